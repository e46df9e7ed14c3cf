import { Link } from 'react-router'
import { Badge } from '~/app/ui/badge'
import { classNames } from '~/app/ui/class-names'
import { Icon, type IconName } from '~/app/ui/icon'
import { frame } from '~/locales/backoffice/frame'
import { member as t } from '~/locales/backoffice/members'
import { rowAction } from './confirm-action'
import type { ShownMoment } from './member-moment'

const icons: Record<ShownMoment['from'], IconName> = {
  member: 'people',
  billing: 'tag',
  deliveries: 'mail',
  promotions: 'star',
  staff: 'lock',
}

/** Everything that happened to one member, newest first, as stops on a line. */
export function MemberHistory(props: {
  moments: readonly ShownMoment[]
  older: string | undefined
  begun: boolean
}) {
  if (props.moments.length === 0) return <p className="py-6 text-muted">{t.historyEmpty}</p>
  return (
    <>
      <ol className="relative grid gap-5 before:absolute before:inset-y-2 before:left-[1.05rem] before:w-0.5 before:bg-line">
        {props.moments.map((moment) => (
          <li key={moment.key} className="relative grid grid-cols-[2.25rem_1fr] gap-3">
            <span
              className={classNames(
                'z-10 grid size-9 place-items-center rounded-full border-2 bg-card',
                moment.from === 'staff'
                  ? 'border-sunset text-sunset-ink'
                  : 'border-line text-cobalt',
              )}
            >
              <Icon name={icons[moment.from]} className="size-[1.1rem]" />
            </span>
            <Moment moment={moment} />
          </li>
        ))}
      </ol>
      <nav aria-label={t.history} className="mt-6 flex justify-between gap-3">
        {props.begun ? (
          <Link to="?" className={rowAction}>
            {frame.first}
          </Link>
        ) : (
          <span />
        )}
        {props.older && (
          <Link to={`?antes=${props.older}`} rel="next" className={rowAction}>
            {t.older}
          </Link>
        )}
      </nav>
    </>
  )
}

function Moment({ moment }: { moment: ShownMoment }) {
  return (
    <div className="min-w-0 pt-1">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-semibold">{moment.title}</span>
        {moment.badge && <Badge tone={moment.badge.tone}>{moment.badge.label}</Badge>}
      </p>
      {moment.lines.map((line) => (
        <p key={line} className="break-words text-[0.95rem]">
          {line}
        </p>
      ))}
      <p className="text-sm text-muted">
        {moment.when}
        {moment.by && ` · ${moment.by}`}
      </p>
    </div>
  )
}
