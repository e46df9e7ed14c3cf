import { createHash } from 'node:crypto'
import { acceptedEncoding, compress, type Encoding } from './compression.server'

export interface PageForm {
  /** Ready for writeHead. */
  headers: string[]
  body: Buffer
}

/** A finished answer. A form is compressed once, when the first client asks for it. */
export class KeptPage {
  readonly status: number
  readonly etag: string
  readonly #headers: Record<string, string>
  readonly #body: Buffer
  readonly #ready = new Map<Encoding | undefined, PageForm>()
  readonly #making = new Map<Encoding | undefined, Promise<PageForm>>()

  constructor(answer: { status: number; headers: Record<string, string>; body: Buffer }) {
    this.status = answer.status
    this.etag = etagOf(answer.body)
    this.#headers = answer.headers
    this.#body = answer.body
  }

  /** What this client may get at once. */
  readyFormFor(acceptEncoding: string | undefined): PageForm | undefined {
    return this.#ready.get(acceptedEncoding(acceptEncoding))
  }

  formFor(acceptEncoding: string | undefined): Promise<PageForm> {
    const encoding = acceptedEncoding(acceptEncoding)
    const underWay = this.#making.get(encoding)
    if (underWay) return underWay
    const making = this.#make(encoding)
    this.#making.set(encoding, making)
    return making
  }

  async #make(encoding: Encoding | undefined): Promise<PageForm> {
    const body = encoding ? await compress(this.#body, encoding, true) : this.#body
    const headers = {
      ...this.#headers,
      ETag: this.etag,
      'Content-Length': String(body.length),
      ...(encoding && { 'Content-Encoding': encoding }),
    }
    const form = { headers: Object.entries(headers).flat(), body }
    this.#ready.set(encoding, form)
    return form
  }
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

  /** Keeps the page that `make` answers, if it is one to keep and the content did not change meanwhile. */
  async make(
    key: string,
    make: () => Promise<KeptPage | undefined>,
  ): Promise<KeptPage | undefined> {
    const underWay = this.#making.get(key)
    if (underWay) return underWay
    const version = this.#version
    const making = make()
      .then((page) => {
        if (page && version === this.#version) this.#store(key, page)
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

export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
