import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { factorRing, keyRing } from '#functions/platform/config/key-ring.ts'
import { afterCode, enrolmentOf, newFactor } from './second-factor.ts'

const key = (fill: number) => new Uint8Array(32).fill(fill)
const ring = keyRing('first', new Map([['first', key(1)]]))
const rotated = keyRing(
  'second',
  new Map([
    ['second', key(2)],
    ['first', key(1)],
  ]),
)
const without = keyRing('second', new Map([['second', key(2)]]))

const memberId = 'member-1'
const now = new Date('2026-11-22T09:00:10.000Z')
const factor = { ...newFactor(memberId, ring), lastStep: 0 }
const { uri, secret } = enrolmentOf(factor, { id: memberId, email: 'a@example.com' }, ring)!
const codeAt = (seconds: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 })
const use = (code: string, of = factor, by = ring, at = now) => afterCode(of, { code, memberId, now: at }, by)

describe('a code', () => {
  test('is accepted once, and no earlier one after it', () => {
    const after = use(codeAt(0))!
    expect(use(codeAt(0), after)).toBeUndefined()
    expect(use(codeAt(-30), after)).toBeUndefined()
    expect(use(codeAt(30), after)).toBeDefined()
  })

  test('is accepted one step before and after, and no further', () => {
    expect([-30, 0, 30].map((seconds) => use(codeAt(seconds)) !== undefined)).toEqual([true, true, true])
    expect([-60, 60, 3600].map((seconds) => use(codeAt(seconds)))).toEqual([undefined, undefined, undefined])
  })

  test.each(['', '000', 'abcdef', '0000000', ' ', '９９９９９９'])('%j is refused', (code) =>
    expect(use(code)).toBeUndefined(),
  )
})

describe('the stored secret', () => {
  test('is stored encrypted', () => {
    expect(uri).toContain(secret)
    expect(JSON.stringify(factor)).not.toContain(secret)
  })

  test('is encrypted again with the current key, and refuses every code once its key is removed', () => {
    const after = use(codeAt(0), factor, rotated)!
    expect(after.keyId).toBe('second')
    expect(use(codeAt(30), after, without)).toBeDefined()
    expect(use(codeAt(0), factor, without)).toBeUndefined()
  })

  test("cannot be decrypted in another member's row", () =>
    expect(() => afterCode(factor, { code: codeAt(0), memberId: 'member-2', now }, ring)).toThrow(
      'Unsupported state or unable to authenticate data',
    ))
})

describe('a key of second factors', () => {
  const own = keyRing('factor-1', new Map([['factor-1', key(9)]]))

  test('takes over a factor that a key of sign-ins sealed, at its next use', () => {
    const after = use(codeAt(0), factor, factorRing(own, ring))!
    expect(after.keyId).toBe('factor-1')
  })

  test('opens every factor after two rotations of the keys of sign-ins', () => {
    const sealed = { ...newFactor(memberId, factorRing(own, ring)), lastStep: 0 }
    const third = keyRing('third', new Map([['third', key(3)]]))
    const code = new TOTP({
      secret: Secret.fromBase32(
        enrolmentOf(sealed, { id: memberId, email: 'a@example.com' }, factorRing(own, third))!.secret,
      ),
    }).generate({ timestamp: now.getTime() })
    expect(use(code, sealed, factorRing(own, third))).toBeDefined()
    expect(use(codeAt(0), factor, factorRing(own, third))).toBeUndefined()
  })
})
