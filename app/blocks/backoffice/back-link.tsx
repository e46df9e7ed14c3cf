import { Link } from 'react-router'
import { Icon } from '~/app/ui/icon'

/** The way up from a page to the list it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-cobalt underline underline-offset-4 lg:min-h-9"
    >
      <Icon name="back" className="size-4" />
      {children}
    </Link>
  )
}
