/** Remembers the link a visitor came by, for 90 days (modules/promotions). */
export const REFERRAL_COOKIE = 'recomendacao'

/** The team's session; members have another cookie, and neither is ever read for the other. */
export const STAFF_COOKIE = 'cdv.staff'

/** A cookie that only the server reads, and only our own pages send. */
export function cookie(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.get('Cookie') ?? '').split(';')) {
    const [key, value] = part.trim().split('=')
    if (key === name && value && /^[\w.-]{20,100}$/.test(value)) return value
  }
  return undefined
}
