import { type MouseEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { buttonLook } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'
import { frameTexts } from '~/locales/frame'
import { CancelOptions } from './cancel-options'
import { AreaSection, useSection } from './section'

export interface SessionLine {
  id: string
  device: string | undefined
  since: string
  here: boolean
}

export function SessionsSection({ sessions }: { sessions: SessionLine[] }) {
  const { t } = useTexts(areaTexts)
  const s = t.area.sessions
  const { fetcher, busy, result } = useSection('end-session')
  return (
    <AreaSection id="sessoes" title={s.title} text={s.text}>
      <ul className="divide-y divide-line rounded-control border-2 border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
            <p className="mr-auto">
              <span className="block font-semibold">{session.device ?? s.unknownDevice}</span>
              <span className="text-sm text-muted">{s.since.replace('{date}', session.since)}</span>
            </p>
            {session.here ? (
              <span className="rounded-full bg-sea/15 px-3 py-1 text-sm font-semibold text-sea">
                {s.here}
              </span>
            ) : (
              <fetcher.Form method="post" action="/area-pessoal">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="sessionId" value={session.id} />
                <button type="submit" disabled={busy} className={buttonLook('quiet')}>
                  {s.end}
                </button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      {result?.ok && (
        <div className="mt-4">
          <Notice tone="success">{s.ended}</Notice>
        </div>
      )}
    </AreaSection>
  )
}

export function RecordsSection() {
  const { t } = useTexts(areaTexts)
  return (
    <AreaSection id="dados" title={t.area.records.title} text={t.area.records.text}>
      <a href="/area-pessoal/dados" download className={buttonLook('secondary')}>
        {t.area.records.download}
      </a>
    </AreaSection>
  )
}

export function LeaveSection() {
  const { t } = useTexts(areaTexts, frameTexts)
  const [open, setOpen] = useState(false)
  function openDialog(event: MouseEvent) {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <AreaSection id="cancelar" title={t.area.leave.title} text={t.area.leave.text}>
      <Link to="/area-pessoal/cancelar" onClick={openDialog} className={buttonLook('danger')}>
        {t.area.leave.open}
      </Link>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.area.leave.title}
        closeLabel={t.dialog.close}
      >
        <CancelOptions onKeep={() => setOpen(false)} />
      </Dialog>
    </AreaSection>
  )
}
