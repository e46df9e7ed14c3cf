import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { acceptedEncoding, type Encoding } from '~/platform/compression.server'
import { etagOf } from '~/platform/page-cache.server'

interface Asset {
  etag: string
  forms: Map<Encoding | '', { headers: string[]; body: Buffer }>
}

export interface Assets {
  /** Answers when the path names a built file. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const precompressed: Record<string, Encoding> = { '.br': 'br', '.zst': 'zstd', '.gz': 'gzip' }

/** All built files live in memory; names below /assets carry a hash of their content. */
export async function loadAssets(folder: string, headers: Record<string, string>): Promise<Assets> {
  const assets = new Map<string, Asset>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const isForm = (file: string) => path.extname(file) in precompressed
  await Promise.all(
    files
      .filter((file) => !isForm(file))
      .map(async (file) => {
        const url = `/${path.relative(folder, file).split(path.sep).join('/')}`
        assets.set(url, await readAsset(file, url, headers))
      }),
  )
  return {
    serve(request, response, pathname) {
      const asset = assets.get(pathname)
      if (!asset) return false
      if (request.headers['if-none-match'] === asset.etag) {
        response.writeHead(304, { ETag: asset.etag }).end()
        return true
      }
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const form = asset.forms.get(encoding ?? '') ?? asset.forms.get('')
      if (!form) return false
      response.writeHead(200, form.headers)
      response.end(request.method === 'HEAD' ? undefined : form.body)
      return true
    },
  }
}

async function readAsset(
  file: string,
  url: string,
  common: Record<string, string>,
): Promise<Asset> {
  const plain = await readFile(file)
  const etag = etagOf(plain)
  const immutable = url.startsWith('/assets/')
  const forms: Asset['forms'] = new Map()
  const add = (body: Buffer, encoding?: Encoding) => {
    const headers = {
      ...common,
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
      'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      ETag: etag,
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    forms.set(encoding ?? '', { headers: Object.entries(headers).flat(), body })
  }
  add(plain)
  for (const [extension, encoding] of Object.entries(precompressed)) {
    const body = await readFile(file + extension).catch(() => undefined)
    if (body) add(body, encoding)
  }
  return { etag, forms }
}
