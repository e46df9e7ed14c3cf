import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': import.meta.dirname } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    // One server bundle: the process entry pulls the framework build in, so that
    // routes, modules and the composition root are one module graph.
    ssr: {
      build: { rollupOptions: { input: './server/main.ts' } },
      // Loaded file by file, these two cost a second and 150 MB at every start: hundreds of modules,
      // and a package.json that is parsed for each.
      resolve: { noExternal: ['drizzle-orm', 'react-email', 'better-auth', /^@better-auth\//] },
    },
  },
})
