import type { Permit, Right } from '~/modules/staff/model'

/** Leave to do anything, for tests that are not about who may. */
export const teamPermit = { id: 'somebody', name: 'Alguém da equipa' } as Permit<Right>
