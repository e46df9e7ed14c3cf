import { createHash } from 'node:crypto'

export interface Pressed {
  hash: string
  avif: Buffer
  jpeg: Buffer
  width: number
  height: number
}

const MOST_BYTES = 10 * 1024 * 1024
const MOST_PIXELS = 40_000_000
const LEAST = { width: 400, height: 300 }
const SIZE = { width: 1200, height: 900 }

/** How files begin, whatever they are called. Nothing else is handed to a decoder. */
const beginnings: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftyp(avif|mif1)$/.test(bytes.toString('latin1', 4, 12)),
]

type Refusal = 'too-large' | 'not-a-picture' | 'too-many-pixels' | 'too-small' | 'broken'

/**
 * Makes a picture anew from its pixels alone: what was hidden in the file, from the place it was taken
 * to another file glued to its end, does not come along.
 */
export async function pressPicture(
  bytes: Buffer,
): Promise<{ ok: true; picture: Pressed } | { ok: false; reason: Refusal }> {
  if (bytes.length > MOST_BYTES) return { ok: false, reason: 'too-large' }
  if (!beginnings.some((fits) => fits(bytes))) return { ok: false, reason: 'not-a-picture' }
  // Loaded when the first picture comes: it is large, and most processes never see one.
  const { default: sharp } = await import('sharp')
  try {
    // Only the head is read for this, so nothing is too large to be asked.
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > MOST_PIXELS) return { ok: false, reason: 'too-many-pixels' }
    if (width < LEAST.width || height < LEAST.height) return { ok: false, reason: 'too-small' }
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ ...SIZE, fit: 'cover', position: 'attention', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const avif = await pixels().avif({ quality: 55, effort: 3 }).toBuffer()
    const jpeg = await pixels().jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    const hash = createHash('sha256').update(avif).digest('hex').slice(0, 40)
    return { ok: true, picture: { hash, avif, jpeg, width: info.width, height: info.height } }
  } catch {
    return { ok: false, reason: 'broken' }
  }
}
