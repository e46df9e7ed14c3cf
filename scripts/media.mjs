import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { renderMailScenes } from './mail-scenes.mjs'

/** Pictures for places that take no SVG: mail programs, home screens, social networks. */
export async function renderMedia(root, client) {
  const media = path.join(client, 'media')
  await mkdir(media, { recursive: true })
  const logo = await readFile(path.join(root, 'content', 'brand', 'logo.svg'))
  for (const size of [64, 180, 192, 512]) {
    await sharp(logo, { density: 600 })
      .resize(size, size)
      .png()
      .toFile(path.join(media, `logo-${size}.png`))
  }
  await renderMailScenes(root, media)
}
