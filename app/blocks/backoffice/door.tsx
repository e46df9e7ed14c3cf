import type { ReactNode } from 'react'
import { Logo } from '~/app/blocks/logo'
import { Card } from '~/app/ui/card'
import { frame } from '~/locales/backoffice/frame'

/** The pages before the team is in: one card, nothing to wander off to. */
export function Door(props: { club: string; title: string; lead: string; children: ReactNode }) {
  return (
    <main
      id="conteudo"
      className="grid min-h-dvh place-items-center bg-night px-4 py-10 text-on-night"
    >
      <title>{`${props.title} · ${frame.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="w-full max-w-md">
        <div className="mb-6 flex justify-center">
          <Logo name={props.club} />
        </div>
        <div aria-hidden="true" className="band-azulejo h-3 rounded-t-card" />
        <Card className="rounded-t-none border-0 text-ink shadow-lift">
          <h1 className="text-3xl">{props.title}</h1>
          <p className="mb-6 mt-2 text-muted">{props.lead}</p>
          {props.children}
        </Card>
      </div>
    </main>
  )
}
