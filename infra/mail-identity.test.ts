import { expect, test } from 'vitest'
import { maySendAs } from './mail-identity.ts'

test.each([
  ['merbok.my', 'hello@merbok.my', true],
  ['Merbok.my', 'hello@jobs.merbok.MY', true],
  ['hello@merbok.my', 'Hello@merbok.my', true],
  ['jobs.merbok.my', 'hello@merbok.my', false],
  ['merbok.my', 'hello@notmerbok.my', false],
  ['merbok.my', 'merbok.my@elsewhere.my', false],
  ['sales@merbok.my', 'hello@merbok.my', false],
])('the identity %s sends as %s: %s', (identity, address, may) => {
  expect(maySendAs(identity, address)).toBe(may)
})
