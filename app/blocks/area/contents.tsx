import { useTexts } from '~/app/texts'
import { areaTexts } from '~/locales/area'
import { planTexts } from '~/locales/plan'
import { sentMailsTexts } from '~/locales/sent-mails'

/** The page is long, above all on a phone: one touch leads to any part of it. */
export function AreaContents() {
  const { t } = useTexts(areaTexts, planTexts, sentMailsTexts)
  const parts = [
    ['partida', t.area.travel.title],
    ['destinos', t.area.destinations.title],
    ['alertas', t.area.alerts.title],
    ['recebidos', t.sentMails.title],
    ['plano', t.plan.section],
    ['senha', t.area.password.title],
    ['sessoes', t.area.sessions.title],
    ['dados', t.area.records.title],
    ['cancelar', t.area.leave.title],
  ]
  return (
    <nav aria-label={t.area.contents} className="-mx-5 mt-6 overflow-x-auto px-5 sm:mx-0 sm:px-0">
      <ul className="flex w-max gap-2 py-1 sm:w-auto sm:flex-wrap">
        {parts.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center rounded-full border-2 border-line bg-card px-4 text-sm font-semibold hover:border-sunset-ink hover:text-sunset-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
