import type { FormErrors } from '~/app/forms'
import { useTexts } from '~/app/texts'
import { Field, Select } from '~/app/ui/field'
import { profileTexts } from '~/locales/profile'
import { airlines, airportCity, budgets, homeAirports } from '~/modules/members/model'
import type { ProfileFieldError } from '~/modules/members/schema'
import { DestinationFields } from './destination-fields'
import { profileErrorText } from './profile-errors'

export interface ProfileValues {
  email: string
  homeAirport: string
  preferredDestinations: string[]
  airlinePreference: string
  budget: string
}

/** SPEC §5 "Complete-profile". */
export function ProfileFields(props: {
  values: ProfileValues
  /** The proven address is shown, not asked. */
  fixedAddress: boolean
  errors: FormErrors<ProfileFieldError> | undefined
}) {
  const { t } = useTexts(profileTexts)
  const p = t.profile
  const { values } = props
  const error = (name: string) => {
    const code = props.errors?.[name]
    return code && profileErrorText(code, t)
  }
  return (
    <>
      <Field
        label={p.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        readOnly={props.fixedAddress}
        defaultValue={values.email}
        error={error('email')}
      />
      <Choices
        legend={p.airport}
        name="homeAirport"
        chosen={values.homeAirport}
        options={homeAirports.map((value) => ({ value, label: airportCity[value] }))}
        error={error('homeAirport')}
      />
      <div className="grid gap-2">
        <p className="font-semibold" aria-hidden="true">
          {p.destinations}
        </p>
        <p className="text-sm text-muted">{p.destinationsText}</p>
        <DestinationFields
          chosen={values.preferredDestinations}
          error={error('preferredDestinations')}
        />
      </div>
      <Select
        label={p.airline}
        name="airlinePreference"
        hint={p.airlineHint}
        placeholder={p.chooseAirline}
        defaultValue={values.airlinePreference}
        options={airlines.map((value) => ({ value, label: value }))}
        error={error('airlinePreference')}
      />
      <Choices
        legend={p.budget}
        hint={p.budgetHint}
        name="budget"
        chosen={values.budget}
        options={budgets.map((value) => ({ value, label: p.budgets[value] }))}
        error={error('budget')}
      />
    </>
  )
}

function Choices(props: {
  legend: string
  hint?: string
  name: string
  chosen: string
  options: { value: string; label: string }[]
  error: string | undefined
}) {
  const { name, error } = props
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">
        {props.legend}
        {props.hint && <span className="ml-2 text-sm font-normal text-muted">{props.hint}</span>}
      </legend>
      <div className="flex flex-wrap gap-2.5">
        {props.options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-2 rounded-control border-2 border-line bg-field px-4 py-2 font-medium has-checked:border-cobalt has-checked:bg-cobalt/10 has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === props.chosen}
              aria-invalid={error ? true : undefined}
              className="size-4 accent-cobalt"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
