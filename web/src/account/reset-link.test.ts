import { expect, test } from 'vitest'
import { resetTokenIn } from './reset-link.ts'

test('a reset link has its token in the URL fragment', () => {
  expect(resetTokenIn('#reset=aB9_-x')).toBe('aB9_-x')
})

test.each(['', '#', '#reset=', '#main', '#reset=a b', '#reset=<script>', '#xreset=a'])(
  '%j has no token',
  (hash) => expect(resetTokenIn(hash)).toBeUndefined(),
)
