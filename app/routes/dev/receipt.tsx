import { data } from 'react-router'
import { services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { Card } from '~/app/ui/card'
import { demoPaymentsTexts } from '~/locales/demo-payments'
import { formatPrice } from '~/modules/billing/model'
import type { Route } from './+types/receipt'

/** Where the demo's receipts lead. */
export function loader({ params, context }: Route.LoaderArgs) {
  const receipt = context.get(services).demoPayments?.readReceipt(params.token)
  if (!receipt) throw data(null, 404)
  const currency = receipt.currency === 'BRL' ? 'BRL' : 'EUR'
  return {
    paymentId: receipt.paymentId,
    total: formatPrice({ minor: receipt.minor, currency }),
  }
}

export default function Receipt({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(demoPaymentsTexts)
  return (
    <Card className="mx-auto grid max-w-xl gap-3">
      <title>{t.receipt.title}</title>
      <h1 className="text-3xl">{t.receipt.title}</h1>
      <p className="text-muted">{t.receipt.text}</p>
      <p className="break-all">
        {t.receipt.payment}: {loaderData.paymentId}
      </p>
      <p className="font-display text-2xl font-extrabold">
        {t.receipt.total}: {loaderData.total}
      </p>
    </Card>
  )
}
