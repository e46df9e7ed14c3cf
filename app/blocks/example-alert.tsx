import { Icon } from '~/app/ui/icon'
import { SplitFlap } from '~/app/ui/split-flap'
import { Ticket } from '~/app/ui/ticket'
import type { SalesCopy } from '~/content/sales/sales-copy'

/** What an alert looks like, as a boarding pass; said to be an example, so it promises nothing. */
export function ExampleAlert({ alert }: { alert: SalesCopy['alert'] }) {
  return (
    <figure>
      <Ticket
        stub={
          <div className="flex h-full flex-col justify-between gap-4 p-6 md:w-60">
            <div>
              <p>
                <span className="sr-only">{alert.priceLabel} </span>
                <SplitFlap text={alert.price} className="text-3xl md:text-[1.7rem]" />
              </p>
              <p className="mt-3 text-muted">
                {alert.usualLabel} <s className="whitespace-nowrap">{alert.usualPrice}</s>{' '}
                <strong className="text-sea">{alert.saving}</strong>
              </p>
            </div>
            <div aria-hidden="true" className="barcode h-9 text-ink/70" />
          </div>
        }
      >
        <div className="p-6 sm:p-7">
          <p className="text-sm font-bold text-sunset-ink">{alert.kind}</p>
          <div className="mt-4 flex items-center gap-3">
            <Place {...alert.from} />
            <span aria-hidden="true" className="grow border-t-2 border-dashed border-line" />
            <Icon name="plane" className="size-7 rotate-90 text-cobalt" />
            <span aria-hidden="true" className="grow border-t-2 border-dashed border-line" />
            <Place {...alert.to} />
          </div>
          <dl className="mt-6 grid grid-cols-2 gap-4">
            {alert.fields.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-xs font-semibold uppercase tracking-[0.08em] text-muted">
                  {label}
                </dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Ticket>
      <figcaption className="mt-4 text-sm text-muted">{alert.note}</figcaption>
    </figure>
  )
}

function Place({ code, city }: { code: string; city: string }) {
  return (
    <p>
      <span className="block font-display text-4xl font-extrabold leading-none sm:text-5xl">
        {code}
      </span>
      <span className="text-sm text-muted">{city}</span>
    </p>
  )
}
