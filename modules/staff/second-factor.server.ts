import { randomBytes } from 'node:crypto'
import { createOTP } from '@better-auth/utils/otp'

const STEP_MS = 30_000
/** A phone's clock may be off by one step. */
const TOLERATED_STEPS = [0, -1, 1]

export function newSecret(): string {
  return randomBytes(20).toString('base64url')
}

/** The step a code belongs to, or undefined when it belongs to none near now. */
export async function stepOfCode(
  secret: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return undefined
  const current = stepAt(now)
  for (const offset of TOLERATED_STEPS) {
    if ((await createOTP(secret).hotp(current + offset)) === digits) return current + offset
  }
  return undefined
}

export function codeAt(secret: string, now: Date): Promise<string> {
  return createOTP(secret).hotp(stepAt(now))
}

/** What an authenticator app reads, as a QR code or typed in. */
export function enrolmentUrl(secret: string, club: string, email: string): string {
  return createOTP(secret).url(club, email)
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: 8 }, () => {
    const letters = randomBytes(5).toString('hex')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS)
}
