import { Link, useActionData, useFetcher } from 'react-router'
import type { LeaveResult } from '~/app/routes/member/leave'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Field } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'
import { passwordTexts } from '~/locales/password'

/** Delete and Downgrade, in the dialog and on the page of the same name. */
export function CancelOptions({ onKeep }: { onKeep?: () => void }) {
  const { t } = useTexts(areaTexts, passwordTexts)
  const l = t.area.leave
  const fetcher = useFetcher<LeaveResult>()
  const posted = useActionData<LeaveResult>()
  const busy = fetcher.state !== 'idle'
  const result = busy ? undefined : (fetcher.data ?? posted)
  const problem = result && 'problem' in result ? result.problem : undefined
  const aboutPassword =
    problem === 'wrong-password' || problem === 'too-many-attempts' || problem === 'busy'
  return (
    <div className="grid gap-6">
      {problem === 'inactive-failed' && <Notice tone="error">{l.inactiveFailed}</Notice>}
      {problem === 'delete-failed' && <Notice tone="error">{l.deleteFailed}</Notice>}
      <fetcher.Form method="post" action="/area-pessoal/cancelar" className="grid gap-3">
        <input type="hidden" name="intent" value="downgrade" />
        <h3 className="text-xl">{l.downgradeTitle}</h3>
        <p className="text-muted">{l.downgradeText}</p>
        <Button type="submit" look="secondary" disabled={busy}>
          {l.downgrade}
        </Button>
      </fetcher.Form>
      <fetcher.Form
        method="post"
        action="/area-pessoal/cancelar"
        noValidate
        className="grid gap-3 border-t-2 border-dashed border-line pt-6"
      >
        <input type="hidden" name="intent" value="delete" />
        <h3 className="text-xl">{l.deleteTitle}</h3>
        <p className="text-muted">{l.deleteText}</p>
        <Field
          label={t.password.current}
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          error={aboutPassword ? t.password.problems[problem] : undefined}
        />
        <Button type="submit" look="danger" disabled={busy}>
          {l.delete}
        </Button>
      </fetcher.Form>
      {onKeep ? (
        <Button look="quiet" onClick={onKeep}>
          {l.keep}
        </Button>
      ) : (
        <Link to="/area-pessoal" className={buttonLook('quiet')}>
          {l.keep}
        </Link>
      )}
    </div>
  )
}
