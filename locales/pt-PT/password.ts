export const password = {
  newPassword: {
    title: 'Escolhe a tua senha',
    text: 'Serve para entrares na tua área pessoal.',
    submit: 'Guardar a senha',
    doneTitle: 'Está guardada',
    doneText: 'Já podes entrar com a tua senha nova. As outras sessões foram terminadas.',
    goneTitle: 'Este link já não é válido',
    goneText: 'Os links para escolher a senha duram pouco e só servem uma vez. Pede outro.',
    another: 'Pedir outro link',
  },
  password: {
    next: 'Nova senha',
    current: 'Senha atual',
    hint: 'Entre 8 e 128 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.',
    changed: 'Senha atualizada com sucesso!',
    problems: {
      required: 'Obrigatório',
      'too-short': 'Usa pelo menos 8 caracteres',
      'too-long': 'Usa no máximo 128 caracteres',
      'too-common': 'Essa senha é das primeiras que alguém tentaria. Escolhe outra.',
      'too-many-attempts': 'Foram feitas demasiadas tentativas. Espera um pouco e tenta novamente.',
      busy: 'Há muita gente a entrar ao mesmo tempo. Tenta novamente daqui a pouco.',
      'link-unusable': 'Este link já não é válido.',
      'wrong-password': 'A senha atual não está certa.',
    },
  },
}
