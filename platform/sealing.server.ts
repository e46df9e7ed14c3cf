import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps in the database what the database alone must not give away. */
export interface Sealer {
  seal(purpose: string, value: string): string
  /** Undefined when it was sealed for another purpose, with another secret, or changed since. */
  open(purpose: string, sealed: string): string | undefined
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSealer(secret: string): Sealer {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    seal(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key(purpose), nonce)
      const body = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const cipher = createDecipheriv('aes-256-gcm', key(purpose), nonce)
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        const body = cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
        return Buffer.concat([body, cipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
