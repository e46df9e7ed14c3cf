import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { messageBytes, mimeTemplate, slot } from './mime-template.server'

/** Rich in what mail systems change on the way: spaces, tabs, dots, line breaks, letters of ours. */
const text = fc.string({
  unit: fc.constantFrom(...[' ', ' ', '\t', '.', '\n', '=', 'a', 'ã', '€', '<', '&']),
  maxLength: 200,
})

test('whatever is written or filled in, nothing is left to stuff or to relax, and it reads as it was meant', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (before, value, after) => {
      const content = `${before}${slot('name')}${after}.`
      const template = mimeTemplate({ headers: [['To', slot('to')]], html: content, text: content })
      const message = template.fill({ name: value, to: 'ana@exemplo.test' })
      expect(message.body.toString('latin1')).not.toMatch(/[^\x20-\x7e\r\n]| {2}| \r\n|\r\n\./)
      expect(message.body.toString('latin1')).toMatch(/\S\r\n$/)
      const read = await PostalMime.parse(messageBytes(message))
      expect(read.text?.trimEnd()).toBe(`${before}${value}${after}.`)
    }),
  )
})

test('a value can add no header', () => {
  const template = mimeTemplate({ headers: [['To', slot('to')]], html: '', text: '' })
  const { head } = template.fill({ to: 'ana@exemplo.test\r\nBcc: todos@exemplo.test' })
  expect(head.split('\r\n')[0]).toBe('To: ana@exemplo.testBcc: todos@exemplo.test')
})
