import { createElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { pricingTexts } from '~/locales/pricing'
import type { Variant } from '~/locales/variant'
import { checkoutAddress, type PricingPage } from './checkout-address'

const SCRIPT = 'https://js.stripe.com/v3/pricing-table.js'
const NEAR = '600px'
const PATIENCE_MS = 8_000

interface Buyer {
  reference?: string
  email?: string
}

/**
 * The payment provider's own table, where one is configured for the page. It is fetched when it
 * comes near; until then, and if it never comes (blocked, offline), our own catalogue stays.
 */
export function HostedTable(props: { page: PricingPage; market: Variant; children: ReactNode }) {
  const { t } = useTexts(pricingTexts)
  const { page, market, children } = props
  const payments = useRouteLoaderData<typeof rootLoader>('root')?.payments
  const tableId = payments?.tables[`${page}-${market}`]
  const place = useRef<HTMLDivElement>(null)
  const [buyer, setBuyer] = useState<Buyer>()
  useEffect(() => {
    if (!tableId || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        Promise.all([askForReference(page, market), loadScript()]).then(
          ([given]) => setBuyer(given),
          () => {}, // the catalogue is there already
        )
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [tableId, page, market])

  if (!tableId || !buyer) return <div ref={place}>{children}</div>
  const address = checkoutAddress('lifetime', market, page)
  const link = 'font-semibold text-cobalt underline underline-offset-4 hover:text-ink'
  return (
    <div ref={place} className="mt-8">
      {createElement('stripe-pricing-table', {
        'pricing-table-id': tableId,
        'publishable-key': payments?.publishableKey,
        'client-reference-id': buyer.reference,
        'customer-email': buyer.email,
      })}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <span>
          {t.hosted.trial}{' '}
          <Link to={address} reloadDocument className={link}>
            {t.hosted.trialLink}
          </Link>
        </span>
        <span>
          {t.hosted.code}{' '}
          <Link to={`${address}&forma=agora`} reloadDocument className={link}>
            {t.hosted.codeLink}
          </Link>
        </span>
      </p>
    </div>
  )
}

/** A table without a reference still sells; the buyer is then found by address. */
async function askForReference(page: PricingPage, market: Variant): Promise<Buyer> {
  try {
    const body = new URLSearchParams({ page, market })
    const response = await fetch('/checkout/referencia', { method: 'POST', body })
    return response.ok ? ((await response.json()) as Buyer) : {}
  } catch {
    return {}
  }
}

function loadScript(): Promise<unknown> {
  const defined = customElements.whenDefined('stripe-pricing-table')
  const failed = new Promise((_, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onerror = reject
    document.head.append(script)
    setTimeout(reject, PATIENCE_MS)
  })
  return Promise.race([defined, failed])
}
