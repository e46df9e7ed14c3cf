import path from 'node:path'
import { pathToFileURL } from 'node:url'

type BuiltClub = typeof import('~/server/main')

let built: Promise<BuiltClub> | undefined

/** The bundle that operators run, asked for once: a test runner reads a file anew for every import of it. */
export function builtClub(): Promise<BuiltClub> {
  built ??= import(pathToFileURL(path.resolve('build/server/main.js')).href)
  return built
}
