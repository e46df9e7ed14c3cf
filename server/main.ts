import type { ServerBuild } from 'react-router'
import { run } from './run'

export { permit } from '~/modules/staff/model'
export { readConfig } from '~/platform/config.server'
export { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
export { compose } from './compose'
export { openForTeam } from './team'
export { createWebServer } from './web'

/** Read where pages are served: a worker starts without them. */
export async function loadPages(): Promise<ServerBuild> {
  return (await import('virtual:react-router/server-build')) as unknown as ServerBuild
}

// The test suite and the benchmarks import this bundle and start their own clubs.
if (process.argv[1] && import.meta.filename === process.argv[1]) {
  await run(loadPages, { production: process.argv.includes('--production') })
}
