import { useState } from 'react'
import { DealGrid, OfferGrid } from '~/app/blocks/deal-grid'
import { HotOffers } from '~/app/blocks/hot-offers'
import { requestFacts, services } from '~/app/context'
import { Accordion } from '~/app/ui/accordion'
import { Button, ButtonLink } from '~/app/ui/button'
import { Card } from '~/app/ui/card'
import { Dialog } from '~/app/ui/dialog'
import { Field, Select } from '~/app/ui/field'
import { Notice } from '~/app/ui/notice'
import { Pagination } from '~/app/ui/pagination'
import { Toast } from '~/app/ui/toast'
import type { DealOffer } from '~/modules/deals/model'
import type { Route } from './+types/ui'

const colours = ['night', 'cobalt', 'sea', 'sunset', 'gold', 'sand-2', 'sand', 'card'] as const

export async function loader({ context }: Route.LoaderArgs) {
  const { deals } = context.get(services)
  const { variant } = context.get(requestFacts)
  const [hot, current] = await Promise.all([
    deals.hotViews(variant, 3),
    deals.currentViews(variant, 40),
  ])
  const offer = current.find((deal): deal is DealOffer => deal.view === 'offer')
  return { hot, offer }
}

export default function DesignSystem({ loaderData: { hot, offer } }: Route.ComponentProps) {
  const [open, setOpen] = useState(false)
  const [toast, setToast] = useState<string>()
  return (
    <div className="grid gap-10">
      <title>Sistema visual · Clube de Voos</title>
      <h1 className="text-5xl">Sistema visual</h1>
      <section className="grid gap-3">
        <h2 className="text-2xl">Cores</h2>
        <ul className="flex flex-wrap gap-3">
          {colours.map((name) => (
            <li key={name} className="text-center text-sm">
              <span
                className="mb-1 block size-16 rounded-control border border-line"
                style={{ background: `var(--${name})` }}
              />
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">Botões</h2>
        <div className="flex flex-wrap gap-4">
          <Button onClick={() => setOpen(true)}>Abrir diálogo</Button>
          <Button look="secondary" onClick={() => setToast('Guardado com sucesso.')}>
            Mostrar aviso
          </Button>
          <ButtonLink look="quiet" to="/">
            Ligação
          </ButtonLink>
          <Button disabled>Indisponível</Button>
        </div>
      </section>
      <section className="grid gap-4 md:grid-cols-2">
        <h2 className="text-2xl md:col-span-2">Campos</h2>
        <Field label="Nome" placeholder="Maria" hint="Como te devemos chamar" />
        <Field label="E-mail" type="email" defaultValue="maria@" error="Email inválido" />
        <Select
          label="Aeroporto"
          placeholder="Escolhe"
          options={[
            { value: 'LIS', label: 'Lisboa' },
            { value: 'OPO', label: 'Porto' },
          ]}
        />
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">Mensagens</h2>
        <Notice tone="success">Correu bem.</Notice>
        <Notice tone="error">Correu mal.</Notice>
        <Notice tone="info">Fica a saber.</Notice>
      </section>
      <section className="grid gap-3">
        <h2 className="text-2xl">Acordeão</h2>
        <Accordion
          name="exemplo"
          items={[
            { id: 'um', title: 'Primeira pergunta', content: 'Primeira resposta.' },
            { id: 'dois', title: 'Segunda pergunta', content: 'Segunda resposta.' },
          ]}
        />
      </section>
      <Card>
        <h2 className="text-2xl">Cartão</h2>
        <Pagination
          label="Páginas"
          page={2}
          pages={3}
          hrefFor={(page) => `/dev/ui?pagina=${page}`}
          texts={{ previous: 'Anterior', next: 'Seguinte', position: '{page} de {pages}' }}
        />
      </Card>
      <section className="grid gap-4">
        <h2 className="text-2xl">Ofertas</h2>
        <DealGrid deals={hot} signedIn={false} />
        {offer && (
          <OfferGrid
            offers={[
              offer,
              { ...offer, id: 'sem-ligacao', externalLink: null },
              { ...offer, id: 'terminada', expired: true },
            ]}
          />
        )}
        <div className="max-w-sm">
          <HotOffers deals={hot} />
        </div>
      </section>
      <Dialog open={open} onClose={() => setOpen(false)} title="Um diálogo" closeLabel="Fechar">
        <p className="mb-4">O foco fica aqui dentro; Escape fecha.</p>
        <Button onClick={() => setOpen(false)}>Entendido</Button>
      </Dialog>
      <Toast message={toast} tone="success" onDone={() => setToast(undefined)} />
    </div>
  )
}
