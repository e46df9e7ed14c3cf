/** Where a picture is, for ever: it is named after its own bytes. Mails use the `.jpg` beside it. */
export const picturePath = /^\/imagens\/([\da-f]{40})\.avif$/

export type PictureRefusal =
  | 'too-large'
  | 'not-a-picture'
  | 'too-many-pixels'
  | 'too-small'
  | 'broken'

/** For mails, and for browsers that do not know AVIF. */
export function withoutAvif(path: string): string {
  return path.replace(/\.avif$/, '.jpg')
}
