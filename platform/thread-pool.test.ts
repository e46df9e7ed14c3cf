import os from 'node:os'
import { expect, test } from 'vitest'
import { letPoolGiveWay, poolThreads } from './thread-pool.server'

test.runIf(os.platform() === 'linux')('the pool gives way, the main thread does not', async () => {
  const before = os.getPriority(process.pid)
  await letPoolGiveWay()
  const threads = await poolThreads()
  expect(threads.length).toBeGreaterThan(0)
  for (const thread of threads) expect(os.getPriority(thread)).toBe(10)
  expect(os.getPriority(process.pid)).toBe(before)
})
