import { expect, test } from 'vitest'
import { testClub } from '~/tests/support/test-club'

test('a Premium deal from Lisbon reaches Lisbon members at once and Porto members never', async () => {
  await using club = await testClub()
  const ana = await club.a.member({ airport: 'LISBOA-PT', plan: 'Premium' })
  await club.a.member({ airport: 'PORTO-PT', plan: 'Premium' })
  await club.a.member({ airport: 'LISBOA-PT', plan: 'free' })
  await club.a.deal({ from: ['LIS'], plan: 'Premium', published: true })
  await club.queue.idle()
  await club.services.deliveries.idle()
  expect(club.mailbox.recipients()).toEqual([ana.email])
})
