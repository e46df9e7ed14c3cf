import { Link } from 'react-router'
import { DestinationFields } from '~/app/blocks/destination-fields'
import { profileErrorText } from '~/app/blocks/profile-errors'
import { useTexts, useVariant } from '~/app/texts'
import { Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { areaTexts } from '~/locales/area'
import { joinTexts } from '~/locales/join'
import { profileTexts } from '~/locales/profile'
import { variants } from '~/locales/variant'
import { destinationLabel } from '~/modules/members/destinations'
import {
  airlines,
  airportCity,
  alertModes,
  homeAirports,
  type MailStop,
  type Member,
} from '~/modules/members/model'
import { AreaSection, SectionForm, useSection } from './section'

type Settings = Pick<
  Member,
  'homeAirport' | 'airlinePreference' | 'preferredDestinations' | 'alertMode' | 'variant'
>

export function TravelSection({ settings }: { settings: Settings }) {
  const { t } = useTexts(areaTexts, joinTexts, profileTexts)
  const section = useSection('travel')
  const { errors } = section.result ?? {}
  return (
    <AreaSection id="partida" title={t.area.travel.title} text={t.area.travel.text}>
      <SectionForm section={section} intent="travel">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t.area.travel.airport}
            name="homeAirport"
            placeholder={settings.homeAirport ? undefined : t.join.chooseAirport}
            defaultValue={settings.homeAirport ?? ''}
            options={homeAirports.map((value) => ({ value, label: airportCity[value] }))}
            error={errors?.homeAirport && profileErrorText(errors.homeAirport, t)}
          />
          <Select
            label={t.area.travel.airline}
            name="airlinePreference"
            hint={t.area.travel.airlineHint}
            defaultValue={settings.airlinePreference ?? 'Nenhuma'}
            options={airlines.map((value) => ({ value, label: value }))}
            error={errors?.airlinePreference && profileErrorText(errors.airlinePreference, t)}
          />
        </div>
      </SectionForm>
    </AreaSection>
  )
}

export function DestinationsSection(props: { settings: Settings; openFrom: string | undefined }) {
  const { t } = useTexts(areaTexts, profileTexts)
  const d = t.area.destinations
  const section = useSection('destinations')
  const error = section.result?.errors?.preferredDestinations
  const chosen = props.settings.preferredDestinations
  return (
    <AreaSection id="destinos" title={d.title} text={d.text}>
      {props.openFrom ? (
        <>
          <ChosenDestinations codes={chosen} />
          <div className="mt-4">
            <Notice tone="info">{d.openFrom.replace('{date}', props.openFrom)}</Notice>
          </div>
        </>
      ) : (
        <SectionForm
          section={section}
          intent="destinations"
          failure={section.result?.locked ? d.locked : undefined}
        >
          <DestinationFields chosen={chosen} error={error && profileErrorText(error, t)} />
          <p className="text-sm text-muted">{d.lockHint}</p>
        </SectionForm>
      )}
    </AreaSection>
  )
}

function ChosenDestinations({ codes }: { codes: string[] }) {
  const variant = useVariant()
  return (
    <ul className="flex flex-wrap gap-2.5">
      {codes.map((code) => (
        <li
          key={code}
          className="flex items-center gap-2 rounded-full border-2 border-line bg-field py-1.5 pl-3 pr-4 font-semibold"
        >
          <span className="font-display text-sunset-ink">{code}</span>
          {destinationLabel(code, variant)}
        </li>
      ))}
    </ul>
  )
}

export function AlertsSection(props: {
  settings: Settings
  /** Why nothing comes, whatever is chosen here. */
  stop: MailStop | undefined
  preferencesPath: string
}) {
  const { t } = useTexts(areaTexts)
  const { settings, stop } = props
  const a = t.area.alerts
  const section = useSection('alerts')
  return (
    <AreaSection id="alertas" title={a.title} text={a.text}>
      {stop && (
        <div className="mb-5">
          <Notice tone="error">
            {a.stopped[stop]}{' '}
            <Link to={props.preferencesPath} className="font-semibold underline">
              {a.change}
            </Link>
          </Notice>
        </div>
      )}
      <SectionForm section={section} intent="alerts">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={a.mode}
            name="alertMode"
            defaultValue={settings.alertMode}
            options={alertModes.map((value) => ({ value, label: a.modes[value] }))}
          />
          <Select
            label={a.language}
            name="variant"
            defaultValue={settings.variant}
            options={variants.map((value) => ({ value, label: a.languages[value] }))}
          />
        </div>
      </SectionForm>
    </AreaSection>
  )
}
