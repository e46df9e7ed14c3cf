import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import type { Database } from '~/platform/database.server'
import { hashPassword, verifyPassword } from './password.server'
import { credentials, sessions, users, verifications } from './tables.server'

export const SESSION_COOKIE = 'cdv.session_token'
const DAY = 86_400

/**
 * Sessions and passwords. Its own endpoints are not mounted: the routes call it after our limiter,
 * which counts in the database and before any hashing, so its limiter is off on purpose.
 */
export function createAuth(options: { db: Database; secret: string; publicUrl: string }) {
  return betterAuth({
    baseURL: options.publicUrl,
    secret: options.secret,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 30 * DAY, updateAge: DAY },
    verification: { storeIdentifier: 'hashed' },
    advanced: {
      cookiePrefix: 'cdv',
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: 'lax',
        secure: options.publicUrl.startsWith('https:'),
      },
    },
  })
}

export type Auth = ReturnType<typeof createAuth>
