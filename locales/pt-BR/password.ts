import type { password as passwordPT } from '../pt-PT/password'

export const password: typeof passwordPT = {
  newPassword: {
    title: 'Escolha a sua senha',
    text: 'Ela serve para você entrar na sua área pessoal.',
    submit: 'Salvar a senha',
    doneTitle: 'Senha salva',
    doneText: 'Você já pode entrar com a senha nova. As outras sessões foram encerradas.',
    goneTitle: 'Este link não vale mais',
    goneText: 'Os links para escolher a senha duram pouco e só servem uma vez. Peça outro.',
    another: 'Pedir outro link',
  },
  password: {
    next: 'Nova senha',
    current: 'Senha atual',
    hint: 'De 8 a 128 caracteres. Uma frase curta é fácil de lembrar e difícil de adivinhar.',
    changed: 'Senha atualizada com sucesso!',
    problems: {
      required: 'Obrigatório',
      'too-short': 'Use pelo menos 8 caracteres',
      'too-long': 'Use no máximo 128 caracteres',
      'too-common': 'Essa senha é uma das primeiras que alguém tentaria. Escolha outra.',
      'too-many-attempts': 'Foram feitas tentativas demais. Espere um pouco e tente de novo.',
      busy: 'Tem muita gente entrando ao mesmo tempo. Tente de novo daqui a pouco.',
      'link-unusable': 'Este link não vale mais.',
      'wrong-password': 'A senha atual não está certa.',
    },
  },
}
