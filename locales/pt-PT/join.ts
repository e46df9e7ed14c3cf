export const join = {
  join: {
    title: 'Recebe ofertas de voos no teu e-mail',
    pageTitle: 'Adere grátis',
    pageDescription:
      'Diz-nos o teu nome, o teu e-mail e o teu aeroporto, e recebe pelo menos duas ofertas de voos por mês. Grátis.',
    lead: 'Diz-nos de onde partes. Nós ficamos de olho nos preços.',
    name: 'Nome',
    email: 'E-mail',
    homeAirport: 'Aeroporto de partida',
    chooseAirport: 'Escolhe o teu aeroporto',
    submit: 'Quero receber ofertas',
    submitting: 'A submeter...',
    consent: 'Ao aderires, aceitas os',
    consentLink: 'termos e a política de privacidade',
    consentEnd: '. Podes sair com um clique em qualquer e-mail.',
    trap: 'Não preenchas este campo',
    success:
      'Inscrição realizada com sucesso! Verifica o teu e-mail para confirmares a tua inscrição. Se não o encontrares, espreita a pasta de spam.',
    popupTitle: 'Vê o teu e-mail',
    popupText:
      'Enviámos-te um link de confirmação. Abre a mensagem e carrega no botão para começares a receber ofertas. Não chegou em 5 minutos? Procura na pasta de spam ou promoções.',
    popupClose: 'Combinado',
  },
  fields: {
    nameTooLong: 'Usa no máximo 120 caracteres',
    emailTooLong: 'Usa no máximo 254 caracteres',
    airportUnknown: 'Escolhe um dos quatro aeroportos',
    invalidEmail: 'Email inválido',
    required: 'Obrigatório',
  },
  refusals: {
    prefix: 'Ocorreu um erro: ',
    'too-many-attempts': 'foram feitas demasiadas tentativas. Espera um pouco e tenta novamente.',
    'proof-failed': 'a verificação do teu navegador falhou. Tenta novamente.',
    unexpected: 'não conseguimos guardar a tua inscrição. Nada ficou registado; tenta novamente.',
    invalid: 'há campos por corrigir.',
  },
  joinFailures: {
    tips: 'Ocorreu um erro. Por favor, tenta novamente.',
    subscribePage: 'Ocorreu um erro. Por favor, tente novamente.',
  },
}
