import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import satori from 'satori'
import sharp from 'sharp'
import { socialCards } from '../content/social-cards.ts'

const WIDTH = 1200
const HEIGHT = 630
const BAND = 36
const SCENE = { left: 640, width: WIDTH - 640, height: HEIGHT - BAND }
const promises = {
  PT: 'Voos baratos, no teu e-mail',
  BR: 'Voos baratos, no seu e-mail',
}
const colours = { ink: '#0c2340', sand: '#fbf3e4', muted: '#4c5d75', sunset: '#f4673f' }

const displayFace = import.meta.resolve(
  '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
)
const textFace = import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')

/**
 * One 1200×630 picture per page or article and variant. A card that was drawn before from the same
 * parts is copied from the cache, so only what changed costs time.
 */
export async function renderSocialCards(root, media) {
  const folder = path.join(media, 'social')
  const cache = path.join(root, '.cache', 'social')
  await Promise.all([folder, cache].map((each) => mkdir(each, { recursive: true })))
  const parts = await loadParts(root)
  await inPairs(await allCards(root), async (card) => {
    const scene = await readFile(path.join(root, 'content', 'scenes', `${card.scene}.svg`))
    const drawn = path.join(
      cache,
      `${fingerprint(parts.fingerprint, scene, card.title, card.promise)}.png`,
    )
    const target = path.join(folder, `${card.name}.png`)
    const copied = await copyFile(drawn, target).then(
      () => true,
      () => false,
    )
    if (copied) return
    const picture = await drawCard(parts, scene, card)
    await Promise.all([writeFile(drawn, picture), writeFile(target, picture)])
  })
}

async function allCards(root) {
  const articles = path.join(root, 'content', 'articles')
  const cards = Object.entries(socialCards).map(([name, card]) => ({ name, ...card }))
  for (const entry of await readdir(articles, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const id = entry.name
    const meta = JSON.parse(await readFile(path.join(articles, id, 'meta.json'), 'utf8'))
    const title = { PT: meta.PT.title, BR: meta.BR.title }
    cards.push({ name: `blog-${id}`, scene: meta.cover, title })
  }
  return cards.flatMap(({ name, scene, title }) =>
    ['PT', 'BR'].map((variant) => ({
      name: `${name}-${variant.toLowerCase()}`,
      scene,
      title: title[variant],
      promise: promises[variant],
    })),
  )
}

async function loadParts(root) {
  const brand = (name) => readFile(path.join(root, 'content', 'brand', name))
  const [display, text, tile, logo, own] = await Promise.all([
    readFile(fileURLToPath(displayFace)),
    readFile(fileURLToPath(textFace)),
    brand('pattern-azulejo.svg'),
    brand('logo.svg'),
    readFile(import.meta.filename),
  ])
  const fonts = [
    { name: 'Bricolage', data: display, weight: 800, style: 'normal' },
    { name: 'Figtree', data: text, weight: 500, style: 'normal' },
  ]
  const background = await drawBackground(tile, logo)
  return { fonts, background, fingerprint: fingerprint(own, tile, logo, display, text) }
}

async function drawBackground(tile, logo) {
  const square = await sharp(tile, { density: 200 }).resize(BAND, BAND).png().toBuffer()
  const mark = await sharp(logo, { density: 300 }).resize(64, 64).png().toBuffer()
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.sand },
  })
    .composite([
      {
        input: await sharp({
          create: { width: WIDTH, height: BAND, channels: 3, background: colours.sand },
        })
          .composite([{ input: square, tile: true }])
          .png()
          .toBuffer(),
        left: 0,
        top: HEIGHT - BAND,
      },
      { input: mark, left: 64, top: 56 },
    ])
    .png()
    .toBuffer()
}

async function drawCard(parts, scene, card) {
  const svg = await satori(words(card), {
    width: SCENE.left,
    height: HEIGHT - BAND,
    fonts: parts.fonts,
  })
  const [picture, text] = await Promise.all([
    sharp(scene, { density: 96 }).resize(SCENE.width, SCENE.height, { fit: 'cover' }).toBuffer(),
    sharp(Buffer.from(svg)).png().toBuffer(),
  ])
  return sharp(parts.background)
    .composite([
      { input: picture, left: SCENE.left, top: 0 },
      { input: text, left: 0, top: 0 },
    ])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function words({ title, promise }) {
  const size = title.length > 70 ? 48 : title.length > 40 ? 58 : 72
  const block = (style, children) => ({ type: 'div', props: { style, children } })
  return block(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: '100%',
      height: '100%',
      padding: '56px 48px 44px 64px',
      color: colours.ink,
    },
    [
      block(
        {
          display: 'flex',
          alignItems: 'center',
          height: 64,
          paddingLeft: 82,
          fontFamily: 'Bricolage',
          fontSize: 32,
        },
        'Clube de Voos',
      ),
      block(
        {
          fontFamily: 'Bricolage',
          fontSize: size,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
          textWrap: 'balance',
        },
        title,
      ),
      block({ display: 'flex', alignItems: 'center' }, [
        block({ width: 56, height: 10, borderRadius: 5, background: colours.sunset }),
        block(
          { fontFamily: 'Figtree', fontSize: 26, color: colours.muted, marginLeft: 20 },
          promise,
        ),
      ]),
    ],
  )
}

/** Two at a time: the machine has other things to do, and each one uses threads of its own. */
async function inPairs(items, work) {
  const waiting = items.values()
  const worker = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all([worker(), worker()])
}

function fingerprint(...contents) {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content).update('\0')
  return hash.digest('hex').slice(0, 32)
}
