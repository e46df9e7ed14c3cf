import type { ReactNode } from 'react'
import { Card } from '~/app/ui/card'
import { Field, optionsOf, Select } from '~/app/ui/field'
import { deals, editor as t } from '~/locales/backoffice/deals'
import type { DraftField, DraftFields } from '~/modules/deals/draft-model'
import { currencies, originCity, origins } from '~/modules/deals/model'
import type { FieldErrors } from '~/modules/deals/service.server'
import { airlines } from '~/modules/members/model'

/** What the fields show: what was typed, and what is wrong with it. */
export interface Sheet {
  fields: DraftFields
  errors: FieldErrors
}

type TextField = Exclude<DraftField, 'origins'>

/** What a field is called by: its name, a place to jump to, its value and its problem. */
export function named(name: TextField, { fields, errors }: Sheet) {
  const code = errors[name]
  return {
    name,
    id: `campo-${name}`,
    defaultValue: fields[name] ?? '',
    error: code && t.errors[code],
  }
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="!p-5 sm:!p-6">
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </Card>
  )
}

const grid = 'grid gap-4 sm:grid-cols-2'

export function TripFields({ sheet }: { sheet: Sheet }) {
  return (
    <Section title={t.facts}>
      <div className={grid}>
        <Select label={t.kind} options={optionsOf(deals.kinds)} {...named('kind', sheet)} />
        <Select
          label={t.plan}
          hint={t.planHint}
          options={optionsOf(t.plans)}
          {...named('plan', sheet)}
        />
        <Origins sheet={sheet} />
        <Field
          label={t.iata}
          hint={t.iataHint}
          maxLength={3}
          autoCapitalize="characters"
          {...named('iata', sheet)}
        />
        <Field label={t.city.PT} hint={t.cityHint.PT} maxLength={80} {...named('cityPT', sheet)} />
        <Field label={t.city.BR} hint={t.cityHint.BR} maxLength={80} {...named('cityBR', sheet)} />
        <Field label={t.country.PT} maxLength={80} {...named('countryPT', sheet)} />
        <Field label={t.country.BR} maxLength={80} {...named('countryBR', sheet)} />
      </div>
    </Section>
  )
}

function Origins({ sheet: { fields, errors } }: { sheet: Sheet }) {
  return (
    <fieldset id="campo-origins">
      <legend className="mb-1.5 font-semibold">{t.origins}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {origins.map((origin) => (
          <label key={origin} className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              name="origins"
              value={origin}
              defaultChecked={fields.origins?.includes(origin)}
              className="size-5 accent-cobalt"
            />
            {originCity[origin]}
          </label>
        ))}
      </div>
      {errors.origins && (
        <p className="mt-1.5 text-sm font-semibold text-danger">{t.errors[errors.origins]}</p>
      )}
    </fieldset>
  )
}

export function MoneyFields({ sheet }: { sheet: Sheet }) {
  return (
    <Section title={t.money}>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_7rem]">
        <Field label={t.price} inputMode="decimal" maxLength={15} {...named('price', sheet)} />
        <Field
          label={t.usualPrice}
          inputMode="decimal"
          maxLength={15}
          {...named('usualPrice', sheet)}
        />
        <Select
          label={t.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          {...named('currency', sheet)}
        />
      </div>
      <div className={`${grid} mt-4`}>
        <Select
          label={t.milesProgramme}
          hint={t.milesHint}
          placeholder={t.noProgramme}
          options={airlines
            .filter((name) => name !== 'Nenhuma')
            .map((value) => ({ value, label: value }))}
          {...named('milesProgramme', sheet)}
        />
        <Field label={t.miles} inputMode="numeric" maxLength={9} {...named('miles', sheet)} />
      </div>
    </Section>
  )
}

export function ConditionFields({ sheet }: { sheet: Sheet }) {
  return (
    <Section title={t.conditions}>
      <div className={grid}>
        <Field label={t.airline} maxLength={80} {...named('airline', sheet)} />
        <Select label={t.cabin} options={optionsOf(t.cabins)} {...named('cabin', sheet)} />
        <Field label={t.travelFrom} type="date" {...named('travelFrom', sheet)} />
        <Field label={t.travelTo} type="date" {...named('travelTo', sheet)} />
        <Select
          label={t.bags}
          placeholder={t.choose}
          options={optionsOf(t.bagKinds)}
          {...named('bags', sheet)}
        />
        <Field
          label={t.expiresAt}
          hint={t.expiresHint}
          type="datetime-local"
          {...named('expiresAt', sheet)}
        />
        <Field
          label={t.link}
          hint={t.linkHint}
          inputMode="url"
          maxLength={2_000}
          className="sm:col-span-2"
          {...named('externalLink', sheet)}
        />
      </div>
    </Section>
  )
}
