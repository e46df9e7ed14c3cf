import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

self.onmessage = async (message: MessageEvent<Challenge>) => {
  const challenge = message.data
  const solution = await solveChallenge({ challenge, deriveKey })
  self.postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
}
