import { Button } from '~/app/ui/button'
import { Notice } from '~/app/ui/notice'
import { editor as t } from '~/locales/backoffice/deals'
import type { Keeping, Stale } from './use-keeping'

/** Who else is here, and whose hand was faster. */
export function KeepingNotices({ keeping, id }: { keeping: Keeping; id: string }) {
  const { others, stale } = keeping
  return (
    <div className="grid gap-3 empty:hidden">
      {others.length > 0 && (
        <Notice tone="info">
          {(others.length === 1 ? t.present : t.presentMany).replace('{names}', others.join(t.and))}
        </Notice>
      )}
      {stale && (
        <StaleNotice stale={stale} id={id}>
          <Button look="danger" onClick={() => keeping.keepNow(stale.edition)}>
            {t.overwrite}
          </Button>
        </StaleNotice>
      )}
    </div>
  )
}

export function StaleNotice(props: { stale: Stale; id: string; children: React.ReactNode }) {
  const { who, time } = props.stale
  return (
    <Notice tone="error">
      <p className="font-bold">{t.staleTitle}</p>
      <p className="mt-1">
        {(who ? t.staleText : t.staleClock).replace('{who}', who ?? '').replace('{time}', time)}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {props.children}
        <a
          href={`/admin/ofertas/${props.id}`}
          className="font-bold text-cobalt underline underline-offset-4"
        >
          {t.reload}
        </a>
      </div>
    </Notice>
  )
}

export function KeptLine({ keeping }: { keeping: Keeping }) {
  const { state, time } = keeping
  const words = {
    kept: time ? t.saved.replace('{time}', time) : t.autosaveHint,
    unsaved: t.unsaved,
    saving: t.saving,
    failed: t.failed,
  }
  return (
    <p role="status" className="text-sm text-muted" data-state={state}>
      {words[state]}
    </p>
  )
}
