import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from './icon'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

/**
 * `name` makes the browser keep one item open at a time; an open one closes on its own click. Each
 * item has an address (#id): it is inside the item, because browsers open what hides a target.
 */
export function Accordion({ name, items }: { name: string; items: AccordionItem[] }) {
  const list = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  // Coming from another page of ours the browser sees no new address, so the item is opened here.
  useEffect(() => {
    const named = list.current && targetIn(list.current, hash)
    if (!named) return
    named.open = true
    named.scrollIntoView({ block: 'start' })
  }, [hash])

  return (
    <div
      ref={list}
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
    >
      {items.map((item) => (
        <details
          key={item.id}
          name={name}
          onToggle={(event) => showInAddress(item.id, event.currentTarget.open)}
          className="group scroll-mt-28"
        >
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 px-5 py-4 font-semibold hover:bg-sand-2/50 focus-visible:-outline-offset-4">
            {item.title}
            <Icon
              name="chevron"
              className="size-5 shrink-0 text-sunset-ink transition-transform group-open:rotate-180"
            />
          </summary>
          <div id={item.id} className="scroll-mt-48 px-5 pb-5 text-muted">
            {item.content}
          </div>
        </details>
      ))}
    </div>
  )
}

function targetIn(list: HTMLElement, hash: string): HTMLDetailsElement | undefined {
  const target = hash.length > 1 && document.getElementById(hash.slice(1))
  return (target && list.contains(target) && target.closest('details')) || undefined
}

/** Replaced, not added: going back leaves the page instead of closing items one by one. */
function showInAddress(id: string, open: boolean): void {
  const shown = location.hash === `#${id}`
  if (open === shown) return
  if (open) history.replaceState(history.state, '', `#${id}`)
  else history.replaceState(history.state, '', location.pathname + location.search)
}
