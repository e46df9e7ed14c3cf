import type { frame as framePT } from '../pt-PT/frame'

export const frame: typeof framePT = {
  header: {
    home: 'Clube de Voos, página inicial',
    navigation: 'Navegação principal',
    tips: 'Dicas',
    subscribe: 'Assine o Premium',
    faq: 'Perguntas frequentes',
    promotions: 'Promoções',
    signIn: 'Entrar no Premium',
    openMenu: 'Abrir o menu',
    closeMenu: 'Fechar o menu',
    social: 'Siga a gente',
    variant: 'Variante do português',
    skip: 'Pular para o conteúdo',
  },
  footer: {
    legal: 'Termos e privacidade',
    support: 'Fale com a gente',
    draw: 'Sorteio dos 10 mil',
    rights: 'Todos os direitos reservados.',
    promise: 'Voos baratos saindo do seu aeroporto, no seu e-mail.',
  },
  errors: {
    notFoundTitle: 'Esta página perdeu o voo',
    notFoundText: 'O endereço não existe ou mudou de portão de embarque.',
    notFoundAction: 'Voltar ao início',
    unexpectedTitle: 'Pegamos uma turbulência',
    unexpectedText: 'Algo deu errado por aqui. Tente de novo daqui a pouco.',
  },
  viewer: {
    signOut: 'Sair',
    area: 'Área pessoal',
    loading: 'Carregando...',
  },
  dialog: {
    close: 'Fechar',
  },
  consent: {
    title: 'Podemos contar esta visita?',
    text: 'Se você concordar, medimos como o site é usado, o que em algumas páginas pode incluir a gravação da visita. Se recusar, o site funciona exatamente do mesmo jeito.',
    more: 'Saiba mais',
    accept: 'Aceitar',
    refuse: 'Recusar',
    change: 'Preferências de cookies',
  },
}
