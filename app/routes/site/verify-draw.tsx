import { DrawVerifier } from '~/app/blocks/draw-verifier'
import { PageHead } from '~/app/blocks/page-head'
import { requestFacts, services } from '~/app/context'
import { drawWords } from '~/app/draw-words'
import { useTexts } from '~/app/texts'
import { drawCheckTexts } from '~/locales/draw-check'
import { drawIds } from '~/modules/promotions/draw'
import type { Route } from './+types/verify-draw'

export async function loader({ context }: Route.LoaderArgs) {
  const { promotions } = context.get(services)
  const { variant } = context.get(requestFacts)
  const draws = await Promise.all(drawIds.map((id) => promotions.view(id)))
  return {
    finished: draws
      .filter(({ stage }) => stage === 'drawn')
      .map((draw) => drawWords(draw, variant)),
  }
}

const commands = [
  "sed '/^--- resultado$/,$d' dez-mil-membros.txt | sha256sum",
  'npm run draw -- verify dez-mil-membros.txt',
]

export default function VerifyDraw({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts(drawCheckTexts)
  const c = t.drawCheck
  return (
    <main id="conteudo" className="shell max-w-3xl py-10 md:py-14">
      <PageHead title={c.title} description={c.description} path="/sorteio/verificar" />
      <h1 className="text-[clamp(2.2rem,5vw,3.6rem)]">{c.title}</h1>
      <p className="mt-4 max-w-[52ch] text-xl text-muted">{c.lead}</p>
      <noscript>
        <p className="mt-4 rounded-control border-2 border-line bg-sand-2/50 px-4 py-3">
          {c.needsScript}
        </p>
      </noscript>
      <DrawVerifier finished={loaderData.finished} />
      <section aria-labelledby="terminal" className="mt-12">
        <h2 id="terminal" className="text-2xl">
          {c.howTitle}
        </h2>
        <p className="mt-2 text-muted">{c.howText}</p>
        <pre className="mt-4 whitespace-pre-wrap break-all rounded-card bg-night p-5 text-sm text-on-night">
          {commands.join('\n')}
        </pre>
      </section>
    </main>
  )
}
