import { premiumMember } from '~/app/context'
import { useTexts } from '~/app/texts'
import type { Route } from './+types/personal-area'

export function loader({ context }: Route.LoaderArgs) {
  const member = context.get(premiumMember)
  return { name: member.name || member.email }
}

export default function PersonalArea({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <main id="conteudo" className="shell py-10">
      <title>{`${t.area.title} · Clube de Voos`}</title>
      <h1 className="text-4xl">
        {t.area.title} {loaderData.name}
      </h1>
    </main>
  )
}
