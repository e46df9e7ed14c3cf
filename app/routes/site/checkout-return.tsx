import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { BareFrame } from '~/app/blocks/bare-frame'
import { rememberedPurchase } from '~/app/blocks/purchase-cookie'
import { services } from '~/app/context'
import { useTexts } from '~/app/texts'
import { ButtonLink, buttonLook } from '~/app/ui/button'
import { Icon } from '~/app/ui/icon'
import { checkoutTexts } from '~/locales/checkout'
import type { CheckoutProgress } from '~/modules/billing/model'
import type { Route } from './+types/checkout-return'

/** Only an event of the provider moves it on; that somebody came back here proves nothing. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { billing, members } = context.get(services)
  const session = new URL(request.url).searchParams.get('sessao') ?? ''
  const progress = await billing.progressOf(session.slice(0, 200))
  const begun = progress === 'premium' || progress === 'trial'
  const reference = begun ? rememberedPurchase(request) : undefined
  const uid = reference && (await billing.buyerOf(reference, session))
  return { progress, profile: uid ? members.profilePath(uid) : undefined }
}

const EVERY_MS = 1_500
const SLOW_AFTER = 20

export default function CheckoutReturn({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(checkoutTexts)
  const { progress, profile } = loaderData
  const tries = useTriesWhile(progress === 'waiting')
  const begun = progress === 'premium' || progress === 'trial'
  const words = t.thanks[progress]
  return (
    <BareFrame>
      <main id="conteudo" className="shell max-w-2xl py-12 md:py-20">
        <title>{`${t.thanks.title} · Clube de Voos`}</title>
        <meta name="robots" content="noindex" />
        <div className="paper rounded-card bg-card">
          <div aria-hidden="true" className="h-2.5 rounded-t-card band-azulejo" />
          <div className="p-7 sm:p-10" aria-live="polite">
            <Sign progress={progress} />
            <h1 className="mt-5 text-4xl sm:text-5xl">{words.heading}</h1>
            <p className="mt-4 text-lg text-muted">{words.text}</p>
            {progress === 'waiting' && <Waiting slow={tries > SLOW_AFTER} />}
            {begun && <NextSteps profile={profile} />}
            {progress === 'failed' && (
              <ButtonLink to="/subscreve#price-table-heading" reloadDocument className="mt-6">
                {t.thanks.retry}
              </ButtonLink>
            )}
          </div>
        </div>
      </main>
    </BareFrame>
  )
}

/** Asks again and again while there is no answer, ever more slowly. */
function useTriesWhile(waiting: boolean): number {
  const { revalidate, state } = useRevalidator()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!waiting || state !== 'idle') return
    const timer = setTimeout(
      () => {
        setTries(tries + 1)
        revalidate()
      },
      tries > SLOW_AFTER ? EVERY_MS * 6 : EVERY_MS,
    )
    return () => clearTimeout(timer)
  }, [waiting, state, tries, revalidate])
  return tries
}

function Waiting({ slow }: { slow: boolean }) {
  const { t } = useTexts(checkoutTexts)
  const { pathname, search } = useLocation()
  return (
    <>
      <div
        role="progressbar"
        aria-label={t.thanks.waiting.heading}
        className="mt-6 h-2 overflow-hidden rounded-full bg-sand-2"
      >
        <div className="h-full w-1/3 rounded-full bg-sunset motion-safe:animate-[slide_1.6s_ease-in-out_infinite]" />
      </div>
      {slow && <p className="mt-5">{t.thanks.slow}</p>}
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <a href={pathname + search} className={buttonLook('quiet', 'mt-4')}>
        {t.thanks.refresh}
      </a>
    </>
  )
}

function NextSteps({ profile }: { profile: string | undefined }) {
  const { t } = useTexts(checkoutTexts)
  return (
    <>
      <h2 className="mt-8 text-2xl">{t.thanks.stepsTitle}</h2>
      <ol className="mt-3 grid gap-3">
        {t.thanks.steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-night text-sm font-bold text-on-night"
            >
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-7 flex flex-wrap gap-3">
        {profile && (
          <ButtonLink to={profile} reloadDocument>
            {t.thanks.profile}
          </ButtonLink>
        )}
        <ButtonLink to="/" reloadDocument look="secondary">
          {t.thanks.home}
        </ButtonLink>
      </div>
    </>
  )
}

const signs: Partial<Record<CheckoutProgress, 'check' | 'close'>> = {
  premium: 'check',
  trial: 'check',
  failed: 'close',
  ended: 'close',
}

function Sign({ progress }: { progress: CheckoutProgress }) {
  return (
    <span className="grid size-14 place-items-center rounded-full bg-night text-on-night">
      <Icon name={signs[progress] ?? 'plane'} className="size-7" />
    </span>
  )
}
