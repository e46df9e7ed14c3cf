import { useCallback, useRef } from 'react'

/**
 * Solves the server's challenge beside the page while the visitor types. A browser that can't gets
 * an empty proof: the server then counts its attempts more strictly, as it does without JavaScript.
 */
export function useProofOfWork() {
  const proof = useRef<Promise<string>>(undefined)
  const begin = useCallback(() => {
    proof.current ??= solve().catch(() => '')
    return proof.current
  }, [])
  /** A proof counts once, so the next submission needs another. */
  const spend = useCallback(async () => {
    const solved = await begin()
    proof.current = undefined
    return solved
  }, [begin])
  return { begin, spend }
}

async function solve(): Promise<string> {
  const response = await fetch('/desafio')
  if (!response.ok) return ''
  const challenge = await response.json()
  const worker = new Worker(new URL('./proof-of-work-solver.ts', import.meta.url), {
    type: 'module',
  })
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = (message) => resolve(message.data ?? '')
      worker.onerror = reject
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}
