import { Form } from 'react-router'
import { ConfirmAction, rowAction } from '~/app/blocks/backoffice/confirm-action'
import { editor as t } from '~/locales/backoffice/deals'
import type { DealStatus } from '~/modules/deals/model'

/** What can be done with the deal as a whole, by the state it is in. */
export function DealActions(props: {
  title: string
  edition: string
  state: DealStatus
  /** It has been complete once. */
  exists: boolean
  pending: boolean
}) {
  const { title, edition, state, exists, pending } = props
  const named = (text: string) => text.replace('{title}', title)
  const fields = (intent: string) => ({ intent, edition })
  return (
    <div className="flex flex-wrap gap-2">
      <Plain intent="duplicate" edition={edition} label={t.duplicate} />
      {state === 'scheduled' && (
        <Plain intent="unschedule" edition={edition} label={t.unschedule} />
      )}
      {state === 'published' && (
        <ConfirmAction
          danger
          label={t.expire}
          question={named(t.expireAsk)}
          fields={fields('expire')}
        />
      )}
      {exists && state !== 'expired' && state !== 'withdrawn' && (
        <ConfirmAction
          danger
          label={t.withdraw}
          question={named(t.withdrawAsk)}
          reason={t.withdrawReason}
          fields={fields('withdraw')}
        />
      )}
      {pending && (
        <ConfirmAction
          danger
          label={exists ? t.discardChanges : t.discard}
          question={named(exists ? t.discardChangesAsk : t.discardAsk)}
          fields={fields('discard')}
        />
      )}
    </div>
  )
}

function Plain({ intent, edition, label }: { intent: string; edition: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="edition" value={edition} />
      <button type="submit" name="intent" value={intent} className={rowAction}>
        {label}
      </button>
    </Form>
  )
}
