import { describe, expect, test } from 'vitest'
import { claimOf, contentsAfter } from './claim.ts'

const proveBy = '2026-11-30T09:00:00.000Z'

describe('who can have filled an account', () => {
  test.each([
    [{ proveBy: undefined, passwordHash: undefined }, 'proved'],
    [{ proveBy: undefined, passwordHash: 'hash' }, 'proved'],
    [{ proveBy, passwordHash: undefined }, 'without_password'],
    [{ proveBy, passwordHash: 'hash' }, 'with_password'],
  ] as const)('%j is %s', (account, claim) => {
    expect(claimOf(account)).toBe(claim)
  })
})

describe('what a link that sets a password does with the contents', () => {
  test.each([
    ['proved', undefined, false, 'keep'],
    ['proved', 'empty', false, 'keep'],
    ['without_password', undefined, false, 'keep'],
    ['without_password', 'keep', false, 'keep'],
    ['without_password', 'empty', false, 'empty'],
    ['without_password', 'empty', true, 'empty'],
    ['with_password', undefined, false, 'refused'],
    ['with_password', 'keep', false, 'refused'],
    ['with_password', 'empty', false, 'empty'],
    ['with_password', undefined, true, 'keep'],
    ['with_password', 'keep', true, 'keep'],
    ['with_password', 'empty', true, 'empty'],
  ] as const)('of an account %s, asked for %s, signed in: %s', (claim, wanted, isSignedIn, contents) => {
    expect(contentsAfter(claim, { wanted, isSignedIn })).toBe(contents)
  })
})
