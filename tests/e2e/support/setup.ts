import { startTestPostgres } from '../../support/postgres'

export default async function setup() {
  const postgres = await startTestPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  return () => postgres.stop()
}
