import type { Signer } from '~/platform/links.server'

const PURPOSE = 'delivery'
const RETURN_PREFIX = 'devolvido-'
const REFERENCE = /([0-9a-z]+)-([0-9a-f]{20})/

/**
 * A delivery's signed name: in its return path, its Message-ID and its links. Small letters and digits
 * only, because mail systems change case.
 */
export function referenceOf(signer: Signer, deliveryId: number): string {
  const mac = Buffer.from(signer.keyedHash(PURPOSE, String(deliveryId)), 'base64url')
  return `${deliveryId.toString(36)}-${mac.toString('hex', 0, 10)}`
}

/** The delivery, when the name is one of ours. */
export function readReference(signer: Signer, text: string): number | undefined {
  const [found, id = ''] = REFERENCE.exec(text.toLowerCase()) ?? []
  const deliveryId = Number.parseInt(id, 36)
  if (!found || !Number.isSafeInteger(deliveryId)) return undefined
  return referenceOf(signer, deliveryId) === found ? deliveryId : undefined
}

export function returnPath(reference: string, domain: string): string {
  return `${RETURN_PREFIX}${reference}@${domain}`
}

export function isReturnPath(address: string): boolean {
  return address.toLowerCase().startsWith(RETURN_PREFIX)
}
