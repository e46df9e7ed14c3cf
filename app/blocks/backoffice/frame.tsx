import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Form, Link, NavLink } from 'react-router'
import { Logo } from '~/app/blocks/logo'
import { Icon, type IconName } from '~/app/ui/icon'
import { frame as t } from '~/locales/backoffice/frame'
import { type Right, rightsOf, type StaffRole } from '~/modules/staff/model'

interface Section {
  to: string
  label: string
  icon: IconName
  needs: Right
}

const sections: Section[] = [
  { to: '/admin', label: t.sections.today, icon: 'clock', needs: 'overview:see' },
  { to: '/admin/ofertas', label: t.sections.deals, icon: 'plane', needs: 'deals:edit' },
  { to: '/admin/alertas', label: t.sections.alerts, icon: 'bell', needs: 'alerts:steer' },
  { to: '/admin/membros', label: t.sections.members, icon: 'people', needs: 'members:see' },
  { to: '/admin/pagamentos', label: t.sections.payments, icon: 'tag', needs: 'payments:settle' },
  { to: '/admin/promocoes', label: t.sections.promotions, icon: 'star', needs: 'promotions:run' },
  { to: '/admin/artigos', label: t.sections.articles, icon: 'book', needs: 'overview:see' },
  { to: '/admin/equipa', label: t.sections.team, icon: 'lock', needs: 'staff:manage' },
  { to: '/admin/registo', label: t.sections.audit, icon: 'list', needs: 'audit:read' },
]

/** The rail on the left, a menu on a phone; it shows what the role may open and nothing else. */
export function BackofficeFrame(props: {
  club: string
  staff: { name: string; role: StaffRole }
  children: ReactNode
}) {
  const { staff } = props
  const links = sections.filter(({ needs }) => rightsOf[staff.role].includes(needs))
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_1fr]">
      <header className="bg-night text-on-night [&_:focus-visible]:outline-gold lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div aria-hidden="true" className="band-azulejo h-2.5" />
        <div className="flex items-center justify-between gap-3 px-4 py-3 lg:px-5 lg:py-5">
          <Link to="/admin" className="inline-flex min-h-11 items-center">
            <Logo name={props.club} />
          </Link>
          <Menu>
            <Sections links={links} />
            <Who staff={staff} />
          </Menu>
        </div>
        <div className="hidden grow px-3 lg:block">
          <Sections links={links} />
        </div>
        <div className="hidden px-5 pb-5 lg:block">
          <Who staff={staff} />
        </div>
      </header>
      <main id="conteudo" className="min-w-0 px-4 py-7 sm:px-6 lg:px-9 lg:py-9">
        <div className="mx-auto max-w-[82rem]">{props.children}</div>
      </main>
    </div>
  )
}

/** On a phone: opens without JavaScript; with it, it closes behind whoever goes on or gives up. */
function Menu({ children }: { children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)
  function close() {
    if (menu.current) menu.current.open = false
  }
  function gaveUp({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }
  function wentOn({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <details ref={menu} onKeyDown={gaveUp} onClick={wentOn} className="group lg:hidden">
      <summary
        aria-label={t.openMenu}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-on-night/10"
      >
        <Icon name="menu" className="size-6 group-open:hidden" />
        <Icon name="close" className="hidden size-6 group-open:block" />
      </summary>
      <div className="absolute inset-x-0 z-20 mt-2 max-h-[calc(100dvh-5rem)] overflow-y-auto bg-night px-4 pb-5 shadow-lift">
        {children}
      </div>
    </details>
  )
}

function Sections({ links }: { links: Section[] }) {
  return (
    <nav aria-label={t.navigation}>
      <ul className="grid gap-1">
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === '/admin'}
              prefetch="intent"
              className="flex items-center gap-3 rounded-control px-3 py-2.5 font-semibold text-on-night/80 hover:bg-on-night/10 hover:text-on-night aria-[current=page]:bg-on-night/15 aria-[current=page]:text-on-night aria-[current=page]:shadow-[inset_3px_0_0_var(--sunset)]"
            >
              <Icon name={icon} className="size-5" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Who({ staff }: { staff: { name: string; role: StaffRole } }) {
  return (
    <div className="mt-4 border-t border-on-night/20 pt-4 text-sm">
      <p className="font-semibold">{staff.name}</p>
      <p className="text-on-night/75">{t.role[staff.role]}</p>
      <div className="mt-1.5 flex gap-5">
        <a
          href="/"
          className="inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8"
        >
          {t.site}
        </a>
        <Form method="post" action="/admin/sair" reloadDocument>
          <button
            type="submit"
            className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 lg:min-h-8"
          >
            {t.signOut}
          </button>
        </Form>
      </div>
    </div>
  )
}
