import { readConfig } from '~/platform/config.server'
import { startEmbeddedPostgres } from '~/platform/embedded-postgres.server'
import { type Club, compose } from './compose'

/**
 * The club for a command of the team: the same services on the same database, beside a site that
 * may be running. It works no jobs; the site does.
 */
export async function openForTeam(): Promise<{ club: Club } & AsyncDisposable> {
  await using undo = new AsyncDisposableStack()
  const config = { ...readConfig({ production: false }), role: 'web' as const }
  let { databaseUrl } = config
  if (!databaseUrl) {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir })
    if (!postgres.shared) undo.defer(() => postgres.stop())
    databaseUrl = postgres.url
  }
  const club = undo.use(await compose({ ...config, databaseUrl }))
  const opened = undo.move()
  return { club, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
