import type { MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import { useTexts } from '~/app/texts'
import { buttonLook } from '~/app/ui/button'
import { frameTexts } from '~/locales/frame'

/** The Premium login button; for who is signed in, the way to their area and out of it. */
export function ViewerMenu(props: { name: string | undefined; onSignIn: () => void }) {
  const { t } = useTexts(frameTexts)
  function openDialog(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    props.onSignIn()
  }
  if (props.name === undefined) {
    return (
      <Link to="/entrar" onClick={openDialog} className={buttonLook('night')}>
        {t.header.signIn}
      </Link>
    )
  }
  return (
    <div className="flex items-center justify-between gap-1">
      <Link
        to="/area-pessoal"
        title={t.viewer.area}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-full py-1 pl-1 pr-3 font-semibold hover:bg-sand-2"
      >
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-night font-display text-on-night dark:bg-sand-2"
        >
          {[...props.name][0]?.toUpperCase()}
        </span>
        <span className="sr-only">{t.viewer.area}: </span>
        <span className="max-w-[14ch] truncate nav:max-w-[12ch] xl:max-w-[14ch]">{props.name}</span>
      </Link>
      <Form action="/sair" method="post">
        <button
          type="submit"
          className="min-h-11 rounded-full px-3 font-semibold text-muted hover:bg-sand-2 hover:text-ink"
        >
          {t.viewer.signOut}
        </button>
      </Form>
    </div>
  )
}
