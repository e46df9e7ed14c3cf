import { promisify } from 'node:util'
import zlib from 'node:zlib'

export const encodings = ['br', 'zstd', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

const compressors: Record<Encoding, (body: Buffer, thorough: boolean) => Promise<Buffer>> = {
  br: (body, thorough) =>
    promisify(zlib.brotliCompress)(body, {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: thorough ? 9 : 4 },
    }),
  zstd: (body, thorough) =>
    promisify(zlib.zstdCompress)(body, {
      params: { [zlib.constants.ZSTD_c_compressionLevel]: thorough ? 15 : 3 },
    }),
  gzip: (body, thorough) => promisify(zlib.gzip)(body, { level: thorough ? 9 : 5 }),
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
