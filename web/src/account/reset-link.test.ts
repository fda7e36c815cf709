import { expect, test } from 'vitest'
import { resetTokenIn } from './reset-link.ts'

test('a mailed link carries its token behind the #', () => {
  expect(resetTokenIn('#reset=aB9_-x')).toBe('aB9_-x')
})

test.each(['', '#', '#reset=', '#main', '#reset=a b', '#reset=<script>', '#xreset=a'])(
  '%j carries none',
  (hash) => expect(resetTokenIn(hash)).toBeUndefined(),
)
