import { data, Form } from 'react-router'
import { PageTitle } from '~/app/blocks/backoffice/page-title'
import { DeskAnswer } from '~/app/blocks/backoffice/promotions/desk-answer'
import { DrawCard } from '~/app/blocks/backoffice/promotions/draw-card'
import { FlightTable, HeldTable, Section } from '~/app/blocks/backoffice/promotions/waiting-tables'
import { services } from '~/app/context'
import { readForm } from '~/app/forms'
import { permitted } from '~/app/middleware/require-staff'
import { type DeskResult, deskShown, runDesk } from '~/app/promotions-desk'
import { Button } from '~/app/ui/button'
import { Field } from '~/app/ui/field'
import { promotions as t } from '~/locales/backoffice/promotions'
import { type DeskFieldError, promotionsForm } from '~/modules/promotions/schema'
import type { Route } from './+types/promotions'

export async function loader({ context }: Route.LoaderArgs) {
  const by = permitted(context, 'promotions:run')
  return deskShown(await context.get(services).promotions.deskView(by))
}

export async function action({ request, context }: Route.ActionArgs) {
  const by = permitted(context, 'promotions:run')
  const { promotions, members } = context.get(services)
  const read = await readForm<typeof promotionsForm, DeskFieldError>(request, promotionsForm)
  if (!read.ok) {
    const [problem = 'required'] = Object.values(read.errors)
    return data<DeskResult>({ refusal: t.errors[problem] ?? t.errors.required }, 400)
  }
  const result = await runDesk(promotions, members.uidOf, by, read.value)
  return data<DeskResult>(result, 'refusal' in result || 'problems' in result ? 409 : 200)
}

export default function PromotionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { draws, held, flights } = loaderData
  return (
    <>
      <PageTitle title={t.title} lead={t.lead} />
      <div className="mb-5 grid gap-4 empty:hidden">
        {actionData && <DeskAnswer result={actionData} />}
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {draws.map((draw) => (
          <DrawCard key={draw.id} draw={draw} />
        ))}
      </div>
      <Section id="voos" title={t.flights.title} lead={t.flights.lead}>
        <FlightTable rows={flights} />
      </Section>
      <Section id="recomendacoes" title={t.held.title} lead={t.held.lead}>
        <HeldTable rows={held} />
      </Section>
      <Section id="fora" title={t.optOut.title} lead={t.optOut.lead}>
        <Form method="post" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="opt-out" />
          <Field
            label={t.optOut.email}
            name="email"
            type="email"
            required
            className="min-w-64 grow sm:max-w-md"
          />
          <Button type="submit" look="night">
            {t.optOut.submit}
          </Button>
        </Form>
      </Section>
    </>
  )
}
