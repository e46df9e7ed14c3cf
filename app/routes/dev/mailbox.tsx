import { data, Link } from 'react-router'
import { services } from '~/app/context'
import type { Route } from './+types/mailbox'

export async function loader({ context }: Route.LoaderArgs) {
  const { mailbox } = context.get(services)
  if (!mailbox) throw data(null, 404)
  const mails = await mailbox.list()
  return {
    mails: mails.map(({ id, to, subject, sentAt }) => ({
      id,
      to,
      subject,
      sentAt: sentAt.toISOString(),
    })),
  }
}

export default function Mailbox({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Correio local · Clube de Voos</title>
      <h1 className="text-4xl">Correio local</h1>
      <p className="mt-2 text-muted">
        O que teria saído por SMTP, do mais recente para o mais antigo.
      </p>
      <ul className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
        {loaderData.mails.length === 0 && (
          <li className="p-5 text-muted">Ainda não há mensagens.</li>
        )}
        {loaderData.mails.map((mail) => (
          <li key={mail.id}>
            <Link
              to={`/dev/correio/${mail.id}`}
              className="grid gap-1 px-5 py-4 hover:bg-sand-2/50 sm:grid-cols-[1fr_auto]"
            >
              <strong>{mail.subject}</strong>
              <time dateTime={mail.sentAt} className="text-sm text-muted">
                {mail.sentAt.slice(0, 19).replace('T', ' ')}
              </time>
              <span className="text-sm text-muted">{mail.to}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
