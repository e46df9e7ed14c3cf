import type { Signer } from '~/platform/links.server'

/**
 * Links that need no row: they stay the same for a member, so that a link in an old mail goes on
 * working. Each purpose is signed with a key of its own and opens nothing else.
 */
const PREFERENCES = 'preferences'
const PROFILE = 'complete-profile'

export function preferencesPath(signer: Signer, uid: string): string {
  return `/preferencias/${signer.sign(PREFERENCES, uid)}`
}

export function readPreferencesToken(signer: Signer, token: string): string | undefined {
  return signer.verify(PREFERENCES, token)
}

export function profileProofPath(signer: Signer, uid: string): string {
  return `/complete-profile?prova=${signer.sign(PROFILE, uid)}`
}

export function readProfileProof(signer: Signer, proof: string): string | undefined {
  return signer.verify(PROFILE, proof)
}
