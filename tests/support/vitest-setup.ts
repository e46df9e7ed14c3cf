import type { TestProject } from 'vitest/node'
import { compose } from '~/server/compose'
import { startTestPostgres } from './postgres'

export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres(compose)
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}
