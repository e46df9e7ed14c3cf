import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { ConfirmAction } from '~/app/blocks/backoffice/confirm-action'
import { FileField } from '~/app/blocks/backoffice/file-field'
import { dayWords } from '~/app/blocks/backoffice/numbers'
import type { ShownDraw } from '~/app/promotions-desk'
import { Button } from '~/app/ui/button'
import { Field, Select } from '~/app/ui/field'
import { promotions as t } from '~/locales/backoffice/promotions'
import { seedSources } from '~/modules/promotions/model'

/** What can be done next with a draw. Steps that nobody can take back ask first and name the draw. */
export function DrawSteps({ draw }: { draw: ShownDraw }) {
  const { id, steps, frozen } = draw
  const named = (question: string) => question.replace('{draw}', t.draws[id])
  return (
    <div className="mt-5 grid gap-5 border-t border-dashed border-line pt-5">
      {steps.includes('authorise') && (
        <Step title={t.authorise.title} lead={t.authorise.lead}>
          <ConfirmAction
            label={t.authorise.submit}
            question={named(t.authorise.ask)}
            fields={{ intent: 'authorise', draw: id }}
          >
            <Field
              label={t.authorise.number}
              name="number"
              required
              maxLength={80}
              defaultValue={draw.authorisation ?? ''}
            />
          </ConfirmAction>
        </Step>
      )}
      {steps.includes('import') && <ImportStep />}
      {steps.includes('freeze') ? (
        <Step title={t.freeze.title} lead={t.freeze.lead}>
          <ConfirmAction
            danger
            label={t.freeze.submit}
            question={named(t.freeze.ask)}
            fields={{ intent: 'freeze', draw: id }}
          >
            <Select
              label={t.freeze.source}
              name="seedSource"
              options={seedSources.map((value) => ({ value, label: t.sources[value] }))}
            />
            <Field label={t.freeze.date} name="seedDate" type="date" required />
          </ConfirmAction>
        </Step>
      ) : (
        !frozen && <p className="text-sm text-muted">{t.freeze.wait[id]}</p>
      )}
      {steps.includes('seed') && frozen && (
        <Step
          title={t.draw.title}
          lead={t.draw.lead
            .replace('{source}', t.sources[frozen.seedSource])
            .replace('{date}', dayWords(frozen.seedDate))}
        >
          <ConfirmAction
            danger
            label={t.draw.submit}
            question={named(t.draw.ask)}
            fields={{ intent: 'seed', draw: id }}
          >
            <Field
              label={t.draw.takenOn}
              name="takenOn"
              type="date"
              required
              defaultValue={frozen.seedDate}
            />
            <Field label={t.draw.reference} name="reference" required maxLength={40} />
            <Field
              label={t.draw.value}
              name="seed"
              required
              maxLength={400}
              hint={frozen.seedSource === 'loteria-federal' ? t.draw.hint : undefined}
            />
          </ConfirmAction>
        </Step>
      )}
      {draw.result && <Result draw={draw} />}
    </div>
  )
}

function Step(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div className="max-w-[52ch]">
        <h3 className="text-lg">{props.title}</h3>
        <p className="mt-1 text-sm text-muted">{props.lead}</p>
      </div>
      {props.children}
    </div>
  )
}

function ImportStep() {
  const i = t.importing
  return (
    <div>
      <h3 className="text-lg">{i.title}</h3>
      <p className="mb-3 mt-1 text-sm text-muted">{i.lead}</p>
      <Form
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="intent" value="import" />
        <FileField required label={i.file} name="list" accept=".csv,text/csv" />
        <Button type="submit" look="night">
          {i.submit}
        </Button>
      </Form>
    </div>
  )
}

function Result({ draw }: { draw: ShownDraw }) {
  const r = t.result
  const { id, result, owners } = draw
  if (!result) return null
  return (
    <div>
      <h3 className="text-lg">{r.title}</h3>
      <ol className="mt-2 divide-y divide-dashed divide-line">
        {owners.map(({ entryId, owner }, place) => (
          <li key={entryId} className="py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3">
              <strong>{place === 0 ? r.winner : r.substitute.replace('{n}', String(place))}</strong>
              <code className="break-all text-sm text-muted">{entryId}</code>
            </p>
            <p className="text-sm">
              {owner ? (
                <>
                  <Link
                    to={`/admin/membros/${owner.uid}`}
                    className="inline-flex min-h-11 items-center text-cobalt underline underline-offset-4 lg:min-h-0"
                  >
                    {owner.email}
                  </Link>
                  , {r.hotel.replace('{stars}', String(owner.hotelStars))}
                </>
              ) : (
                <span className="text-muted">{r.gone}</span>
              )}
            </p>
          </li>
        ))}
      </ol>
      {result.useBy && (
        <p className="mt-2 text-sm text-muted">{r.useBy.replace('{date}', result.useBy)}</p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Form method="post" preventScrollReset className="flex grow flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value="name" />
          <input type="hidden" name="draw" value={id} />
          <Field
            label={r.name}
            name="name"
            required
            maxLength={80}
            defaultValue={result.winnerName ?? ''}
            className="grow"
          />
          <Button type="submit" look="night">
            {r.nameSubmit}
          </Button>
        </Form>
        {result.winnerName && (
          <ConfirmAction
            danger
            label={r.nameRemove}
            question={r.nameRemoveAsk.replace('{draw}', t.draws[id])}
            fields={{ intent: 'unname', draw: id }}
          />
        )}
      </div>
    </div>
  )
}
