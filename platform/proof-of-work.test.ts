import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { testClock, testClub } from '~/tests/support/test-club'

async function solved(challenge: Awaited<ReturnType<typeof import('altcha-lib').createChallenge>>) {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('a solution counts once; a changed or foreign one never', async () => {
  await using club = await testClub({ clock: testClock(new Date()) })
  const { proofOfWork } = club.services
  const challenge = await proofOfWork.challenge()
  const proof = await solved(challenge)
  expect(await Promise.all([proofOfWork.accepts(proof), proofOfWork.accepts(proof)])).toContain(
    false,
  )
  expect(await proofOfWork.accepts(proof)).toBe(false)
  const { solution } = JSON.parse(atob(await solved(await proofOfWork.challenge())))
  expect(await proofOfWork.accepts(btoa(JSON.stringify({ challenge, solution })))).toBe(false)
  const later = { ...challenge, parameters: { ...challenge.parameters, expiresAt: 4_000_000_000 } }
  expect(await proofOfWork.accepts(btoa(JSON.stringify({ challenge: later, solution })))).toBe(
    false,
  )
  for (const nonsense of ['', 'x', btoa('{}'), btoa('null'), 'A'.repeat(100_000)]) {
    expect(await proofOfWork.accepts(nonsense)).toBe(false)
  }
})
