import { Form } from 'react-router'
import { Card } from '~/app/ui/card'
import { Field } from '~/app/ui/field'
import { member as t } from '~/locales/backoffice/members'
import { ConfirmAction, rowAction } from './confirm-action'
import type { ShownMember } from './member-facts'

/** What may be done for this member now; what makes no sense is not offered. */
export function MemberActions({ member, mayChange }: { member: ShownMember; mayChange: boolean }) {
  const { name, uid, suppression } = member
  const ownWish = suppression === 'complained' || suppression === 'deleted'
  if (!mayChange && member.verified) return null
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 text-2xl">{t.actions}</h2>
      <div className="flex flex-wrap gap-2.5">
        {!member.verified && !suppression && (
          <ConfirmAction
            label={t.resend}
            question={t.resendAsk(name)}
            fields={{ intent: 'resend' }}
          />
        )}
        {mayChange && (
          <>
            <PremiumAction member={member} />
            {!suppression && (
              <ConfirmAction
                label={t.suppress}
                question={t.suppressAsk(name)}
                reason={t.reason}
                fields={{ intent: 'suppress' }}
              />
            )}
            {suppression && !ownWish && (
              <ConfirmAction
                label={t.lift}
                question={t.liftAsk(name)}
                reason={t.reason}
                fields={{ intent: 'lift' }}
              />
            )}
            <ConfirmAction
              label={t.exportOne}
              question={t.exportOneAsk(name)}
              fields={{}}
              action={`/admin/membros/${uid}/dados`}
              file
            />
            <ConfirmAction
              danger
              label={t.erase}
              question={t.eraseAsk(name)}
              fields={{ intent: 'erase' }}
            >
              <Field
                label={t.eraseField}
                name="address"
                type="email"
                required
                autoComplete="off"
                placeholder={member.email}
              />
            </ConfirmAction>
          </>
        )}
      </div>
    </Card>
  )
}

function PremiumAction({ member: { name, plan } }: { member: ShownMember }) {
  return plan === 'free' ? (
    <ConfirmAction
      label={t.grant}
      question={t.grantAsk(name)}
      reason={t.reason}
      fields={{ intent: 'grant' }}
    />
  ) : (
    <ConfirmAction
      label={t.end}
      question={t.endAsk(name)}
      reason={t.reason}
      fields={{ intent: 'end' }}
    />
  )
}

const opposite = { grant: 'end', end: 'grant', suppress: 'lift', lift: 'suppress' } as const

/** One press takes the last step back; the log keeps both. */
export function UndoAction({ done }: { done: keyof typeof t.done }) {
  if (done === 'resend') return null
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="reason" value={t.undoReason} />
      <button type="submit" name="intent" value={opposite[done]} className={rowAction}>
        {t.undo}
      </button>
    </Form>
  )
}
