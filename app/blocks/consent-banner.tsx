import { useEffect, useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '~/app/root'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { frameTexts } from '~/locales/frame'

const COOKIE = 'consentimento'
const HALF_A_YEAR = 15_552_000
const SCRIPT_ID = 'analytics'

type Answer = 'sim' | 'nao'

/**
 * Asks before a visit is measured, and only where measuring is set up. Nothing is fetched from
 * elsewhere before a yes. Kept pages are the same for everyone, so the answer is read here.
 */
export function ConsentBanner() {
  const { t } = useTexts(frameTexts)
  const { src, siteId } = useRouteLoaderData<typeof rootLoader>('root')?.analytics ?? {}
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!src || !siteId) return
    const answer = storedAnswer()
    if (answer === 'sim') loadAnalytics(src, siteId)
    setAsking(answer === undefined)
    // A script can't be unloaded, and pages of one person are not to be measured.
    return () => {
      if (document.getElementById(SCRIPT_ID)) location.reload()
    }
  }, [src, siteId])

  if (!src || !siteId) return null

  function decide(answer: Answer) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
    document.cookie = `${COOKIE}=${answer}; Path=/; Max-Age=${HALF_A_YEAR}; SameSite=Lax`
    setAsking(false)
    if (answer === 'sim' && src && siteId) loadAnalytics(src, siteId)
    else if (document.getElementById(SCRIPT_ID)) location.reload()
  }

  return (
    <>
      <div className="bg-night pb-6 text-on-night">
        <div className="shell">
          <button
            type="button"
            onClick={() => setAsking(true)}
            className="py-1 text-sm underline underline-offset-4"
          >
            {t.consent.change}
          </button>
        </div>
      </div>
      {asking && (
        <section
          aria-label={t.consent.title}
          className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-2xl rounded-card border border-line bg-card p-5 shadow-lift"
        >
          <h2 className="text-xl">{t.consent.title}</h2>
          <p className="mt-2 text-[0.95rem] text-muted">
            {t.consent.text}{' '}
            <Link to="/tcs-e-privacidade#cookies" className="underline underline-offset-2">
              {t.consent.more}
            </Link>
          </p>
          <div className="mt-4 grid grid-cols-2 gap-3">
            <Button look="secondary" onClick={() => decide('nao')}>
              {t.consent.refuse}
            </Button>
            <Button look="secondary" onClick={() => decide('sim')}>
              {t.consent.accept}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}

function storedAnswer(): Answer | undefined {
  const stored = new RegExp(`(?:^|; )${COOKIE}=(sim|nao)(?:;|$)`).exec(document.cookie)
  return stored?.[1] as Answer | undefined
}

function loadAnalytics(src: string, siteId: string): void {
  if (document.getElementById(SCRIPT_ID)) return
  const script = document.createElement('script')
  script.id = SCRIPT_ID
  script.async = true
  script.src = src
  script.dataset.siteId = siteId
  document.head.append(script)
}
