import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pressPicture } from './picture-press.server'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7aa5ec' } })

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s becomes AVIF and JPEG of at most 1200 × 900, without what the camera wrote',
  async (format) => {
    const file = await plain(1500, 1000)
      .withExif({ IFD0: { Copyright: 'lugar secreto' }, IFD3: { GPSLatitude: '38/1 43/1 0/1' } })
      // Packing it well would take longer than everything that is tested here.
      .toFormat(format, format === 'avif' ? { effort: 0 } : {})
      .toBuffer()
    const pressed = await pressPicture(file)
    if (!pressed.ok) throw new Error(pressed.reason)
    const { avif, jpeg } = pressed.picture
    for (const [bytes, kind] of [
      [avif, 'heif'],
      [jpeg, 'jpeg'],
    ] as const) {
      const found = await sharp(bytes).metadata()
      expect(found).toMatchObject({ format: kind, width: 1200, height: 900 })
      expect(found.exif).toBeUndefined()
      expect(bytes.includes('lugar secreto')).toBe(false)
    }
  },
)

test('the same file has the same address', async () => {
  const file = await plain(800, 600).jpeg().toBuffer()
  const [first, again] = [await pressPicture(file), await pressPicture(file)]
  expect(first).toMatchObject({
    ok: true,
    picture: { hash: expect.stringMatching(/^[\da-f]{40}$/) },
  })
  expect(again).toEqual(first)
})

test('another file glued to the end of a picture does not come along', async () => {
  const script = '<script>alert(document.domain)</script>'
  const glued = Buffer.concat([await plain(800, 600).jpeg().toBuffer(), Buffer.from(script)])
  const pressed = await pressPicture(glued)
  if (!pressed.ok) throw new Error(pressed.reason)
  expect(pressed.picture.jpeg.includes('script')).toBe(false)
  expect(pressed.picture.avif.includes('script')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'

test.each([
  ['SVG', Buffer.from(svg)],
  ['SVG with an XML head', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['GIF', Buffer.from('GIF89a......')],
  ['PDF', Buffer.from('%PDF-1.7')],
  ['TIFF', Buffer.from('II*\0')],
  ['nothing', Buffer.alloc(0)],
])('%s is no picture, whatever its name', async (_what, bytes) => {
  expect(await pressPicture(bytes)).toEqual({ ok: false, reason: 'not-a-picture' })
})

test('a picture of 30,000 × 30,000 is refused before it is unpacked', async () => {
  const begun = performance.now()
  expect(await pressPicture(hugePng(30_000))).toEqual({ ok: false, reason: 'too-many-pixels' })
  expect(performance.now() - begun).toBeLessThan(2_000)
})

test('20 MB are too large, 300 pixels too small, half a file is broken', async () => {
  const noise = Buffer.concat([await plain(800, 600).jpeg().toBuffer(), Buffer.alloc(20_000_000)])
  expect(await pressPicture(noise)).toEqual({ ok: false, reason: 'too-large' })
  const tiny = await plain(300, 200).png().toBuffer()
  expect(await pressPicture(tiny)).toEqual({ ok: false, reason: 'too-small' })
  const whole = await plain(1000, 800).png().toBuffer()
  expect(await pressPicture(whole.subarray(0, whole.length / 2))).toEqual({
    ok: false,
    reason: 'broken',
  })
})

/** A valid head, and a few kilobytes that unpack to far more than anybody's memory. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(body.length, 0)
    frame.writeUInt32BE(crc(named), 4)
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = ~0
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}
