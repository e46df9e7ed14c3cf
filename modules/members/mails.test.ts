import { expect, test } from 'vitest'
import { mailTexts } from '~/locales/mail-texts'
import { variants } from '~/locales/variant'
import { testClub } from '~/tests/support/test-club'
import { memberMail, memberMailKinds } from './jobs.server'

const subjects = (variant: 'PT' | 'BR') => {
  const t = mailTexts[variant]
  return [
    t.confirm,
    t.alreadyMember,
    t.welcome,
    t.premiumBegins,
    t.resetPassword,
    t.passwordChanged,
    t.newSignIn,
    t.profileConfirmed,
    t.downgraded,
  ].map(({ subject }) => subject)
}

test.each(variants)('every mail to a member exists in %s, as text and as HTML', async (variant) => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ name: 'Ana <b>Sá</b>', plan: 'Premium', variant })
  for (const kind of memberMailKinds)
    await club.db.transaction((tx) => club.queue.enqueue(tx, memberMail, { uid: ana.uid, kind }))
  await club.queue.idle()
  const mails = club.mailbox.mails
  expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects(variant).sort())
  for (const mail of mails) {
    expect(mail.html).toContain(`lang="pt-${variant}"`)
    expect(mail.html).not.toContain('<b>Sá</b>')
    expect(mail.html).not.toMatch(/undefined|\{\w+\}/)
    expect(mail.text).toContain('Ana <b>Sá</b>')
    expect(mail.text).toContain('/preferencias/')
  }
})

test('a mail that fails is tried again with another link, and both open the same page', async () => {
  await using club = await testClub({ works: true })
  const ana = await club.a.member({ plan: 'Premium', password: 'quatro cavalos verdes' })
  club.mailbox.refuseWith(new Error('451 not now'))
  await club.services.members.requestPasswordReset(ana.email, '203.0.113.1')
  await expect.poll(() => club.logged()).toContain('a job failed')
  club.mailbox.refuseWith(undefined)
  await expect.poll(() => club.mailbox.recipients(), { timeout: 20_000 }).toEqual([ana.email])
})
