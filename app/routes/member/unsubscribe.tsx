import { data, Form } from 'react-router'
import { services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { dealMailsTexts } from '~/locales/deal-mails'
import type { Route } from './+types/unsubscribe'

/** Opening the link changes nothing: mail scanners open every link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await context.get(services).members.lookAtUnsubscribe(params.token)
  const screen = !found ? 'unknown' : found.unsubscribed ? 'done' : 'ask'
  return data({ screen } as const, found ? 200 : 404)
}

/** The button of the page, and the one click of a mail program (RFC 8058): no cookie, 200 at once. */
export async function action({ params, context }: Route.ActionArgs) {
  const done = await context.get(services).members.unsubscribeByLink(params.token)
  return data({ screen: done ? 'done' : 'unknown' } as const, done ? 200 : 404)
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(dealMailsTexts)
  const c = t.dealMails.unsubscribePage
  const { screen } = actionData ?? loaderData
  const [title, text] = {
    ask: [c.title, c.text],
    done: [c.doneTitle, c.doneText],
    unknown: [c.unknownTitle, c.unknownText],
  }[screen]
  return (
    <main id="conteudo" className="shell max-w-xl py-14">
      <title>{`${title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
      <Card className="grid gap-5">
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        {screen === 'ask' ? (
          <Form method="post">
            <Button type="submit">{c.button}</Button>
          </Form>
        ) : (
          <ButtonLink to="/" look="secondary">
            {c.home}
          </ButtonLink>
        )}
      </Card>
    </main>
  )
}
