import type { join as joinPT } from '../pt-PT/join'

export const join: typeof joinPT = {
  join: {
    title: 'Receba ofertas de voos no seu e-mail',
    pageTitle: 'Participe grátis',
    pageDescription:
      'Conte pra gente seu nome, seu e-mail e seu aeroporto, e receba pelo menos duas ofertas de voos por mês. Grátis.',
    lead: 'Conte de onde você sai. A gente fica de olho nos preços.',
    name: 'Nome',
    email: 'E-mail',
    homeAirport: 'Aeroporto de partida',
    chooseAirport: 'Escolha o seu aeroporto',
    submit: 'Quero receber ofertas',
    submitting: 'Enviando...',
    consent: 'Ao participar, você aceita os',
    consentLink: 'termos e a política de privacidade',
    consentEnd: '. Dá para sair com um clique em qualquer e-mail.',
    trap: 'Não preencha este campo',
    success:
      'Inscrição realizada com sucesso! Verifique o seu e-mail para confirmar a inscrição. Se não encontrar, dê uma olhada na caixa de spam.',
    popupTitle: 'Olhe o seu e-mail',
    popupText:
      'Mandamos um link de confirmação. Abra a mensagem e toque no botão para começar a receber ofertas. Não chegou em 5 minutos? Procure no spam ou na aba de promoções.',
    popupClose: 'Combinado',
  },
  fields: {
    nameTooLong: 'Use no máximo 120 caracteres',
    emailTooLong: 'Use no máximo 254 caracteres',
    airportUnknown: 'Escolha um dos quatro aeroportos',
    invalidEmail: 'Email inválido',
    required: 'Obrigatório',
  },
  refusals: {
    prefix: 'Ocorreu um erro: ',
    'too-many-attempts': 'foram feitas tentativas demais. Espere um pouco e tente de novo.',
    'proof-failed': 'a verificação do seu navegador falhou. Tente de novo.',
    unexpected: 'não conseguimos salvar a sua inscrição. Nada ficou registrado; tente de novo.',
    invalid: 'há campos para corrigir.',
  },
  joinFailures: {
    tips: 'Ocorreu um erro. Por favor, tente novamente.',
    subscribePage: 'Ocorreu um erro. Por favor, tente novamente.',
  },
}
