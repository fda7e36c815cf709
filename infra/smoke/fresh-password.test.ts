import { expect, test } from 'vitest'
import { isCommonPassword } from '#functions/account/access/common-passwords.ts'
import { freshPassword } from './account.ts'

const email = 'success+smoke-1@simulator.amazonses.com'
/** About ten of them match the Bloom filter by chance. */
const many = 10_000

test('the smoke test chooses no password that the API takes for a common one', () => {
  const passwords = Array.from({ length: many }, () => freshPassword(email))
  expect(passwords.filter((password) => isCommonPassword(password, { email, name: 'Smoke Test' }))).toEqual(
    [],
  )
  expect(new Set(passwords).size).toBe(many)
})
