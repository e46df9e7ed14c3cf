import { Form, Link } from 'react-router'
import { OfferGrid } from '~/app/blocks/deal-grid'
import { premiumMember, requestFacts, services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Button, buttonLook } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Select } from '~/app/ui/field'
import { dealsTexts } from '~/locales/deals'
import { offersTexts } from '~/locales/offers'
import {
  cabins,
  type DealFilter,
  type DealOffer,
  dealKinds,
  type Origin,
  originCity,
  originOf,
  origins,
} from '~/modules/deals/model'
import { dealFilter } from '~/modules/deals/schema'
import type { Route } from './+types/premium-offers'

/** The filter stands in the address, so that a narrowed page can be kept and needs no script. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = context.get(premiumMember)
  const { variant } = context.get(requestFacts)
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const filter = dealFilter.parse(asked)
  const page = await context.get(services).deals.offersFor(member, variant, filter)
  return { ...page, filter, mine: member.homeAirport && originOf[member.homeAirport] }
}

export default function PremiumOffers({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(offersTexts)
  const o = t.offers
  const { hot, current, others } = loaderData
  return (
    <main id="conteudo" className="shell grid gap-12 py-8 md:py-12">
      <title>{`${o.title} · Clube de Voos`}</title>
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="text-[clamp(2.3rem,5vw,3.6rem)]">{o.title}</h1>
        <p className="mb-7 mt-3 max-w-[52ch] text-lg text-muted">{o.lead}</p>
        <OfferFilter filter={loaderData.filter} mine={loaderData.mine} />
      </div>
      {hot.length + current.length + others.length === 0 && (
        <Card className="text-lg text-muted">{o.none}</Card>
      )}
      <OfferSection title={o.hot} text={o.hotText} offers={hot} />
      <OfferSection title={o.current} text={o.currentText} offers={current} />
      <OfferSection title={o.others} text={o.othersText} offers={others} />
    </main>
  )
}

function OfferSection(props: { title: string; text: string; offers: DealOffer[] }) {
  if (props.offers.length === 0) return null
  return (
    <section>
      <h2 className="text-3xl">{props.title}</h2>
      <p className="mb-6 mt-1.5 text-muted">{props.text}</p>
      <OfferGrid offers={props.offers} />
    </section>
  )
}

function OfferFilter({ filter, mine }: { filter: DealFilter; mine: Origin | null }) {
  const { t } = useTexts(dealsTexts, offersTexts)
  const o = t.offers
  const own = mine ? [mine] : []
  const airports = [...own, ...origins.filter((origin) => origin !== mine)]
  const nameOf = (origin: Origin) =>
    origin === mine ? o.mine.replace('{city}', originCity[origin]) : originCity[origin]
  const narrowed = Boolean(filter.origin || filter.kind || filter.cabin)
  return (
    <Form
      method="get"
      aria-label={o.filter}
      // A cleared filter shows its fields empty again.
      key={`${filter.origin} ${filter.kind} ${filter.cabin}`}
      className="grid items-end gap-4 rounded-card border border-line bg-card p-5 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Select
        label={o.origin}
        name="origin"
        placeholder={o.anyOrigin}
        defaultValue={filter.origin ?? ''}
        options={airports.map((value) => ({ value, label: nameOf(value) }))}
      />
      <Select
        label={o.kind}
        name="kind"
        placeholder={o.anyKind}
        defaultValue={filter.kind ?? ''}
        options={dealKinds.map((value) => ({ value, label: t.deals.kinds[value] }))}
      />
      <Select
        label={o.cabin}
        name="cabin"
        placeholder={o.anyCabin}
        defaultValue={filter.cabin ?? ''}
        options={cabins.map((value) => ({ value, label: o.cabins[value] }))}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="night">
          {o.apply}
        </Button>
        {narrowed && (
          <Link to="/ofertas-premium" className={buttonLook('quiet')}>
            {o.clear}
          </Link>
        )}
      </div>
    </Form>
  )
}
