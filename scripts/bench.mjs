import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt, ensureInstalled, environment, node, root } from './prepare.mjs'

// npm run bench            all of them
// npm run bench -- a b     the named ones
ensureInstalled()
ensureBuilt()
const all = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${all.join(', ')}`)
  process.exit(1)
}
let failed = 0
for (const name of wanted.length > 0 ? wanted : all) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(node(), ['--expose-gc', path.join('bench', `${name}.bench.mjs`)], {
    cwd: root,
    env: environment({ NODE_ENV: 'production' }),
    stdio: 'inherit',
  })
  if (status !== 0) failed += 1
}
process.exitCode = failed > 0 ? 1 : 0
