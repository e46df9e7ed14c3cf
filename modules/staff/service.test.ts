import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someStaff } from '~/tests/support/staff'
import { teamPermit } from '~/tests/support/team-permit'
import { type TestClub, testClub } from '~/tests/support/test-club'
import { somebodyWaits } from '~/tests/support/waiting'
import { commandLine } from './model'

type Person = Awaited<ReturnType<typeof someStaff>>

/** With the password alone: the code is asked next. */
async function halfWayIn({ services: { staff } }: TestClub, person: Person) {
  const entered = await staff.signIn({ ...person, clientAddress: '192.0.2.1', userAgent: '' })
  const seen = await staff.recognise(entered.ok ? entered.token : undefined)
  if (seen.stage !== 'pending') throw new Error(seen.stage)
  return seen.pending
}

const codeOf = async ({ services: { staff } }: TestClub, { email }: Person) =>
  (await staff.currentCode(email)) ?? ''

test('of four who give the first code at the same moment one is enrolled', async () => {
  await using club = await testClub()
  const { staff } = club.services
  const ana = await someStaff(club, 'editor')
  const pending = await halfWayIn(club, ana)
  const code = await codeOf(club, ana)
  const answers = await Promise.all(Array.from({ length: 4 }, () => staff.enrol(pending, code)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  club.clock.advance({ minutes: 1 })
  const again = await halfWayIn(club, ana)
  expect(again.enrolled).toBe(true)
  expect(await staff.giveCode(again, await codeOf(club, ana))).toMatchObject({ ok: true })
})

test('a slow sign-in offers no other secret once the app has learnt its own', async () => {
  await using club = await testClub()
  const ana = await someStaff(club, 'editor')
  await halfWayIn(club, ana)
  const secret = async () => (await club.db.execute(sql`SELECT totp_secret FROM staff`)).rows
  const learnt = await secret()
  const { slow } = await club.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE staff SET totp_confirmed_at = now()`)
    const signingIn = halfWayIn(club, ana)
    await expect.poll(() => somebodyWaits(club)).toBe(true)
    return { slow: signingIn }
  })
  await slow
  expect(await secret()).toEqual(learnt)
})

test('a decision about somebody pressed twice signs nobody out and is in the log once', async () => {
  await using club = await testClub()
  const { staff } = club.services
  const ana = await someStaff(club, 'editor')
  const pending = await halfWayIn(club, ana)
  const inside = await staff.enrol(pending, await codeOf(club, ana))
  const id = pending.staffId
  await staff.takeBack(commandLine, id)
  await staff.changeRole(commandLine, id, 'editor')
  expect(await staff.recognise(inside.ok ? inside.token : '')).toMatchObject({ stage: 'staff' })
  await Promise.all(Array.from({ length: 5 }, () => staff.sendAway(commandLine, id)))
  const trail = await staff.trailOf(teamPermit, { kind: 'staff', id })
  expect(trail.map(({ action }) => action)).toEqual(['staff-disabled', 'staff-invited'])
})
