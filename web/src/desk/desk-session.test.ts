import { describe, expect, test } from 'vitest'
import { isOtherMember, nextSession, type DeskSession } from './desk-session.ts'

const aisyah = {
  id: 'm1',
  email: 'aisyah@example.com',
  name: 'Aisyah',
  role: 'recruiter' as const,
  isAdministrator: false,
  positions: [],
  state: 'active' as const,
  awaits: [],
  proposedBy: null,
  changes: 0,
}
const signedIn: DeskSession = { name: 'in', member: aisyah }

describe('the sign-in at the desk', () => {
  test('is absent when the first call is refused', () => {
    expect(nextSession({ name: 'asking' }, { type: 'refused' })).toEqual({ name: 'out' })
  })

  test('that ends while pages are open keeps them for the same member', () => {
    const ended = nextSession(signedIn, { type: 'refused' })
    expect(ended).toEqual({ name: 'ended', member: aisyah })
    expect(nextSession(ended, { type: 'refused' })).toBe(ended)
    expect(isOtherMember(ended, aisyah)).toBe(false)
    expect(isOtherMember(ended, { ...aisyah, id: 'm2' })).toBe(true)
  })

  test('that the member ends keeps no page', () => {
    expect(nextSession(signedIn, { type: 'signed_out' })).toEqual({ name: 'out' })
    expect(isOtherMember({ name: 'out' }, aisyah)).toBe(false)
  })

  test('does not change when a later call gets no answer', () => {
    const event = { type: 'unanswered', message: 'No connection' } as const
    expect(nextSession(signedIn, event)).toBe(signedIn)
    expect(nextSession({ name: 'asking' }, event)).toEqual({ name: 'unknown', message: 'No connection' })
  })

  test('has the number of recovery codes left only after the second step', () => {
    const after = nextSession({ name: 'out' }, { type: 'signed_in', member: aisyah, recoveryCodesLeft: 2 })
    expect(after).toEqual({ name: 'in', member: aisyah, recoveryCodesLeft: 2 })
    expect(nextSession({ name: 'asking' }, { type: 'signed_in', member: aisyah })).toEqual(signedIn)
  })
})
