import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { renderMailScenes } from './mail-scenes.mjs'
import { renderSocialCards } from './social-cards.mjs'

/** Pictures for places that take no SVG: mail programs, home screens, social networks. */
export async function renderMedia(root, client) {
  const media = path.join(client, 'media')
  await mkdir(media, { recursive: true })
  const brand = (name) => readFile(path.join(root, 'content', 'brand', name))
  const [logo, favicon] = await Promise.all([brand('logo.svg'), brand('favicon.svg')])
  for (const size of [64, 180, 192, 512]) {
    await drawn(logo, size).toFile(path.join(media, `logo-${size}.png`))
  }
  // Home screens cut their own shape out of these, so nothing may be transparent.
  for (const size of [180, 512]) {
    await drawn(favicon, size)
      .flatten({ background: '#1f4e9e' })
      .toFile(path.join(media, `icon-${size}.png`))
  }
  await writeFile(path.join(client, 'favicon.ico'), icoOf(await drawn(favicon, 32).toBuffer(), 32))
  await renderSocialCards(root, media)
  await renderMailScenes(root, media)
}

function drawn(svg, size) {
  return sharp(svg, { density: 600 }).resize(size, size).png()
}

/** An .ico is a 22-byte directory in front of a PNG. */
function icoOf(png, size) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one picture
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits per pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
