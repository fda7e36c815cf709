import { expect, test } from 'vitest'
import { isClosingPhrase } from './closing-phrases.ts'

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
