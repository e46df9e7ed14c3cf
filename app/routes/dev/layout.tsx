import { data, Outlet } from 'react-router'
import { services } from '~/app/context'
import { showsFrames } from '~/app/middleware/own-frames'
import type { Route } from './+types/layout'

/** Tools of the demo: in production they do not exist. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(services).config.production) throw data(null, 404)
  },
  showsFrames,
]

export default function DevLayout() {
  return (
    <main id="conteudo" className="shell py-10">
      <Outlet />
    </main>
  )
}
