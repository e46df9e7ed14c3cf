import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  serverBuildFile: 'main.js',
  // Lazy discovery would ask the server for route manifests that no cached page needs.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
