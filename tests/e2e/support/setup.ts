import { builtClub } from '../../support/built-club'
import { startTestPostgres } from '../../support/postgres'

export default async function setup() {
  const { compose } = await builtClub()
  const postgres = await startTestPostgres(compose)
  process.env.TEST_DATABASE_URL = postgres.url
  return () => postgres.stop()
}
