import { argon2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { owaspPasswordCost as passwordCost } from '#functions/platform/world/ports.ts'
import { hashPassword, isPassword } from './password-hash.ts'

const password = 'eight racks in 1 row'

/** A stored hash of an earlier cost: 64 KiB, one pass. */
function earlierHash(text: string, salt = Buffer.alloc(8, 7)): string {
  const cost = { memory: 64, passes: 1, parallelism: 1, tagLength: 16 }
  const hash = argon2Sync('argon2id', { message: text, nonce: salt, ...cost })
  const encoded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=64,t=1,p=1$${encoded(salt)}$${encoded(hash)}`
}

describe('a stored password', () => {
  test('is a hash of the cost that OWASP asks for, with a salt of its own', async () => {
    const [one, other] = await Promise.all([
      hashPassword(password, passwordCost),
      hashPassword(password, passwordCost),
    ])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one.split('$')[4]).not.toBe(other.split('$')[4])
    expect(await isPassword(password, one, passwordCost)).toBe(true)
    expect(await isPassword(`${password} `, one, passwordCost)).toBe(false)
  })

  test('is verified with the cost it was stored with', async () => {
    expect(await isPassword(password, earlierHash(password), passwordCost)).toBe(true)
    expect(await isPassword('another 1', earlierHash(password), passwordCost)).toBe(false)
  })

  test('is the same in each way that a keyboard encodes a letter', async () => {
    const stored = earlierHash('p\u00e4ssword 1')
    expect(await isPassword('pa\u0308ssword 1', stored, passwordCost)).toBe(true)
    expect(await isPassword('password 1', stored, passwordCost)).toBe(false)
  })

  test('that is missing matches no password, not even that of the dummy hash', async () => {
    expect(await isPassword(password, undefined, passwordCost)).toBe(false)
    expect(await isPassword('', undefined, passwordCost)).toBe(false)
  })

  test.each([
    '',
    'plain text',
    '$argon2i$v=19$m=64,t=1,p=1$YWJjZGVmZ2g$YWJj',
    '$argon2id$v=19$m=64,t=1,p=1$$',
  ])('that cannot be read throws: %j', async (stored) => {
    await expect(isPassword(password, stored, passwordCost)).rejects.toThrow('cannot be read')
  })
})
