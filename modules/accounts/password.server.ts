import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(argon2)

// OWASP's second recommendation: 19 MiB, two passes, one lane.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }

/** Thrown when so many passwords wait to be hashed that another one would wait for seconds. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Without a hash it takes as long as with one, so that the time tells nobody who is known. */
export async function verifyPassword(hash: string | undefined, password: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? '')
  if (!parts) {
    await tagOf(password, Buffer.alloc(16), cost)
    return false
  }
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  const expected = Buffer.from(tag, 'base64')
  const given = await tagOf(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return expected.length === given.length && timingSafeEqual(expected, given)
}

// A core stays free for the pages, however many people (or robots) sign in at once.
const slots = { free: Math.max(1, availableParallelism() - 1), waiting: [] as (() => void)[] }
const LONGEST_QUEUE = 40

/** The same password typed on two keyboards may differ in composition, not in meaning. */
async function tagOf(password: string, nonce: Buffer, limits: typeof cost): Promise<Buffer> {
  if (slots.free === 0) {
    if (slots.waiting.length >= LONGEST_QUEUE) throw new TooBusy()
    await new Promise<void>((resolve) => slots.waiting.push(resolve))
  } else {
    slots.free -= 1
  }
  try {
    return await derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce,
      tagLength: 32,
      ...limits,
    })
  } finally {
    const next = slots.waiting.shift()
    if (next) next()
    else slots.free += 1
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
