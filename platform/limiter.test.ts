import { expect, test } from 'vitest'
import { testClub } from '~/tests/support/test-club'
import { addressForLimits, createLimiter } from './limiter.server'
import { createSigner } from './links.server'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
  ['2001:db8:1:2::1', '2001:0db8:0001:0002::/64'],
  ['2001:DB8:1:2::FFFF', '2001:0db8:0001:0002::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
])('%s counts as %s', (address, subject) => {
  expect(addressForLimits(address)).toBe(subject)
})

test('two processes count together, and exactly as many pass as may', async () => {
  await using club = await testClub()
  const limiters = ['one', 'two'].map(() => createLimiter(club.db, createSigner('same secret')))
  const limit = { name: 'test', max: 5, perSeconds: 60 }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => limiters[n % 2]?.allows(limit, 'somebody')),
  )
  expect(answers.filter(Boolean)).toHaveLength(5)
  expect(await limiters[0]?.allows(limit, 'somebody else')).toBe(true)
})

test('a value is used first by one of many', async () => {
  await using club = await testClub()
  const limiter = createLimiter(club.db, createSigner('secret'))
  const uses = await Promise.all(
    Array.from({ length: 20 }, () => limiter.firstUse('pow', 'value', 60)),
  )
  expect(uses.filter(Boolean)).toHaveLength(1)
})
