import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { run } from './run'

export { permit } from '~/modules/staff/model'
export { readConfig } from '~/platform/config.server'
export { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
export { compose } from './compose'
export { openForTeam } from './team'
export { createWebServer } from './web'
export const serverBuild = build as unknown as ServerBuild

// The test suite and the benchmarks import this bundle and start their own clubs.
if (process.argv[1] && import.meta.filename === process.argv[1]) {
  await run(serverBuild, { production: process.argv.includes('--production') })
}
