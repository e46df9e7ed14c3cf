import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Left alone, the bundler cuts a page into 35 small files that compress badly. These three, each with
// what it needs, hold what public pages share; whatever only other areas use stays with them.
const sharedFiles = [
  {
    name: 'framework',
    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  {
    name: 'site',
    test: /\/(blocks\/(site-frame|consent-banner|page-head|error-screen|join-button|rich-text)|ui\/(ticket|split-flap)|locales\/money)\./,
    priority: 2,
  },
  { name: 'deals', test: /\/blocks\/(deal-grid|hot-offers|carousel)\./, priority: 1 },
]

/** Packages that look for files beside their own, or choose them by NODE_ENV when the process starts. */
const asInstalled = ['pino', 'react', 'react-dom', 'sharp']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': import.meta.dirname } },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
    // One server bundle: the process entry pulls the framework build in, so that
    // routes, modules and the composition root are one module graph.
    ssr: {
      build: { rollupOptions: { input: './server/main.ts' } },
      // Loaded file by file, packages cost a second at every start: a thousand modules, and a
      // package.json that is parsed for each.
      resolve: { noExternal: true, external: asInstalled },
    },
  },
})
