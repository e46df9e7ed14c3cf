import { flushCompileCache } from 'node:module'
import type { TestProject } from 'vitest/node'
import { builtClub } from './built-club'
import { startTestPostgres } from './postgres'

export default async function setup(project: TestProject) {
  const { compose } = await builtClub()
  // Fifty processes of the tests start with what was compiled here, and most are killed before they could.
  flushCompileCache()
  const postgres = await startTestPostgres(compose)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}
