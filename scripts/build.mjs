import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { root } from './prepare.mjs'

const built = spawnSync('react-router', ['build'], { cwd: root, stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const { renderMedia } = await import('./media.mjs')
const client = path.join(root, 'build', 'client')
await renderMedia(root, client)
precompress(client)

/** Done once here with the slowest, best settings; the server only reads the results. */
function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest)$/.test(entry.name)) continue
    const file = path.join(entry.parentPath, entry.name)
    const body = readFileSync(file)
    if (body.length < 200) continue
    writeFileSync(`${file}.br`, zlib.brotliCompressSync(body))
    writeFileSync(`${file}.gz`, zlib.gzipSync(body, { level: 9 }))
    const zstd = { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }
    writeFileSync(`${file}.zst`, zlib.zstdCompressSync(body, zstd))
  }
}
