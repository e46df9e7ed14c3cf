import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startTestPostgres } from '../../support/postgres'

export default async function setup() {
  const bundle: typeof import('../../../server/main') = await import(
    pathToFileURL(path.resolve('build/server/main.js')).href
  )
  const postgres = await startTestPostgres(bundle.compose)
  process.env.TEST_DATABASE_URL = postgres.url
  return () => postgres.stop()
}
