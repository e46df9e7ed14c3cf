import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  environment,
  node,
  root,
  runToEnd,
  threadsFor,
} from './prepare.mjs'

const production = process.argv.includes('--production')
const server = path.join(root, 'build', 'server', 'main.js')
if (!production) ensureInstalled()
if (!production || !existsSync(server)) ensureBuilt()
const flags = production ? ['--production'] : []
runToEnd(
  node(),
  ['--enable-source-maps', server, ...flags],
  environment({ NODE_ENV: 'production', ...threadsFor(process.env.ROLE) }),
)
