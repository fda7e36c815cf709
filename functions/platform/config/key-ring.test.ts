import { expect, test } from 'vitest'
import { keyRing } from './key-ring.ts'

const ofBytes = (count: number) => new Map([['now', new Uint8Array(count)]])

test('a key of 32 bytes signs, and a shorter one stops the function at its start', () => {
  expect(keyRing('now', ofBytes(32))).toEqual({ current: 'now', keys: ofBytes(32) })
  expect(() => keyRing('now', ofBytes(31))).toThrow('The signing key "now" is shorter than 32 bytes.')
})

test('a short key is refused beside a good one', () => {
  const keys = new Map([...ofBytes(32), ['before', new Uint8Array(5)] as const])
  expect(() => keyRing('now', keys)).toThrow('"before" is shorter')
})

test('without the key that signs the function does not start', () => {
  expect(() => keyRing('next', ofBytes(32))).toThrow('There is no signing key "next".')
})
