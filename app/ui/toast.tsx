import { useEffect } from 'react'
import { Notice } from './notice'

/** A message that goes away by itself; what must not be missed belongs in a dialog. */
export function Toast(props: {
  message: string | undefined
  tone: 'success' | 'error' | 'info'
  onDone: () => void
}) {
  const { message, onDone } = props
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(onDone, 6_000)
    return () => clearTimeout(timer)
  }, [message, onDone])
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md"
    >
      {message && (
        <div className="pointer-events-auto rounded-control bg-card shadow-lift">
          <Notice tone={props.tone}>{message}</Notice>
        </div>
      )}
    </div>
  )
}
