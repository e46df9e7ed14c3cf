import { useId } from 'react'
import { useTexts } from '~/app/texts'
import { Field } from '~/app/ui/field'
import { areaTexts } from '~/locales/area'
import { destinationLabel, destinations } from '~/modules/members/destinations'

const MOST = 3

/** Type-ahead by the browser's own list: it works on a phone and without a script. */
export function DestinationFields(props: { chosen: string[]; error: string | undefined }) {
  const { t, variant } = useTexts(areaTexts)
  const list = useId()
  const d = t.area.destinations
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="sr-only">{d.title}</legend>
      {Array.from({ length: MOST }, (_, index) => {
        const chosen = props.chosen[index]
        return (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: three fixed places, never reordered.
            key={index}
            label={d.field.replace('{n}', String(index + 1))}
            name="preferredDestinations"
            list={list}
            autoComplete="off"
            placeholder={d.placeholder}
            defaultValue={chosen && destinationLabel(chosen, variant)}
            error={index === 0 ? props.error : undefined}
          />
        )
      })}
      <datalist id={list}>
        {destinations.map((each) => (
          <option key={each.code} value={each[variant]} />
        ))}
      </datalist>
    </fieldset>
  )
}
