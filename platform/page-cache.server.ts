import { createHash } from 'node:crypto'
import { acceptedEncoding, compress, type Encoding, encodings } from './compression.server'

/** A finished answer: what goes over the wire, in every form a client may ask for. */
export interface KeptPage {
  status: number
  etag: string
  /** Header lists per encoding, ready for writeHead; '' is the plain form. */
  forms: Map<Encoding | '', { headers: string[]; body: Buffer }>
}

/**
 * Public pages are the same for every visitor of a variant, so each is rendered once per content
 * version. Simultaneous first requests wait for one rendering.
 */
export class PageCache {
  #pages = new Map<string, KeptPage>()
  #making = new Map<string, Promise<KeptPage | undefined>>()
  #version = 0
  readonly #capacity: number

  constructor(capacity = 2_000) {
    this.#capacity = capacity
  }

  get(key: string): KeptPage | undefined {
    return this.#pages.get(key)
  }

  /** Keeps what `make` answers, unless the content changed meanwhile or it says it may not be kept. */
  async make(
    key: string,
    make: () => Promise<{ page: KeptPage; keep: boolean }>,
  ): Promise<KeptPage | undefined> {
    const underWay = this.#making.get(key)
    if (underWay) return underWay
    const version = this.#version
    const making = make()
      .then(({ page, keep }) => {
        if (!keep) return undefined
        if (version === this.#version) this.#store(key, page)
        return page
      })
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  clear(): void {
    this.#version += 1
    this.#pages.clear()
    this.#making.clear()
  }

  get size(): number {
    return this.#pages.size
  }

  #store(key: string, page: KeptPage): void {
    if (this.#pages.size >= this.#capacity) {
      const oldest = this.#pages.keys().next().value
      if (oldest !== undefined) this.#pages.delete(oldest)
    }
    this.#pages.set(key, page)
  }
}

export async function keepPage(answer: {
  status: number
  headers: Record<string, string>
  body: Buffer
}): Promise<KeptPage> {
  const etag = etagOf(answer.body)
  const forms: KeptPage['forms'] = new Map()
  const form = (body: Buffer, encoding?: Encoding) => {
    const headers = {
      ...answer.headers,
      ETag: etag,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    return { headers: Object.entries(headers).flat(), body }
  }
  forms.set('', form(answer.body))
  for (const encoding of encodings) {
    forms.set(encoding, form(await compress(answer.body, encoding, true), encoding))
  }
  return { status: answer.status, etag, forms }
}

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

export function formFor(page: KeptPage, acceptEncoding: string | undefined) {
  const encoding = acceptedEncoding(acceptEncoding)
  const form = page.forms.get(encoding ?? '')
  if (!form) throw new Error('every kept page has every form')
  return form
}
