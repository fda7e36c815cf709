import { describe, expect, test } from 'vitest'
import { mayChange, proposalSeconds, raisedBy, type Proposal, type Rights } from './staff-rights.ts'

const recruiter: Rights = { role: 'recruiter', positions: [], isAdministrator: false, state: 'active' }
const officer: Rights = { ...recruiter, role: 'privacy_officer' }
const disabledOfficer: Rights = { ...officer, state: 'disabled' }
const administrator: Rights = { ...recruiter, isAdministrator: true }
const now = 1000
const asked = { by: 'first', target: { ...recruiter, id: 'target' }, after: officer, others: 2, now }
const by = (who: string, rights: Proposal['rights'] = ['privacy_officer']): Proposal => ({
  rights,
  by: who,
  expiresAt: now + proposalSeconds,
})

describe('a right that is guarded', () => {
  test.each([
    ['another role', recruiter, officer, ['privacy_officer']],
    ['administration', recruiter, administrator, ['administrator']],
    ['both', recruiter, { ...officer, isAdministrator: true }, ['privacy_officer', 'administrator']],
    ['the account of a disabled officer', disabledOfficer, officer, ['privacy_officer']],
    ['a reduced role', officer, recruiter, []],
    ['disabling', officer, disabledOfficer, []],
  ])('is raised by %s', (_, before, after, raised) => expect(raisedBy(before, after)).toEqual(raised))
})

describe('a change of rights', () => {
  test('of oneself is refused, also downwards', () => {
    const target = { ...officer, id: 'first' }
    expect(mayChange({ ...asked, target, after: recruiter })).toBe('own_rights')
  })

  test('by the policy of administrators needs nobody else', () =>
    expect(mayChange({ ...asked, by: undefined })).toBe('allowed'))

  test('by one administrator is proposed, and by a second one done', () => {
    const proposed = (proposal: Proposal) => ({ ...asked, target: { ...asked.target, proposal } })
    expect(mayChange(asked)).toBe('proposed')
    expect(mayChange(proposed(by('first')))).toBe('proposed')
    expect(mayChange(proposed(by('second')))).toBe('allowed')
    expect(mayChange(proposed(by('second', ['administrator'])))).toBe('proposed')
    expect(mayChange(proposed({ ...by('second'), expiresAt: now }))).toBe('proposed')
  })

  test('that raises nothing needs one administrator', () =>
    expect(mayChange({ ...asked, target: { ...officer, id: 'target' }, after: recruiter })).toBe('allowed'))

  test.each([
    ['removing', recruiter],
    ['disabling', { ...administrator, state: 'disabled' } satisfies Rights],
  ])('%s the last administrator is refused, also to the policy', (_, after) => {
    const target = { ...administrator, id: 'target' }
    for (const caller of ['first', undefined])
      expect(mayChange({ ...asked, by: caller, target, after, others: 0 })).toBe('last_administrator')
    expect(mayChange({ ...asked, target, after, others: 1 })).toBe('allowed')
  })
})
