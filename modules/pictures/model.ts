/** Where a picture is, for ever: it is named after its own bytes. Mails use the `.jpg` beside it. */
export const picturePath = /^\/imagens\/([\da-f]{40})\.avif$/

export type PictureRefusal =
  | 'too-large'
  | 'not-a-picture'
  | 'too-many-pixels'
  | 'too-small'
  | 'broken'

/** Programs that read mail do not know AVIF yet. */
export function mailPicture(path: string): string {
  return path.replace(/\.avif$/, '.jpg')
}
