import type { ReactNode } from 'react'
import { frame } from '~/locales/backoffice/frame'

/** The head of every page of the team: what it is, in a line what it is for, what can be begun here. */
export function PageTitle(props: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <title>{`${props.title} · ${frame.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h1 className="text-3xl sm:text-4xl">{props.title}</h1>
        {props.lead && <p className="mt-2 max-w-[60ch] text-muted">{props.lead}</p>}
      </div>
      {props.children && <div className="flex flex-wrap items-center gap-3">{props.children}</div>}
    </div>
  )
}
