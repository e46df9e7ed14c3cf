/**
 * A message written once and filled in per recipient. Values go into slots; everything else is ready
 * bytes, encoded already. Slots in a body stand between soft line breaks, so that a value of any length
 * changes nothing around it.
 */
export interface MimeTemplate {
  fill(values: Record<string, string>): MimeMessage
  /** Bytes with empty values. */
  size: number
}

/**
 * ASCII only. No line of the body begins with a dot, its last one is ended, and DKIM finds nothing in it
 * to relax: it goes out, and is hashed, as it is.
 */
export interface MimeMessage {
  /** The header fields, each with its line break, without the empty line after them. */
  head: string
  body: Buffer
}

export function messageBytes({ head, body }: MimeMessage): Buffer {
  return Buffer.concat([ascii(`${head}\r\n`), body])
}

export interface MessageParts {
  /** May hold slots; values put there must be ASCII. */
  headers: [name: string, value: string][]
  html: string
  text: string
}

type SlotKind = 'header' | 'html' | 'text'
type Piece = Buffer | { slot: string; kind: SlotKind }

// Private-use characters: no mail contains them, and neither HTML nor upper-casing changes them.
const OPEN = '\uE000'
const CLOSE = '\uE001'
const SLOT = new RegExp(`${OPEN}([a-z0-9]+)${CLOSE}`)

/** Put into a text, marks the place where a recipient's value goes. */
export function slot(name: string): string {
  return OPEN + name + CLOSE
}

export function mimeTemplate({ headers, html, text }: MessageParts): MimeTemplate {
  const boundary = '=_clube_alternativa'
  const head = joined([
    ...headers.flatMap(([name, value]) => headerPieces(`${name}: `, value)),
    ascii(
      `MIME-Version: 1.0\r\nContent-Type: multipart/alternative;\r\n boundary="${boundary}"\r\n`,
    ),
  ])
  const body = joined([
    ...bodyPart(boundary, 'text', text),
    ...bodyPart(boundary, 'html', html),
    ascii(`--${boundary}--\r\n`),
  ])
  const [headSize, bodySize] = [sizeOf(head), sizeOf(body)]
  return {
    size: headSize + 2 + bodySize,
    fill: (values) => ({
      head: filled(head, headSize, values).toString('latin1'),
      body: filled(body, bodySize, values),
    }),
  }
}

function sizeOf(pieces: Piece[]): number {
  return pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : 0), 0)
}

function filled(pieces: Piece[], size: number, values: Record<string, string>): Buffer {
  const encoded = new Map<Piece, string>()
  let total = size
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) continue
    const value = encoders[piece.kind](values[piece.slot] ?? '')
    encoded.set(piece, value)
    total += value.length
  }
  const message = Buffer.allocUnsafe(total)
  let at = 0
  for (const piece of pieces) {
    if (Buffer.isBuffer(piece)) at += piece.copy(message, at)
    else at += message.write(encoded.get(piece) ?? '', at, 'latin1')
  }
  return message
}

const encoders: Record<SlotKind, (value: string) => string> = {
  // A line break in a header would begin another header.
  header: (value) => value.replace(/[^\x20-\x7e]/g, ''),
  html: (value) => quotedPrintable(escapeHtml(value)),
  text: quotedPrintable,
}

function bodyPart(boundary: string, kind: 'text' | 'html', content: string): Piece[] {
  const type = kind === 'html' ? 'text/html' : 'text/plain'
  const head = `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n`
  return [
    ascii(head),
    ...slotted(content, kind, (piece) => ascii(quotedPrintable(piece)), ascii('=\r\n')),
    ascii('\r\n'),
  ]
}

function headerPieces(name: string, value: string): Piece[] {
  return [
    ascii(name),
    ...slotted(value, 'header', (piece) => ascii(encodedWords(piece))),
    ascii('\r\n'),
  ]
}

function slotted(
  content: string,
  kind: SlotKind,
  encode: (literal: string) => Buffer,
  around?: Buffer,
): Piece[] {
  const parts = content.split(SLOT)
  return parts.flatMap((part, index): Piece[] => {
    if (index % 2 === 0) return part ? [encode(part)] : []
    const place: Piece = { slot: part, kind }
    return around ? [around, place, around] : [place]
  })
}

/** Neighbouring bytes become one piece: fewer copies for every recipient. */
function joined(pieces: Piece[]): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (Buffer.isBuffer(piece) && Buffer.isBuffer(last))
      result[result.length - 1] = Buffer.concat([last, piece])
    else result.push(piece)
  }
  return result
}

function ascii(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}

const LINE = 72
const PLAIN = /^[\x20-\x3c\x3e-\x7e]*$/

/**
 * RFC 2045. A dot at the start of a line is encoded too, so that SMTP needs no stuffing, and so is
 * every space but the first of several, so that DKIM finds nothing to relax in a body.
 */
export function quotedPrintable(text: string): string {
  if (text.length < LINE && PLAIN.test(text) && !/^\.| $| {2}/.test(text)) return text
  return text
    .split(/\r\n|\r|\n/)
    .map(encodeLine)
    .join('\r\n')
}

function encodeLine(line: string): string {
  const bytes = Buffer.from(line)
  let out = ''
  let width = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    const isPlain = byte >= 0x20 && byte <= 0x7e && byte !== 0x3d
    const mustHide =
      (byte === 0x2e && width === 0) ||
      (byte === 0x20 && (at === bytes.length - 1 || bytes[at - 1] === 0x20))
    const symbol =
      isPlain && !mustHide
        ? String.fromCharCode(byte)
        : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
    if (width + symbol.length > LINE) {
      out += '=\r\n'
      width = 0
      // What begins the new line must be looked at again: it may be a dot.
      if (byte === 0x2e) {
        out += '=2E'
        width = 3
        continue
      }
    }
    out += symbol
    width += symbol.length
  }
  return out
}

/** RFC 2047, in words of whole characters. */
export function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  const words: string[] = []
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 42) {
      words.push(word)
      word = ''
    }
    word += character
  }
  words.push(word)
  return words.map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
