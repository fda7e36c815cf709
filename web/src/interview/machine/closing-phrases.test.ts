import { expect, test } from 'vitest'
import { isClosingPhrase, isGoodbye } from './closing-phrases.ts'

test.each([
  'Thank you for your time and thoughtful responses. Have a great day!',
  'Thanks for your time.',
  "It seems like you're busy right now. Have a nice day!",
  'Good luck with everything!',
  'We will be in touch about the next steps.',
])('closes: %s', (text) => {
  expect(isClosingPhrase(text)).toBe(true)
})

test.each([
  'Hey, thanks for joining the call today. Are you ready for your interview?',
  'What would your next steps be in that situation?',
  'Take your time.',
  'How do you plan a great day at work?',
  '',
])('does not close: %s', (text) => {
  expect(isClosingPhrase(text)).toBe(false)
})

test('a message that belongs to a question is no goodbye', () => {
  const content = 'Describe the next steps you would take.'
  expect(isGoodbye({ content, place: { section: 0, question: 1 } }, [])).toBe(false)
  expect(isGoodbye({ content, place: undefined }, [])).toBe(true)
})

test("the interview's own closing text is a goodbye, whatever its words", () => {
  expect(isGoodbye({ content: 'Right. Selamat tinggal.', place: undefined }, ['', 'Selamat tinggal.'])).toBe(
    true,
  )
  expect(isGoodbye({ content: 'Right.', place: undefined }, ['', 'Selamat tinggal.'])).toBe(false)
})
