import { createServer } from 'vite'

// The same process as `npm start`, its code loaded through Vite: a saved file is there on reload.
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const { runInDevelopment } = await vite.ssrLoadModule('./server/development.ts')
await runInDevelopment(vite)
