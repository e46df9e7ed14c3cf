import { readdir, readFile } from 'node:fs/promises'
import os from 'node:os'

const THREADS = '/proc/self/task'

/**
 * The pool's threads take what the main thread leaves of the cores. Signing may wait a moment; what waits
 * for the main thread is every connection. Linux gives each thread a priority; elsewhere nothing changes.
 */
export async function letPoolGiveWay(): Promise<void> {
  for (const thread of await poolThreads()) {
    try {
      os.setPriority(thread, os.constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where it is not allowed, signing takes turns with sending.
    }
  }
}

/** Asking is itself work for the pool, so its threads are there by then. */
export async function poolThreads(): Promise<number[]> {
  const threads = await readdir(THREADS).catch(() => [])
  const named = threads.map(async (thread) => {
    const name = await readFile(`${THREADS}/${thread}/comm`, 'utf8').catch(() => '')
    return name.startsWith('libuv-worker') ? [Number(thread)] : []
  })
  return (await Promise.all(named)).flat()
}
