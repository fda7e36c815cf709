import { describe, expect, test } from 'vitest'
import { isSomebodyElse, nextSession, type DeskSession } from './desk-session.ts'

const aisyah = {
  id: 'm1',
  email: 'aisyah@example.com',
  name: 'Aisyah',
  role: 'recruiter' as const,
  positions: [],
  state: 'active' as const,
}
const signedIn: DeskSession = { name: 'in', member: aisyah }

describe('the sign-in at the desk', () => {
  test('is out where the first question is refused', () => {
    expect(nextSession({ name: 'asking' }, { type: 'refused' })).toEqual({ name: 'out' })
  })

  test('that ends while pages are open keeps them for its member', () => {
    const ended = nextSession(signedIn, { type: 'refused' })
    expect(ended).toEqual({ name: 'ended', member: aisyah })
    expect(nextSession(ended, { type: 'refused' })).toBe(ended)
    expect(isSomebodyElse(ended, aisyah)).toBe(false)
    expect(isSomebodyElse(ended, { ...aisyah, id: 'm2' })).toBe(true)
  })

  test('that is ended on purpose keeps no page', () => {
    expect(nextSession(signedIn, { type: 'signed_out' })).toEqual({ name: 'out' })
    expect(isSomebodyElse({ name: 'out' }, aisyah)).toBe(false)
  })

  test('stays as it is where a later call is not answered', () => {
    const event = { type: 'unanswered', message: 'No connection' } as const
    expect(nextSession(signedIn, event)).toBe(signedIn)
    expect(nextSession({ name: 'asking' }, event)).toEqual({ name: 'unknown', message: 'No connection' })
  })

  test('tells how many recovery codes are left only after the second step', () => {
    const after = nextSession({ name: 'out' }, { type: 'signed_in', member: aisyah, recoveryCodesLeft: 2 })
    expect(after).toEqual({ name: 'in', member: aisyah, recoveryCodesLeft: 2 })
    expect(nextSession({ name: 'asking' }, { type: 'signed_in', member: aisyah })).toEqual(signedIn)
  })
})
