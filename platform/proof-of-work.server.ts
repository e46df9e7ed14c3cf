import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { z } from 'zod'
import type { Clock } from './clock.server'
import type { Limiter } from './limiter.server'

/** Public forms cost the sender a little computing time; no third party is asked. */
export interface ProofOfWork {
  challenge(): Promise<Challenge>
  /** A solution counts once and for ten minutes. */
  accepts(solution: string): Promise<boolean>
}

const VALID_SECONDS = 600

const payloadShape = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number() }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function createProofOfWork(parts: {
  secret: string
  limiter: Limiter
  clock: Clock
}): ProofOfWork {
  const secrets = {
    hmacSignatureSecret: `pow ${parts.secret}`,
    hmacKeySignatureSecret: `pow-key ${parts.secret}`,
  }
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1_000,
        counter: randomInt(100, 300),
        expiresAt: Math.floor(parts.clock.now().getTime() / 1000) + VALID_SECONDS,
        deriveKey,
        ...secrets,
      }),
    async accepts(solution) {
      const payload = readPayload(solution)
      if (!payload) return false
      const result = await verifySolution({
        challenge: payload.challenge,
        solution: payload.solution,
        deriveKey,
        ...secrets,
      }).catch(() => undefined)
      if (!result?.verified) return false
      return parts.limiter.firstUse('pow', payload.challenge.signature ?? '', VALID_SECONDS)
    },
  }
}

function readPayload(text: string): Payload | undefined {
  if (text.length > 4_000) return undefined
  try {
    const parsed = payloadShape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString()))
    return parsed.success ? (parsed.data as unknown as Payload) : undefined
  } catch {
    return undefined
  }
}
