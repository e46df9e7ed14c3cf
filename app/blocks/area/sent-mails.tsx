import { Link } from 'react-router'
import { type SentMailLine, type SentMailsView, sentMailsHref } from '~/app/sent-mails-view'
import { useTexts } from '~/app/texts'
import { buttonLook } from '~/app/ui/button'
import { classNames } from '~/app/ui/class-names'
import { Icon } from '~/app/ui/icon'
import { sentMailsTexts } from '~/locales/sent-mails'
import { AreaSection } from './section'

/** What the club has mailed, a page at a time; `path` is the page it stands on. */
export function SentMailsSection({ view, path }: { view: SentMailsView; path: string }) {
  const { t } = useTexts(sentMailsTexts)
  const s = t.sentMails
  const { lines, before, isFirst } = view
  return (
    <AreaSection id="recebidos" title={s.title} text={s.text}>
      {lines.length === 0 ? (
        <p className="flex items-center gap-4 rounded-control border-2 border-dashed border-line px-4 py-5 text-muted">
          <Icon name="mail" className="size-6 shrink-0 text-sunset-ink" />
          {isFirst ? s.empty : s.noMore}
        </p>
      ) : (
        <ol className="divide-y divide-line rounded-control border-2 border-line">
          {lines.map((line) => (
            <MailLine key={line.id} line={line} />
          ))}
        </ol>
      )}
      {(before !== undefined || !isFirst) && (
        <nav aria-label={s.pages} className="mt-4 flex flex-wrap justify-between gap-3">
          {!isFirst && (
            <Link to={sentMailsHref(path)} rel="prev" className={buttonLook('quiet')}>
              <Icon name="back" className="size-5" /> {s.newest}
            </Link>
          )}
          {before !== undefined && (
            <Link
              to={sentMailsHref(path, before)}
              rel="next"
              className={buttonLook('secondary', 'ml-auto')}
            >
              {s.older} <Icon name="arrow" className="size-5" />
            </Link>
          )}
        </nav>
      )}
    </AreaSection>
  )
}

function MailLine({ line }: { line: SentMailLine }) {
  const { t } = useTexts(sentMailsTexts)
  const s = t.sentMails
  const { kind, state } = line
  const problem = state === 'returned' || state === 'undelivered'
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-0.5 px-4 py-3.5 sm:grid-cols-[auto_1fr_auto]">
      <span
        title={s[kind]}
        className="row-span-2 grid size-10 sm:row-span-1 place-items-center rounded-full bg-sand-2 text-sunset-ink"
      >
        <Icon name={kind === 'deal' ? 'plane' : 'mail'} className="size-5" />
        <span className="sr-only">{s[kind]}</span>
      </span>
      <p className="min-w-0">
        <span className="block text-pretty font-semibold [overflow-wrap:anywhere]">
          {line.title}
        </span>
        {line.places && <span className="block text-sm text-muted">{line.places}</span>}
      </p>
      <p className="col-start-2 flex flex-wrap gap-x-2.5 text-sm text-muted sm:col-start-3 sm:row-start-1 sm:block sm:text-right">
        <span className="block">{line.date}</span>
        <span className={classNames('block font-semibold', problem ? 'text-danger' : 'text-sea')}>
          {s.states[state]}
        </span>
      </p>
    </li>
  )
}
