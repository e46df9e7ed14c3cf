import { data } from 'react-router'
import {
  LeaveSection,
  RecordsSection,
  type SessionLine,
  SessionsSection,
} from '~/app/blocks/area/account'
import { AreaContents } from '~/app/blocks/area/contents'
import { MembershipCard } from '~/app/blocks/area/membership-card'
import { PasswordSection } from '~/app/blocks/area/password-section'
import { PlanSection } from '~/app/blocks/area/plan-section'
import { SentMailsSection } from '~/app/blocks/area/sent-mails'
import { AlertsSection, DestinationsSection, TravelSection } from '~/app/blocks/area/settings'
import { HOT_OFFERS, HotOffers } from '~/app/blocks/hot-offers'
import { planLine } from '~/app/blocks/plan-lines'
import { ReferralPanel } from '~/app/blocks/referral-panel'
import { premiumMember, requestFacts, services, viewer } from '~/app/context'
import { longDate, monthAndYear } from '~/app/dates'
import { deviceName } from '~/app/device-name'
import { type FormErrors, readForm } from '~/app/forms'
import { paymentRedirects } from '~/app/middleware/payment-pages'
import { readReferralResult, referralView } from '~/app/referral-view'
import { readSentMailsPage, sentMailsView } from '~/app/sent-mails-view'
import { useTexts } from '~/app/texts'
import { ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { areaTexts } from '~/locales/area'
import { planTexts } from '~/locales/plan'
import type { Variant } from '~/locales/variant'
import { memberNumber, type PremiumMember } from '~/modules/members/model'
import {
  alertsForm,
  destinationsForm,
  type ProfileFieldError,
  travelForm,
} from '~/modules/members/schema'
import type { Route } from './+types/personal-area'

export type AreaIntent = 'travel' | 'destinations' | 'alerts' | 'end-session'
export interface AreaResult {
  intent: AreaIntent
  ok: boolean
  errors?: FormErrors<ProfileFieldError>
  locked?: boolean
  failed?: boolean
}

export const middleware: Route.MiddlewareFunction[] = [paymentRedirects]

export async function loader({ context, request }: Route.LoaderArgs) {
  const member = context.get(premiumMember)
  const { variant } = context.get(requestFacts)
  const { deals, accounts, members, billing, promotions, deliveries, config } =
    context.get(services)
  const asked = readSentMailsPage(request.url)
  const [offers, sessions, plans, own, sent] = await Promise.all([
    deals.hotViews(variant, HOT_OFFERS, member),
    accounts.sessionsOf(member.uid),
    billing.plansOf(member.uid),
    promotions.memberView(member.uid),
    deliveries.sentTo(member.uid, asked),
  ])
  const here = context.get(viewer)?.sessionId
  const lines = sessions.map(({ id, device, since }): SessionLine => {
    return { id, device: deviceName(device), since: longDate(since, variant), here: id === here }
  })
  const opens = members.destinationsLockedUntil(member)
  return {
    ...ownView(member, variant),
    destinationsOpenFrom: opens && longDate(opens, variant),
    offers,
    sessions: lines,
    mailStop: members.mailStopOf(member),
    preferencesPath: members.preferencesPath(member.uid),
    sent: sentMailsView(sent, asked, variant),
    referral: referralView(own, config.publicUrl, variant),
    referralResult: readReferralResult(request.url),
    plans: plans.map((plan) => planLine(plan, planTexts[variant], variant)),
    portal: await billing.hasPortal(member.uid),
  }
}

function ownView(member: PremiumMember, variant: Variant) {
  const { name, email, uid, homeAirport, alertMode } = member
  return {
    name: name || email,
    card: {
      name: name || email,
      number: memberNumber(uid),
      since: monthAndYear(member.createdAt, variant),
      homeAirport,
      alertMode,
    },
    settings: {
      homeAirport,
      alertMode,
      airlinePreference: member.airlinePreference,
      preferredDestinations: member.preferredDestinations,
      variant: member.variant,
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const member = context.get(premiumMember)
  const { members, accounts } = context.get(services)
  const form = await request.clone().formData()
  switch (form.get('intent')) {
    case 'travel': {
      const read = await readForm<typeof travelForm, ProfileFieldError>(request, travelForm)
      if (!read.ok) return refused('travel', { errors: read.errors })
      await members.setTravel(member, read.value.homeAirport, read.value.airlinePreference)
      return done('travel')
    }
    case 'destinations': {
      const read = await readForm<typeof destinationsForm, ProfileFieldError>(
        request,
        destinationsForm,
      )
      if (!read.ok) return refused('destinations', { errors: read.errors })
      const changed = await members.setDestinations(member, read.value.preferredDestinations)
      return changed ? done('destinations') : refused('destinations', { locked: true })
    }
    case 'alerts': {
      const read = await readForm<typeof alertsForm, ProfileFieldError>(request, alertsForm)
      if (!read.ok) return refused('alerts', { failed: true })
      await members.setAlerts(member, read.value.alertMode, read.value.variant)
      return done('alerts')
    }
    case 'end-session': {
      const ended = await accounts.endSession(member.uid, String(form.get('sessionId') ?? ''))
      return ended ? done('end-session') : refused('end-session', { failed: true }, 404)
    }
    default:
      throw data(null, 400)
  }
}

const done = (intent: AreaIntent) => data<AreaResult>({ intent, ok: true })
const refused = (intent: AreaIntent, why: Partial<AreaResult>, status = 400) =>
  data<AreaResult>({ intent, ok: false, ...why }, status)

export default function PersonalArea({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(areaTexts)
  const { settings } = loaderData
  return (
    <main id="conteudo" className="shell py-8 md:py-12">
      <title>{`${t.area.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[clamp(2.1rem,5vw,3.4rem)] [overflow-wrap:anywhere]">
        {t.area.title} <span className="text-sunset-ink">{loaderData.name}</span>
      </h1>
      <p className="mb-7 mt-3 text-lg text-muted">{t.area.lead}</p>
      <MembershipCard card={loaderData.card} />
      <AreaContents />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1.7fr_1fr]">
        <div className="grid gap-6">
          <TravelSection settings={settings} />
          <DestinationsSection settings={settings} openFrom={loaderData.destinationsOpenFrom} />
          <AlertsSection
            settings={settings}
            stop={loaderData.mailStop}
            preferencesPath={loaderData.preferencesPath}
          />
          <SentMailsSection view={loaderData.sent} path="/area-pessoal" />
          <PlanSection plans={loaderData.plans} portal={loaderData.portal} />
          <PasswordSection />
          <SessionsSection sessions={loaderData.sessions} />
          <RecordsSection />
          <LeaveSection />
        </div>
        <div className="order-first lg:sticky lg:top-28 lg:order-none">
          <HotOffers deals={loaderData.offers} />
          {loaderData.offers.length === 0 && (
            <Card className="grid gap-4">
              <p className="text-muted">{t.area.offers.none}</p>
              <ButtonLink to="/ofertas-premium" look="secondary">
                {t.area.offers.all}
              </ButtonLink>
            </Card>
          )}
        </div>
      </div>
      <ReferralPanel view={loaderData.referral} result={loaderData.referralResult} />
    </main>
  )
}
