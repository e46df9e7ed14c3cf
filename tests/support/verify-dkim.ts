import { createHash, createPublicKey, verify } from 'node:crypto'

/** An independent reading of RFC 6376 for relaxed/relaxed: says whether the signature holds. */
export function verifyDkim(raw: string, publicKeyPem: string): boolean {
  const end = raw.indexOf('\r\n\r\n')
  const fields = unfolded(raw.slice(0, end))
  const signature = fields.find(({ name }) => name === 'dkim-signature')
  if (!signature) return false
  const tags = Object.fromEntries(
    signature.value.split(';').map((tag) => {
      const [key = '', ...rest] = tag.trim().split('=')
      return [key, rest.join('=').replace(/\s+/g, '')]
    }),
  )
  if (bodyHash(raw.slice(end + 4)) !== tags.bh) return false
  // Of a repeated field, the last one not used yet is meant.
  const left = [...fields]
  const lines = (tags.h ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((field) => field.name === name.trim().toLowerCase())
    return at < 0 ? [] : left.splice(at, 1).map(relaxed)
  })
  const own = relaxed(signature).replace(/(\bb=)[^;]*/, '$1')
  const text = [...lines, own].join('\r\n')
  const key = createPublicKey(publicKeyPem)
  return verify('rsa-sha256', Buffer.from(text, 'latin1'), key, Buffer.from(tags.b ?? '', 'base64'))
}

function unfolded(head: string): { name: string; value: string }[] {
  return head
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':')
      return { name: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1) }
    })
}

function relaxed({ name, value }: { name: string; value: string }): string {
  return `${name}:${value.replace(/[ \t]+/g, ' ').trim()}`
}

function bodyHash(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  while (lines.at(-1) === '') lines.pop()
  const text = lines.length > 0 ? `${lines.join('\r\n')}\r\n` : ''
  return createHash('sha256').update(Buffer.from(text, 'latin1')).digest('base64')
}
