import type { ReactNode } from 'react'
import { classNames } from './class-names'

/**
 * A boarding pass: a body, a perforation, a stub that could be torn off. The stub is below the body
 * on a phone and beside it from `md` on, unless `upright` keeps it below.
 */
export function Ticket(props: {
  children: ReactNode
  stub: ReactNode
  upright?: boolean
  className?: string
}) {
  const wide = !props.upright
  const notch = 'absolute size-6 rounded-full border border-line bg-sand'
  return (
    <div
      className={classNames(
        'flex flex-col overflow-hidden rounded-card border border-line bg-card shadow-lift',
        wide && 'md:flex-row',
        props.className,
      )}
    >
      <div className="grow">{props.children}</div>
      <div
        className={classNames(
          'relative border-t-2 border-dashed border-line bg-sand-2/40',
          wide && 'md:border-l-2 md:border-t-0',
        )}
      >
        <span
          aria-hidden="true"
          className={classNames(notch, '-left-3 -top-[13px]', wide && 'md:-left-[13px] md:-top-3')}
        />
        <span
          aria-hidden="true"
          className={classNames(
            notch,
            '-right-3 -top-[13px]',
            wide && 'md:-bottom-3 md:-left-[13px] md:right-auto md:top-auto',
          )}
        />
        {props.stub}
      </div>
    </div>
  )
}
