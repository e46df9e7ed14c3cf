import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { frameTexts } from '~/locales/frame'
import { joinTexts } from '~/locales/join'
import type { ConsentSource } from '~/modules/members/model'
import { JoinForm } from './join-form'

const DEBOUNCE_MS = 300

/** Opens the sign-up dialog 300 ms after the last click (SPEC §9); without JavaScript, its page. */
export function JoinButton({ source, children }: { source: ConsentSource; children: ReactNode }) {
  const { t } = useTexts(frameTexts, joinTexts)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function openSoon(event: FormEvent) {
    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), DEBOUNCE_MS)
  }

  return (
    <>
      <form action="/aderir" method="get" onSubmit={openSoon}>
        <Button type="submit" className="w-full px-7 text-lg sm:w-auto">
          {children}
        </Button>
      </form>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t.join.title}
        closeLabel={t.dialog.close}
      >
        <p className="mb-5 text-muted">{t.join.lead}</p>
        <JoinForm source={source} onJoined={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
