import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import type { Database } from '~/platform/database.server'
import { hashToken } from '~/platform/links.server'
import { credentials, sessions, users, verifications } from './tables.server'

export const SESSION_COOKIE = 'cdv.session_token'
const DAY = 86_400

/**
 * Sessions and their cookies. Its own endpoints are not mounted: the routes call it after our
 * limiter, which counts in the database and before any hashing, so its limiter is off on purpose.
 */
export function createAuth(options: { db: Database; secret: string; publicUrl: string }) {
  const adapter = drizzleAdapter(options.db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: credentials, verification: verifications },
  })
  return betterAuth({
    baseURL: options.publicUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    database: (settings: BetterAuthOptions) => withHashedSessionTokens(adapter(settings)),
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'cdv',
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        secure: options.publicUrl.startsWith('https:'),
      },
    },
    plugins: [sessionOpener()],
  })
}

export type Auth = ReturnType<typeof createAuth>

/** Opens a session for a user whose password and membership the product has already checked. */
function sessionOpener() {
  return {
    id: 'session-opener',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const { internalAdapter } = ctx.context
          const user = await internalAdapter.findUserById(ctx.body.userId)
          if (!user) throw new Error('a session needs a user')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({ sessionId: session.id })
        },
      ),
    },
  }
}

type Adapter = ReturnType<ReturnType<typeof drizzleAdapter>>
type Where = { field: string; value: unknown }[]

/** The library looks sessions up by their token; the table keeps only its hash, as for mailed links. */
function withHashedSessionTokens(adapter: Adapter): Adapter {
  const hashed = <Query extends { model: string; where?: unknown }>(query: Query): Query => {
    if (query.model !== 'session' || !Array.isArray(query.where)) return query
    const where = (query.where as Where).map((part) =>
      part.field === 'token' ? { ...part, value: hashOf(part.value) } : part,
    )
    return { ...query, where }
  }
  const plain = <Row>(query: { model: string; where?: unknown }, row: Row): Row => {
    const token = (query.where as Where | undefined)?.find(({ field }) => field === 'token')?.value
    return query.model === 'session' && row && typeof token === 'string' ? { ...row, token } : row
  }
  const guarded = {
    ...adapter,
    async create(query: Parameters<Adapter['create']>[0]) {
      if (query.model !== 'session') return adapter.create(query)
      const { token } = query.data as { token: string }
      const row = await adapter.create({
        ...query,
        data: { ...query.data, token: hashToken(token) },
      })
      return { ...row, token }
    },
    async findOne(query: Parameters<Adapter['findOne']>[0]) {
      return plain(query, await adapter.findOne(hashed(query)))
    },
    async update(query: Parameters<Adapter['update']>[0]) {
      return plain(query, await adapter.update(hashed(query)))
    },
    findMany: (query: Parameters<Adapter['findMany']>[0]) => adapter.findMany(hashed(query)),
    count: (query: Parameters<Adapter['count']>[0]) => adapter.count(hashed(query)),
    updateMany: (query: Parameters<Adapter['updateMany']>[0]) => adapter.updateMany(hashed(query)),
    delete: (query: Parameters<Adapter['delete']>[0]) => adapter.delete(hashed(query)),
    deleteMany: (query: Parameters<Adapter['deleteMany']>[0]) => adapter.deleteMany(hashed(query)),
    transaction: ((use) =>
      adapter.transaction((inner) =>
        use(withHashedSessionTokens(inner as Adapter)),
      )) as Adapter['transaction'],
  }
  return guarded as Adapter
}

function hashOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hashOf)
  return typeof value === 'string' ? hashToken(value) : value
}
