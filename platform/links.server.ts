import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** An unguessable value for a link; only its hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Links and keyed hashes that need no row of their own; each purpose has its own key. */
export interface Signer {
  sign(purpose: string, value: string): string
  /** The value, when the signature is ours and was made for this purpose. */
  verify(purpose: string, signed: string): string | undefined
  keyedHash(purpose: string, value: string): string
}

export function createSigner(secret: string): Signer {
  const mac = (purpose: string, value: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('base64url')
  return {
    sign: (purpose, value) => `${Buffer.from(value).toString('base64url')}.${mac(purpose, value)}`,
    verify(purpose, signed) {
      const [encoded = '', signature = ''] = signed.split('.')
      const value = Buffer.from(encoded, 'base64url').toString()
      const expected = Buffer.from(mac(purpose, value))
      const given = Buffer.from(signature)
      const same = expected.length === given.length && timingSafeEqual(expected, given)
      return same ? value : undefined
    },
    keyedHash: mac,
  }
}
