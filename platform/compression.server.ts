import { promisify } from 'node:util'
import zlib from 'node:zlib'

export const encodings = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const {
  BROTLI_PARAM_QUALITY,
  BROTLI_PARAM_SIZE_HINT,
  BROTLI_PARAM_LGWIN,
  BROTLI_MIN_WINDOW_BITS,
  BROTLI_MAX_WINDOW_BITS,
  ZSTD_c_compressionLevel,
} = zlib.constants

// Told the size, a compressor takes the memory of a page and not that of a film: megabytes less to
// allocate, clear and collect for each one.
const compressors: Record<Encoding, (body: Buffer, thorough: boolean) => Promise<Buffer>> = {
  br: (body, thorough) =>
    promisify(zlib.brotliCompress)(body, {
      params: {
        // From 7 on it takes five times as long for one byte in a hundred.
        [BROTLI_PARAM_QUALITY]: thorough ? 6 : 4,
        [BROTLI_PARAM_SIZE_HINT]: body.length,
        [BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  zstd: (body, thorough) =>
    promisify(zlib.zstdCompress)(body, {
      params: { [ZSTD_c_compressionLevel]: thorough ? 12 : 3 },
      pledgedSrcSize: body.length,
    }),
  gzip: (body, thorough) => promisify(zlib.gzip)(body, { level: thorough ? 9 : 5 }),
}

/** The smallest window that holds the whole body. */
function windowBits(size: number): number {
  const needed = Math.ceil(Math.log2(size + 16))
  return Math.min(BROTLI_MAX_WINDOW_BITS, Math.max(BROTLI_MIN_WINDOW_BITS, needed))
}

/** `thorough` pays for bodies that are kept; answers made for one person are compressed quickly. */
export function compress(body: Buffer, encoding: Encoding, thorough: boolean): Promise<Buffer> {
  return compressors[encoding](body, thorough)
}

/** Browsers send a handful of different headers; each is read once. */
const judged = new Map<string, Encoding | undefined>()
const REMEMBERED = 200

/** The best encoding the client accepts, by our order of preference; q=0 refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (judged.has(header)) return judged.get(header)
  const offers = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
      const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
      return [name, !refused] as const
    }),
  )
  const best = encodings.find((encoding) => offers.get(encoding) ?? offers.get('*') ?? false)
  if (judged.size >= REMEMBERED) judged.clear()
  judged.set(header, best)
  return best
}
