export const signIn = {
  signIn: {
    title: 'Entrar',
    lead: 'A área pessoal e as ofertas Premium estão do outro lado.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Entrar',
    submitting: 'A entrar...',
    forgotten: 'Esqueceste-te da password?',
    becomePremium: 'Ainda não és Premium? Vê os planos',
    texts: {
      'unknown-user': 'Falha no login: Utilizador não encontrado.',
      'wrong-password': 'Falha no login: Password incorreta.',
      'invalid-email': 'Falha no login: Email inválido.',
      disabled: 'Falha no login: Conta desativada.',
      unverified: 'Por favor, verifica o teu e-mail antes de fazer login.',
      'no-record': 'Utilizador não encontrado no banco de dados.',
      'not-eligible': 'Acesso negado. A tua conta não é premium.',
      'too-many-attempts':
        'Falha no login: foram feitas demasiadas tentativas. Espera 15 minutos e tenta novamente.',
      busy: 'Falha no login: há muita gente a entrar ao mesmo tempo. Tenta novamente daqui a pouco.',
      unexpected: 'Falha no login: algo correu mal do nosso lado. Tenta novamente daqui a pouco.',
      generic:
        'Falha no login: o e-mail ou a password não estão certos, ou a conta não tem acesso.',
    },
    reasons: {
      'not-premium': 'A tua conta não é premium.',
      'not-active':
        'A tua assinatura não está ativa. Se acabaste de a ativar, tenta novamente daqui a 5 minutos.',
      'not-verified': 'A tua conta não está verificada.',
    },
  },
  resetPassword: {
    title: 'Redefinir Senha',
    lead: 'Diz-nos o teu e-mail e enviamos-te um link para escolheres outra.',
    required: 'Email é obrigatório',
    submit: 'Enviar o link',
    submitting: 'A enviar...',
    sent: 'Um link de redefinição de senha foi enviado para o teu email.',
  },
}
