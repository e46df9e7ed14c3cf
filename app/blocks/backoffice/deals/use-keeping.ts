import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { PictureRefusal } from '~/modules/pictures/model'

const PAUSE_MS = 900
const RETRY_MS = 5_000
const PRESENCE_MS = 15_000

/** What the page hears of what it sends while somebody is typing. */
export type Kept =
  | { ok: true; edition: string; time: string; image?: string; picture?: PictureRefusal }
  | { ok: false; reason: string; edition?: string; who?: string | null; time?: string }

/** Who else has the deal open, and whether it is still the edition this editor has. */
export interface Presence {
  others: string[]
  edition: string
  who: string | null
  time: string
}

/** Somebody else's hand on the deal: what is on this screen would overwrite it. */
export interface Stale {
  edition: string
  who: string | null
  time: string
}

export interface Keeping {
  edition: string
  state: 'kept' | 'unsaved' | 'saving' | 'failed'
  /** When it was last kept. */
  time: string | undefined
  stale: Stale | undefined
  others: string[]
  picture: { path?: string; refusal?: PictureRefusal }
  /** Something was typed. */
  touched(): void
  /** Keeps at once; with the newest edition, over what somebody else wrote. */
  keepNow(over?: string): void
  adopt(edition: string): void
}

/**
 * Keeps what is typed a moment after the last key, and looks who else is there. Own requests, not the
 * router's: a network that fails for a moment must not take the page away.
 */
export function useKeeping(
  id: string,
  loaded: string,
  form: RefObject<HTMLFormElement | null>,
): Keeping {
  const [edition, setEdition] = useState(loaded)
  const [state, setState] = useState<Keeping['state']>('kept')
  const [time, setTime] = useState<string>()
  const [stale, setStale] = useState<Stale>()
  const [others, setOthers] = useState<string[]>([])
  const [picture, setPicture] = useState<Keeping['picture']>({})
  const seen = useRef(loaded)
  const dirty = useRef(false)
  const busy = useRef(false)
  const stopped = useRef(false)
  const timer = useRef<number>(undefined)

  const adopt = useCallback((next: string) => {
    seen.current = next
    stopped.current = false
    setEdition(next)
    setStale(undefined)
  }, [])

  const send = useCallback(
    async (over?: string) => {
      if (!form.current || busy.current || (stopped.current && !over)) return
      busy.current = true
      dirty.current = false
      setState('saving')
      const body = new FormData(form.current)
      body.set('edition', over ?? seen.current)
      const kept = await post<Kept>(`/admin/ofertas/${id}/rascunho`, body)
      busy.current = false
      if (!kept) {
        dirty.current = true
        setState('failed')
        timer.current = window.setTimeout(() => void send(), RETRY_MS)
      } else if (kept.ok) {
        adopt(kept.edition)
        setTime(kept.time)
        setPicture({ path: kept.image, refusal: kept.picture })
        setState(dirty.current ? 'unsaved' : 'kept')
        if (dirty.current) timer.current = window.setTimeout(() => void send(), PAUSE_MS)
      } else {
        stopped.current = true
        setState('unsaved')
        setStale({ edition: kept.edition ?? '', who: kept.who ?? null, time: kept.time ?? '' })
      }
    },
    [id, form, adopt],
  )

  const touched = useCallback(() => {
    dirty.current = true
    if (!busy.current) setState('unsaved')
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void send(), PAUSE_MS)
  }, [send])

  useEffect(() => {
    const look = async () => {
      const before = seen.current
      const found = await post<Presence>(`/admin/ofertas/${id}/presenca`, new FormData())
      if (!found) return
      setOthers(found.others)
      const quiet = !busy.current && before === seen.current
      if (quiet && found.edition !== seen.current) {
        stopped.current = true
        setStale({ edition: found.edition, who: found.who, time: found.time })
      }
    }
    void look()
    const every = window.setInterval(look, PRESENCE_MS)
    return () => window.clearInterval(every)
  }, [id])

  useEffect(() => {
    const leave = () => {
      window.clearTimeout(timer.current)
      if (dirty.current && !stopped.current && form.current) {
        const body = new FormData(form.current)
        body.delete('picture')
        body.set('edition', seen.current)
        void fetch(`/admin/ofertas/${id}/rascunho`, { method: 'POST', body, keepalive: true })
      }
      const body = new FormData()
      body.set('leave', '1')
      navigator.sendBeacon(`/admin/ofertas/${id}/presenca`, body)
    }
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, form])

  const keepNow = useCallback((over?: string) => void send(over), [send])
  return { edition, state, time, stale, others, picture, touched, keepNow, adopt }
}

/** Undefined when there was no readable answer. */
async function post<Answer>(address: string, body: FormData): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', body })
    if (!answer.ok && answer.status !== 409) return undefined
    return (await answer.json()) as Answer
  } catch {
    return undefined
  }
}
