import type { Signer } from '~/platform/links.server'

const PURPOSE = 'order'

/** Opens one purchase to whoever got the mail about it: a buyer may not have a password yet. */
export function orderPath(signer: Signer, orderId: string): string {
  return `/compra/${signer.sign(PURPOSE, orderId)}`
}

export function readOrderToken(signer: Signer, token: string): string | undefined {
  return signer.verify(PURPOSE, token)
}
