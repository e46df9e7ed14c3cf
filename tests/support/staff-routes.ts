/** Every page of the back office and the right it needs; a new page is added here. */
export const SHEET = '/admin/ofertas/7b1de1a4-6f0e-4a59-9b57-0c7f6f0f5e11'
const ALERT = '/admin/alertas/1'
export const pages = {
  '/admin': 'editor',
  '/admin/ofertas': 'editor',
  [SHEET]: 'editor',
  [`${SHEET}/publicar`]: 'editor',
  [`${SHEET}/cartao/PT`]: 'editor',
  [`${SHEET}/carta/BR`]: 'editor',
  '/admin/alertas': 'editor',
  [ALERT]: 'editor',
  '/admin/pagamentos': 'admin',
  '/admin/promocoes': 'admin',
  '/admin/artigos': 'editor',
  '/admin/membros': 'editor',
  '/admin/membros/importar': 'admin',
  '/admin/equipa': 'admin',
  '/admin/registo': 'admin',
} as const

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const promotionsForms: Record<string, string>[] = [
  { intent: 'authorise', draw: 'dez-mil-membros', number: '1/2026' },
  { intent: 'freeze', draw: 'dez-mil-membros', seedSource: 'drand', seedDate: '2027-01-01' },
  { intent: 'seed', draw: 'dez-mil-membros', takenOn: '2027-01-01', reference: '1', seed: 'ab' },
  { intent: 'name', draw: 'dez-mil-membros', name: 'X' },
  { intent: 'unname', draw: 'dez-mil-membros' },
  { intent: 'import', list: 'x' },
  { intent: 'release', id: UNKNOWN, reason: 'x' },
  { intent: 'refuse', id: UNKNOWN, reason: 'x' },
  { intent: 'arranged', id: UNKNOWN, note: 'x' },
  { intent: 'declined', id: UNKNOWN, note: 'x' },
  { intent: 'opt-out', email: 'x@clube.test' },
]

/** Every action, with a body that would change something were it let through. */
export const actions: { path: string; body: Record<string, string>; needs: 'admin' | 'editor' }[] =
  [
    {
      path: '/admin/equipa',
      body: { intent: 'invite', email: 'x@clube.test', name: 'X', role: 'admin' },
      needs: 'admin',
    },
    { path: '/admin/ofertas', body: {}, needs: 'editor' },
    { path: `${SHEET}/rascunho`, body: { titlePT: 'Outro', edition: '0.1' }, needs: 'editor' },
    { path: `${SHEET}/presenca`, body: {}, needs: 'editor' },
    { path: `${SHEET}/publicar`, body: { intent: 'publish', edition: '0.1' }, needs: 'editor' },
    { path: SHEET, body: { intent: 'discard', edition: '0.1' }, needs: 'editor' },
    { path: ALERT, body: { intent: 'pause' }, needs: 'editor' },
    ...['match', 'refund', 'file', 'retry'].map((intent) => ({
      path: '/admin/pagamentos',
      body: { intent, id: UNKNOWN, uid: 'x', reason: 'x' },
      needs: 'admin' as const,
    })),
    ...promotionsForms.map((body) => ({
      path: '/admin/promocoes',
      body,
      needs: 'admin' as const,
    })),
    ...['grant', 'end', 'suppress', 'lift', 'erase'].map((intent) => ({
      path: '/admin/membros/alguem',
      body: { intent, reason: 'porque sim', address: 'x@exemplo.test' },
      needs: 'admin' as const,
    })),
    { path: '/admin/membros/alguem', body: { intent: 'resend' }, needs: 'editor' },
    { path: '/admin/membros/alguem/dados', body: {}, needs: 'admin' },
    { path: '/admin/membros/exportar', body: {}, needs: 'admin' },
    { path: '/admin/membros/importar', body: { consentFrom: 'feira' }, needs: 'admin' },
    {
      path: '/admin/membros/importar/00000000-0000-4000-8000-000000000000',
      body: { intent: 'confirm' },
      needs: 'admin',
    },
    { path: '/admin/sair', body: {}, needs: 'editor' },
  ]
