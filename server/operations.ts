import { timingSafeEqual } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { Club } from './compose'

/** What the people and machines that run the club ask for. */
export function operationsRoutes(club: Club) {
  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.get('/healthz', (c) => c.text('ok'))
  routes.get('/readyz', async (c) => {
    const ready = await club.ready()
    return c.json(ready, ready.database && ready.queue ? 200 : 503)
  })
  routes.get('/metrics', async (c) => {
    const { incoming } = c.env
    const local = /^(::ffff:)?127\.|^::1$/.test(incoming.socket.remoteAddress ?? '')
    const direct = local && !incoming.headers['x-forwarded-for']
    if (!direct && !bearer(incoming.headers.authorization, club.config.metricsToken)) {
      return c.text('Not Found', 404)
    }
    return c.body(await club.metrics.registry.metrics(), 200, {
      'Content-Type': club.metrics.registry.contentType,
    })
  })
  return routes
}

function bearer(given: string | undefined, token: string | undefined): boolean {
  if (!given || !token) return false
  const expected = Buffer.from(`Bearer ${token}`)
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
