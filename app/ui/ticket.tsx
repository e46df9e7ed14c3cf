import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** Where the stub is: below the body, or beside it when there is room. */
const turns = {
  never: { ticket: '', body: 'tear-bl', stub: 'tear-tr', tear: '' },
  screen: {
    ticket: 'md:flex-row',
    body: 'max-md:tear-bl md:rounded-l-card md:rounded-tr-none md:tear-tr',
    stub: 'max-md:tear-tr md:rounded-r-card md:rounded-bl-none md:tear-bl',
    tear: 'md:inset-x-auto md:inset-y-4 md:left-0 md:border-l-2 md:border-t-0',
  },
  container: {
    ticket: '@2xl:flex-row',
    body: '@max-2xl:tear-bl @2xl:rounded-l-card @2xl:rounded-tr-none @2xl:tear-tr',
    stub: '@max-2xl:tear-tr @2xl:rounded-r-card @2xl:rounded-bl-none @2xl:tear-bl',
    tear: '@2xl:inset-x-auto @2xl:inset-y-4 @2xl:left-0 @2xl:border-l-2 @2xl:border-t-0',
  },
}

/**
 * A boarding pass: a body, a perforation, a stub that could be torn off. The stub is below the body
 * on a phone and beside it from `md` on, unless `upright` keeps it below, or `fluid` asks the
 * container around it instead of the screen.
 */
export function Ticket(props: {
  children: ReactNode
  stub: ReactNode
  upright?: boolean
  fluid?: boolean
  className?: string
}) {
  const look = turns[props.upright ? 'never' : props.fluid ? 'container' : 'screen']
  return (
    <div className={classNames('paper flex flex-col', look.ticket, props.className)}>
      <div
        className={classNames(
          'torn min-w-0 grow overflow-clip rounded-t-card bg-card tear-br',
          look.body,
        )}
      >
        {props.children}
      </div>
      <div className={classNames('torn relative rounded-b-card bg-card tear-tl', look.stub)}>
        <div
          aria-hidden="true"
          className={classNames(
            'absolute inset-x-4 top-0 border-t-2 border-dashed border-line',
            look.tear,
          )}
        />
        {props.stub}
      </div>
    </div>
  )
}
