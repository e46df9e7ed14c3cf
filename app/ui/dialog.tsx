import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon'

/**
 * The browser's own modal dialog: it keeps the focus inside, closes on Escape, returns the focus
 * and makes the rest of the page inert, in no bytes of ours.
 */
export function Dialog(props: {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  children: ReactNode
}) {
  const { open, onClose, title } = props
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (open && !dialog.open) dialog.showModal()
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes; the click is for the backdrop.
    <dialog
      ref={ref}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === ref.current && onClose()}
      className="m-auto max-h-[92dvh] w-[min(100%-1.5rem,30rem)] overflow-auto rounded-card border border-line bg-card p-0 text-ink shadow-lift"
    >
      {open && (
        <div className="p-6 sm:p-8">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 className="text-2xl sm:text-3xl">{title}</h2>
            <button
              type="button"
              onClick={onClose}
              aria-label={props.closeLabel}
              className="-mr-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sand-2 hover:text-ink"
            >
              <Icon name="close" />
            </button>
          </div>
          {props.children}
        </div>
      )}
    </dialog>
  )
}
