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
  const { upright } = props
  return (
    <div className={classNames('paper flex flex-col', !upright && 'md:flex-row', props.className)}>
      <div
        className={classNames(
          'torn grow overflow-clip rounded-t-card bg-card tear-br',
          upright ? 'tear-bl' : 'max-md:tear-bl md:rounded-l-card md:rounded-tr-none md:tear-tr',
        )}
      >
        {props.children}
      </div>
      <div
        className={classNames(
          'torn relative rounded-b-card bg-card tear-tl',
          upright ? 'tear-tr' : 'max-md:tear-tr md:rounded-r-card md:rounded-bl-none md:tear-bl',
        )}
      >
        <div
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-4 top-0 border-t-2 border-dashed border-line',
            !upright && 'md:inset-x-auto md:inset-y-4 md:left-0 md:border-l-2 md:border-t-0',
          )}
        />
        {props.stub}
      </div>
    </div>
  )
}
