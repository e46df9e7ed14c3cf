import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 2_000

/** Asks for newer numbers while something is moving; a server that restarts is waited for. */
export function useRefresh(moving: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!moving || state !== 'idle') return
    const timer = window.setTimeout(async () => {
      if (document.hidden) return
      const alive = await fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      )
      if (alive) await revalidate()
    }, EVERY_MS)
    return () => window.clearTimeout(timer)
  }, [moving, state, revalidate])
}
