import type { Permit } from '~/modules/staff/model'
import type { Clock } from '~/platform/clock.server'
import type { Database } from '~/platform/database.server'
import { pressPicture } from '~/platform/picture-press.server'
import type { PictureRefusal } from './model'
import * as store from './store.server'

export interface Pictures {
  /** Answers the address of what was made of the file; the same file has the same address. */
  add(
    by: Permit<'deals:edit'>,
    file: Buffer,
  ): Promise<{ ok: true; path: string } | { ok: false; reason: PictureRefusal }>
  read(name: string): Promise<{ bytes: Buffer; type: string } | undefined>
}

const NAME = /^([\da-f]{40})\.(avif|jpg)$/

export function createPictures({ db, clock }: { db: Database; clock: Clock }): Pictures {
  return {
    async add(by, file) {
      const pressed = await pressPicture(file)
      if (!pressed.ok) return pressed
      await store.addPicture(db, { ...pressed.picture, addedBy: by.name, createdAt: clock.now() })
      return { ok: true, path: `/imagens/${pressed.picture.hash}.avif` }
    },
    async read(name) {
      const [, hash, extension] = NAME.exec(name) ?? []
      if (!hash) return undefined
      const form = extension === 'avif' ? 'avif' : 'jpeg'
      const bytes = await store.readPicture(db, hash, form)
      return bytes && { bytes, type: `image/${form}` }
    },
  }
}
