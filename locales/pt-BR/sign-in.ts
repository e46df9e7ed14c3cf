import type { signIn as signInPT } from '../pt-PT/sign-in'

export const signIn: typeof signInPT = {
  signIn: {
    title: 'Entrar',
    lead: 'A área pessoal e as ofertas Premium estão do outro lado.',
    email: 'E-mail',
    password: 'Senha',
    submit: 'Entrar',
    submitting: 'Entrando...',
    forgotten: 'Esqueceu a senha?',
    becomePremium: 'Ainda não é Premium? Veja os planos',
    texts: {
      'unknown-user': 'Falha no login: Usuário não encontrado.',
      'wrong-password': 'Falha no login: Senha incorreta.',
      'invalid-email': 'Falha no login: Email inválido.',
      disabled: 'Falha no login: Conta desativada.',
      unverified: 'Por favor, verifique o seu e-mail antes de fazer login.',
      'no-record': 'Usuário não encontrado no banco de dados.',
      'not-eligible': 'Acesso negado. A sua conta não é premium.',
      'too-many-attempts':
        'Falha no login: foram feitas tentativas demais. Espere 15 minutos e tente de novo.',
      busy: 'Falha no login: tem muita gente entrando ao mesmo tempo. Tente de novo daqui a pouco.',
      unexpected: 'Falha no login: algo deu errado por aqui. Tente de novo daqui a pouco.',
      generic: 'Falha no login: o e-mail ou a senha não estão certos, ou a conta não tem acesso.',
    },
    reasons: {
      'not-premium': 'A sua conta não é premium.',
      'not-active':
        'A sua assinatura não está ativa. Se você acabou de ativar, tente de novo daqui a 5 minutos.',
      'not-verified': 'A sua conta não está verificada.',
    },
  },
  resetPassword: {
    title: 'Redefinir Senha',
    lead: 'Digite o seu e-mail e mandamos um link para você escolher outra.',
    required: 'Email é obrigatório',
    submit: 'Enviar o link',
    submitting: 'Enviando...',
    sent: 'Um link de redefinição de senha foi enviado para o seu email.',
  },
}
