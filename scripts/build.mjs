import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { root } from './prepare.mjs'

const built = spawnSync('react-router', ['build'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const { renderMedia } = await import('./media.mjs')
const client = path.join(root, 'build', 'client')
await renderMedia(root, client)
await precompress(client)

/** Done once here with the slowest, best settings; the server only reads the results. */
async function precompress(folder) {
  const brotli = promisify(zlib.brotliCompress)
  const gzip = promisify(zlib.gzip)
  const zstd = promisify(zlib.zstdCompress)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /\.(js|css|svg|txt|webmanifest)$/.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const body = await readFile(file)
        if (body.length < 200) return
        await writeFile(`${file}.br`, await brotli(body))
        await writeFile(`${file}.gz`, await gzip(body, { level: 9 }))
        const params = { [zlib.constants.ZSTD_c_compressionLevel]: 19 }
        await writeFile(`${file}.zst`, await zstd(body, { params, pledgedSrcSize: body.length }))
      }),
  )
}
