import { services } from '~/app/context'
import { demoStaff } from '~/content/demo/accounts'
import type { Route } from './+types/staff-code'

/** In the demo nobody has the phone of the team's account, so the code it would show is here. */
export async function loader({ context }: Route.LoaderArgs) {
  return { code: await context.get(services).staff.currentCode(demoStaff.email) }
}

export default function StaffCode({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <title>Código da equipa</title>
      <h1 className="text-3xl">Código do telemóvel da equipa</h1>
      <p className="mt-2 text-muted">
        Só na demonstração: o que a aplicação de autenticação de {demoStaff.email} mostraria agora.
      </p>
      <p className="mt-6 font-mono text-5xl">
        {loaderData.code ?? 'Entra primeiro com a senha, em /admin/entrar.'}
      </p>
    </>
  )
}
