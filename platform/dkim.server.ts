import { createHash, createPrivateKey, sign } from 'node:crypto'

export interface DkimKey {
  domain: string
  selector: string
  privateKey: string
}

/** Signs a finished message (RFC 6376, relaxed/relaxed), off the main thread. */
export type DkimSigner = (message: Buffer) => Promise<Buffer>

const SIGNED = new Set([
  ...['from', 'to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'],
  ...['list-unsubscribe', 'list-unsubscribe-post', 'list-id', 'feedback-id', 'reply-to'],
])

export function createDkimSigner({ domain, selector, privateKey }: DkimKey): DkimSigner {
  const key = createPrivateKey(privateKey.replaceAll('\\n', '\n'))
  return async (message) => {
    const end = message.indexOf('\r\n\r\n')
    const head = message.toString('latin1', 0, end)
    const fields = head.split(/\r\n(?![ \t])/).map(relaxHeader)
    const signed = fields.filter(({ name }) => SIGNED.has(name))
    const unsigned =
      `v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domain}; s=${selector};` +
      ` h=${signed.map(({ name }) => name).join(':')}; bh=${bodyHash(message.subarray(end + 4))}; b=`
    const text = `${signed.map(({ line }) => line).join('\r\n')}\r\ndkim-signature:${unsigned}`
    const signature = await new Promise<Buffer>((resolve, reject) =>
      // The callback form runs on the thread pool, where a core signs about 2,300 a second.
      sign('rsa-sha256', Buffer.from(text, 'latin1'), key, (error, value) =>
        error ? reject(error) : resolve(value),
      ),
    )
    const folded = linesOf(signature.toString('base64')).join('\r\n ')
    return Buffer.concat([
      Buffer.from(`DKIM-Signature: ${unsigned}${folded}\r\n`, 'latin1'),
      message,
    ])
  }
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (let at = 0; at < text.length; at += 72) lines.push(text.slice(at, at + 72))
  return lines
}

function relaxHeader(field: string): { name: string; line: string } {
  const colon = field.indexOf(':')
  const name = field.slice(0, colon).trim().toLowerCase()
  const value = field
    .slice(colon + 1)
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()
  return { name, line: `${name}:${value}` }
}

/**
 * Our bodies are quoted-printable without runs of white space or any at the end of a line, so the text
 * is rewritten only when a stranger's has something to relax.
 */
function bodyHash(body: Buffer): string {
  const needsWork = body.includes('  ') || body.includes('\t') || body.includes(' \r\n')
  const relaxed = needsWork
    ? Buffer.from(
        body
          .toString('latin1')
          .replace(/[ \t]+(?=\r\n|$)/g, '')
          .replace(/[ \t]+/g, ' '),
        'latin1',
      )
    : body
  let end = relaxed.length
  while (end >= 2 && relaxed[end - 1] === 0x0a && relaxed[end - 2] === 0x0d) end -= 2
  const hash = createHash('sha256').update(relaxed.subarray(0, end))
  return hash.update('\r\n').digest('base64')
}
