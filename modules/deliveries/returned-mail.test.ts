import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { returnedMails } from '~/tests/support/returned-mails'
import { readReturnedMail } from './returned-mail'

test.each(Object.entries(returnedMails))('%s', async (_name, { mail, says }) => {
  expect(readReturnedMail(await PostalMime.parse(mail), mail).says).toBe(says)
})
