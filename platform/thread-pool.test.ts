import { spawnSync } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

// In a process of its own: there, all threads but the main one are free to be changed.
const script = `
  import os from 'node:os'
  import { letPoolGiveWay, poolThreads } from '${path.resolve('platform/thread-pool.server.ts')}'
  await letPoolGiveWay()
  const priorities = (await poolThreads()).map((thread) => os.getPriority(thread))
  console.log(JSON.stringify({ priorities, main: os.getPriority(process.pid) }))`

test.runIf(os.platform() === 'linux')('the pool gives way, the main thread does not', () => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { UV_THREADPOOL_SIZE: '2' },
    encoding: 'utf8',
  })
  const main = os.getPriority(process.pid)
  expect(JSON.parse(stdout)).toEqual({ priorities: [10, 10], main })
})
