/** A path on this site, or the home page: `//evil`, `/\evil` and their encodings never leave it. */
export function localPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  const base = 'http://local.invalid'
  const url = URL.parse(value, base)
  if (!url || url.origin !== base) return fallback
  let plain = url.pathname
  try {
    plain = decodeURIComponent(plain)
  } catch {
    return fallback
  }
  if (/^\/[\\/]|[\p{Cc}]/u.test(plain)) return fallback
  return url.pathname + url.search + url.hash
}
