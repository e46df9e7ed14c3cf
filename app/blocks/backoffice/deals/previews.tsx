import { useEffect, useState } from 'react'
import { rowAction } from '~/app/blocks/backoffice/confirm-action'
import { classNames } from '~/app/ui/class-names'
import { editor as t } from '~/locales/backoffice/deals'
import { type Variant, variants } from '~/locales/variant'

const pages = { card: 'cartao', mail: 'carta' } as const
type What = keyof typeof pages

/** The card and the letter as readers get them, in frames of their own; newer with every edition. */
export function Previews({ id, edition }: { id: string; edition: string }) {
  const [what, setWhat] = useState<What>('card')
  const [variant, setVariant] = useState<Variant>('PT')
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const address = (of: What, to: Variant) => `/admin/ofertas/${id}/${pages[of]}/${to}`
  const all = (['card', 'mail'] as const).flatMap((of) => variants.map((to) => [of, to] as const))
  return (
    <section aria-label={t.previews}>
      <h2 className="text-xl">{t.previews}</h2>
      <p className="mt-1 text-sm text-muted">{t.previewNote}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        {all.map(([of, to]) =>
          scripted ? (
            <button
              key={of + to}
              type="button"
              aria-pressed={of === what && to === variant}
              onClick={() => {
                setWhat(of)
                setVariant(to)
              }}
              className={classNames(
                rowAction,
                'justify-center aria-pressed:border-cobalt aria-pressed:bg-cobalt/10 aria-pressed:text-cobalt',
              )}
            >
              {t[of][to]}
            </button>
          ) : (
            <a key={of + to} href={address(of, to)} className={`${rowAction} justify-center`}>
              {t[of][to]}
            </a>
          ),
        )}
      </div>
      {scripted && (
        <Frame title={t[what][variant]} src={`${address(what, variant)}?edicao=${edition}`} />
      )}
    </section>
  )
}

/** As tall as what it shows; nothing in it runs, and nothing in it leads away. */
function Frame({ title, src }: { title: string; src: string }) {
  const [height, setHeight] = useState(560)
  return (
    <iframe
      title={title}
      src={src}
      sandbox="allow-same-origin"
      style={{ height }}
      onLoad={(event) => {
        const inside = event.currentTarget.contentDocument?.documentElement
        if (inside) setHeight(Math.min(2_400, Math.max(240, inside.offsetHeight)))
      }}
      className="pointer-events-none mt-3 w-full rounded-card border border-line bg-sand"
    />
  )
}
