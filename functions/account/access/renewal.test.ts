import { describe, expect, test } from 'vitest'
import { renewalOf } from './renewal.ts'

const now = new Date('2026-11-21T09:00:00Z')
const secondsAgo = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString()

const signIn = { generation: 3, renewedAt: secondsAgo(1800), arrived: 3, remembered: false }
const remembered = { ...signIn, remembered: true }
const valid = { expired: false }

describe('a token that is renewed', () => {
  test('as the newest gets the next one', () => {
    expect(renewalOf({ ...valid, generation: 3 }, signIn, now)).toBe('next')
    expect(
      renewalOf({ ...valid, generation: 0 }, { generation: 0, arrived: 0, remembered: false }, now),
    ).toBe('next')
  })

  test('after it expired gets the next one where the sign-in is remembered', () => {
    expect(renewalOf({ expired: true, generation: 3 }, signIn, now)).toBe('refused')
    expect(renewalOf({ expired: true, generation: 3 }, remembered, now)).toBe('next')
  })

  test('for the second time gets the newest again if no call has carried that: the answer was lost', () => {
    const lost = { ...remembered, arrived: 2, renewedAt: secondsAgo(5 * 24 * 3600) }
    expect(renewalOf({ expired: true, generation: 2 }, lost, now)).toBe('again')
  })

  test('for the second time within a minute gets the newest again: two tabs sent it', () => {
    expect(renewalOf({ ...valid, generation: 2 }, { ...signIn, renewedAt: secondsAgo(60) }, now)).toBe(
      'again',
    )
  })

  test('for the second time later ends the sign-in: the token was copied', () => {
    expect(renewalOf({ ...valid, generation: 2 }, { ...signIn, renewedAt: secondsAgo(61) }, now)).toBe(
      'stolen',
    )
    const { renewedAt: _, ...unknown } = signIn
    expect(renewalOf({ ...valid, generation: 2 }, unknown, now)).toBe('stolen')
  })

  test('older than the last two ends the sign-in even within a minute', () => {
    const lost = { ...signIn, arrived: 0, renewedAt: secondsAgo(1) }
    expect(renewalOf({ ...valid, generation: 1 }, lost, now)).toBe('stolen')
  })

  test('with a generation that was never issued is refused', () => {
    expect(renewalOf({ ...valid, generation: 4 }, signIn, now)).toBe('refused')
  })

  test('that expired does not end a sign-in that is not remembered', () => {
    expect(renewalOf({ expired: true, generation: 1 }, signIn, now)).toBe('refused')
  })
})
