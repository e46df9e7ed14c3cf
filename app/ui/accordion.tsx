import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

/** `name` makes the browser keep one item open at a time; an open one closes on its own click. */
export function Accordion({ name, items }: { name: string; items: AccordionItem[] }) {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
      {items.map((item) => (
        <details key={item.id} id={item.id} name={name} className="group scroll-mt-28">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-4 font-semibold hover:bg-sand-2/50 focus-visible:-outline-offset-4">
            {item.title}
            <Icon
              name="chevron"
              className="size-5 shrink-0 text-sunset-ink transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pb-5 text-muted">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
