import { useCallback, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { ResetResult } from '~/app/routes/site/reset-password'
import type { SignInResult } from '~/app/routes/site/sign-in'
import { useTexts } from '~/app/texts'
import { Button } from '~/app/ui/button'
import { Dialog } from '~/app/ui/dialog'
import { frameTexts } from '~/locales/frame'
import { signInTexts } from '~/locales/sign-in'
import { ResetFields, SignInFields } from './sign-in-fields'

const CLOSES_AFTER_MS = 3_000

/** The login of SPEC §2, with the reset dialog behind its link. */
export default function SignInDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts(frameTexts, signInTexts)
  const [resetting, setResetting] = useState(false)
  const close = useCallback(() => {
    setResetting(false)
    onClose()
  }, [onClose])
  // Signing in leads to another page, and there the dialog has no business any more.
  const { pathname } = useLocation()
  const [openedAt, setOpenedAt] = useState(pathname)
  useEffect(() => {
    if (pathname === openedAt) return
    setOpenedAt(pathname)
    close()
  }, [pathname, openedAt, close])
  return (
    <>
      <Dialog
        open={open && !resetting}
        onClose={() => !resetting && close()}
        title={t.signIn.title}
        closeLabel={t.dialog.close}
      >
        <SignInForm onForgotten={() => setResetting(true)} />
      </Dialog>
      <Dialog
        open={open && resetting}
        onClose={close}
        title={t.resetPassword.title}
        closeLabel={t.dialog.close}
      >
        <ResetForm onDone={close} />
      </Dialog>
    </>
  )
}

function SignInForm({ onForgotten }: { onForgotten: () => void }) {
  const { t } = useTexts(signInTexts)
  const fetcher = useFetcher<SignInResult>()
  const busy = fetcher.state !== 'idle'
  return (
    <fetcher.Form method="post" action="/entrar" noValidate className="grid gap-4">
      <SignInFields result={busy ? undefined : fetcher.data} onForgotten={onForgotten} />
      <Button type="submit" disabled={busy} aria-busy={busy}>
        {busy ? t.signIn.submitting : t.signIn.submit}
      </Button>
    </fetcher.Form>
  )
}

function ResetForm({ onDone }: { onDone: () => void }) {
  const { t } = useTexts(signInTexts)
  const fetcher = useFetcher<ResetResult>()
  const busy = fetcher.state !== 'idle'
  const sent = !busy && fetcher.data?.ok === true
  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(onDone, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [sent, onDone])
  return (
    <fetcher.Form method="post" action="/redefinir-senha" noValidate className="grid gap-4">
      <ResetFields result={busy ? undefined : fetcher.data} />
      {!sent && (
        <Button type="submit" disabled={busy} aria-busy={busy}>
          {busy ? t.resetPassword.submitting : t.resetPassword.submit}
        </Button>
      )}
    </fetcher.Form>
  )
}
