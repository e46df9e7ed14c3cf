import { ensureInstalled, environment, node, runToEnd } from './prepare.mjs'

ensureInstalled()
runToEnd(node(), ['scripts/dev-server.mjs'], environment({ NODE_ENV: 'development' }))
