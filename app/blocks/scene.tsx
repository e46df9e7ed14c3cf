import type { ComponentProps } from 'react'

const files = import.meta.glob<string>('../../content/scenes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

export function sceneUrl(id: string): string {
  const url = files[`../../content/scenes/${id}.svg`]
  if (!url) throw new Error(`there is no scene "${id}"`)
  return url
}

/** One of the club's own pictures; 4:3, safe to crop. Without `alt` it is decoration. */
export function Scene({
  id,
  alt = '',
  ...props
}: Omit<ComponentProps<'img'>, 'src'> & { id: string }) {
  return <img width={800} height={600} decoding="async" {...props} src={sceneUrl(id)} alt={alt} />
}
