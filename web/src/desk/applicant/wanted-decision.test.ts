import { describe, expect, test } from 'vitest'
import { reasonProblems } from '../applicants/rejection.ts'
import { changesNothing, localTime, problemsIn, wantedIn } from './wanted-decision.ts'

const filled = (values: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('a decision of the form', () => {
  test('reads the date in Malaysian time', () => {
    const form = filled({ date: '2026-12-01T15:00', place: ' Level 30 ', minutes: '45', words: '' })
    expect(wantedIn(form, 'interview_pending', undefined)).toEqual({
      status: 'interview_pending',
      interviewDate: '2026-12-01T07:00:00.000Z',
      interviewPlace: 'Level 30',
      interviewMinutes: 45,
    })
  })

  test('removes an empty place and length, and has no date with another status', () => {
    const dateOnly = filled({ date: '2026-12-01T15:00', place: ' ', minutes: '' })
    expect(wantedIn(dateOnly, 'interview_pending', undefined)).toEqual({
      status: 'interview_pending',
      interviewDate: '2026-12-01T07:00:00.000Z',
      interviewPlace: null,
      interviewMinutes: null,
    })
    const none = filled({ date: '', place: '', minutes: '45' })
    expect(wantedIn(none, 'interview_pending', undefined)).toEqual({ status: 'interview_pending' })
    expect(wantedIn(filled({ date: '2026-12-01T15:00' }), 'rejected', undefined)).toEqual({
      status: 'rejected',
    })
  })

  test('has an opening only where the recruiter has changed the usual one', () => {
    expect(wantedIn(filled({ words: 'Usual. ' }), 'rejected', 'Usual.')).toEqual({ status: 'rejected' })
    expect(wantedIn(filled({ words: 'Own.' }), 'rejected', 'Usual.')).toEqual({
      status: 'rejected',
      words: 'Own.',
    })
  })
})

describe('an invitation with times', () => {
  const form = (...slots: string[]) => {
    const data = filled({ kind: 'slots', place: 'Level 30', minutes: '45' })
    for (const slot of slots) data.append('slot', slot)
    return data
  }

  test('has those that are filled in, and the colleagues once they are loaded', () => {
    const data = form('2026-12-01T15:00', '', '2026-12-02T15:00')
    const decision = {
      status: 'interview_pending',
      interviewSlots: ['2026-12-01T07:00:00.000Z', '2026-12-02T07:00:00.000Z'],
      interviewPlace: 'Level 30',
      interviewMinutes: 45,
    }
    expect(wantedIn(data, 'interview_pending', undefined)).toEqual(decision)
    for (const id of ['siti', '', 'siti']) data.append('interviewer', id)
    expect(wantedIn(data, 'interview_pending', undefined)).toEqual({ ...decision, interviewers: ['siti'] })
  })

  test('needs a time, and no time twice', () => {
    expect(problemsIn(form(), 'interview_pending')).toEqual({ slots: 'Please set at least one time' })
    const twice = form('2026-12-01T15:00', '2026-12-01T15:00')
    expect(problemsIn(twice, 'interview_pending')).toEqual({ slots: 'Two of the times are the same' })
    expect(problemsIn(form('2026-12-01T15:00'), 'interview_pending')).toEqual({})
  })
})

describe('a place or a length', () => {
  const problems = (values: Record<string, string>) => problemsIn(filled(values), 'interview_pending')

  test('without a date is refused at its field, but not the usual length', () => {
    expect(problems({ date: '', place: 'Level 30', minutes: '45' })).toEqual({
      place: 'A place needs a date. Set one, or clear the place.',
    })
    expect(problems({ date: '', place: '', minutes: '30' })).toEqual({
      minutes: 'A length needs a date. Set one, or clear the length.',
    })
    expect(problems({ date: '', place: '', minutes: '45' })).toEqual({})
  })

  test('with a date keeps its rules', () => {
    expect(problems({ date: '2026-12-01T15:00', place: 'Level 30', minutes: '45' })).toEqual({})
    expect(problems({ date: '2026-12-01T15:00', place: 'x'.repeat(201), minutes: '1' })).toEqual({
      place: expect.stringContaining('too long'),
      minutes: 'The length should be 5 to 480 minutes',
    })
  })
})

test('the note is required where the form has it', () => {
  expect(problemsIn(filled({ note: ' ' }), 'interviewed')).toEqual({
    note: 'Please write when and how you met',
  })
  expect(problemsIn(filled({ note: 'By phone.' }), 'interviewed')).toEqual({})
  expect(problemsIn(filled({}), 'interviewed')).toEqual({})
})

test('a form changes nothing while its interview is the one that the candidate knows', () => {
  const now = new Date('2026-11-23T01:00:00Z')
  const teamInterview = { at: '2026-12-01T07:00:00.000Z', place: 'Level 30', minutes: 45 }
  const invited = { status: 'interview_pending', teamInterview, decision: null } as const
  const same = {
    status: 'interview_pending',
    interviewDate: teamInterview.at,
    interviewPlace: 'Level 30',
    interviewMinutes: 45,
  } as const
  expect(changesNothing(invited, same, now)).toBe(true)
  expect(changesNothing(invited, { ...same, interviewPlace: 'Level 31' }, now)).toBe(false)
  expect(changesNothing(invited, { status: 'reviewed' }, now)).toBe(false)
  expect(changesNothing({ ...invited, status: 'human_pending', teamInterview: null }, same, now)).toBe(false)
})

test('writes a moment as the value of a datetime-local input, in Malaysian time', () => {
  expect(localTime('2026-12-01T07:00:00.000Z')).toBe('2026-12-01T15:00')
  expect(localTime('2026-12-31T20:30:00.000Z')).toBe('2027-01-01T04:30')
  expect(localTime(null)).toBe('')
})

test('a rejection takes a reason of the list, with or without a note', () => {
  const reason = 'Skills do not match'
  expect(wantedIn(filled({ reason, reasonNote: ' No Slurm. ' }), 'rejected', undefined)).toEqual({
    status: 'rejected',
    rejection: { reason, note: 'No Slurm.' },
  })
  expect(wantedIn(filled({ reason, reasonNote: '' }), 'rejected', undefined).rejection).toEqual({ reason })
  expect([reasonProblems(filled({ reason: '' })), reasonProblems(filled({ reason }))]).toEqual([
    { reason: 'Please choose a reason' },
    {},
  ])
  expect(problemsIn(filled({ reason, reasonNote: 'x'.repeat(501) }), 'rejected')).toEqual({
    reasonNote: 'Please use at most 500 characters',
  })
})

test('a decision that waives the AI interview needs its reason', () => {
  expect(problemsIn(filled({ waiver: ' ' }), 'reviewed')).toEqual({
    waiver: 'Please write why you go on without the AI interview',
  })
  expect(wantedIn(filled({ waiver: 'Worked here.' }), 'reviewed', undefined)).toEqual({
    status: 'reviewed',
    waiverReason: 'Worked here.',
  })
})
