import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { run } from './run'

/** Hot reload: routes come from Vite at every request, Vite serves the browser's modules. */
export async function runInDevelopment(vite: ViteDevServer): Promise<void> {
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>
  await run(load, {
    production: false,
    development: { middleware: vite.middlewares, close: () => vite.close() },
  })
}
