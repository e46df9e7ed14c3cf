import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** The scenes as PNG, for mail programs, which take no SVG; twice the width they are shown at. */
export async function renderMailScenes(root, media) {
  const folder = path.join(media, 'scenes')
  await mkdir(folder, { recursive: true })
  const scenes = path.join(root, 'content', 'scenes')
  const names = (await readdir(scenes)).filter(
    (name) => name.endsWith('.svg') && !/^(cover|spot|roadmap)-/.test(name),
  )
  for (const name of names) {
    const svg = await readFile(path.join(scenes, name))
    await sharp(svg, { density: 144 })
      .resize(1_088, 544, { fit: 'cover', position: 'attention' })
      .png({ palette: true, colours: 96, effort: 3 })
      .toFile(path.join(folder, name.replace('.svg', '.png')))
  }
}
