import { describe, expect, test } from 'vitest'
import { deletionAt, nextExpiryStep, type ExpiryStep } from './next-step.ts'

const registered = Date.parse('2026-11-20T09:00:00.000Z')
const after = (days: number): Date => new Date(registered + days * 24 * 60 * 60 * 1000)
const account = { proveBy: after(7).toISOString(), reminders: 0 }

type Change = { reminders?: number; remindedAt?: string; bouncedAt?: string }

const stepOn = (days: number, change: Change = {}, isKept = false): ExpiryStep =>
  nextExpiryStep({ ...account, ...change }, { isKept }, after(days))

describe('an account whose address is not confirmed', () => {
  test.each([
    [2.9, {}, 'wait'],
    [3, {}, 'remind'],
    [4, { reminders: 1, remindedAt: after(3).toISOString() }, 'wait'],
    [6, { reminders: 1, remindedAt: after(3).toISOString() }, 'remind'],
    [6.9, { reminders: 2, remindedAt: after(6).toISOString() }, 'wait'],
    [7, { reminders: 2, remindedAt: after(6).toISOString() }, 'delete'],
  ] as const)('on day %d, %j: %s', (days, change, step) => {
    expect(stepOn(days, change)).toBe(step)
  })

  test('is reminded twice before it is deleted, also where the runs of a week failed', () => {
    expect(stepOn(8)).toBe('remind')
    expect(stepOn(8.1, { reminders: 1, remindedAt: after(8).toISOString() })).toBe('wait')
    expect(stepOn(9, { reminders: 1, remindedAt: after(8).toISOString() })).toBe('remind')
    expect(stepOn(9.5, { reminders: 2, remindedAt: after(9).toISOString() })).toBe('wait')
    expect(stepOn(10, { reminders: 2, remindedAt: after(9).toISOString() })).toBe('delete')
  })

  test('gets no reminder after a bounce, and is deleted at its deadline', () => {
    const bouncedAt = after(0.1).toISOString()
    expect(stepOn(3, { bouncedAt })).toBe('wait')
    expect(stepOn(6, { bouncedAt })).toBe('wait')
    expect(stepOn(7, { bouncedAt })).toBe('delete')
  })

  test('is reminded and not deleted while recruiters keep an application', () => {
    expect(stepOn(3, {}, true)).toBe('remind')
    expect(stepOn(6, { reminders: 1, remindedAt: after(3).toISOString() }, true)).toBe('remind')
    expect(stepOn(8, { reminders: 2, remindedAt: after(6).toISOString() }, true)).toBe('wait')
    expect(stepOn(400, { reminders: 2, remindedAt: after(6).toISOString() }, true)).toBe('wait')
  })

  test('gets no reminder and is not deleted once its address is confirmed', () => {
    expect(nextExpiryStep({ reminders: 0 }, { isKept: false }, after(30))).toBe('wait')
  })
})

describe('the letter names the day of the deletion', () => {
  test.each([
    [3, 0, 7],
    [6, 1, 7],
    [8, 0, 10],
    [9, 1, 10],
  ])('on day %d, after %d reminders: day %d', (days, reminders, deletion) => {
    expect(deletionAt({ ...account, reminders }, after(days))).toEqual(after(deletion))
  })
})
