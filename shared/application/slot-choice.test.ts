import { describe, expect, test } from 'vitest'
import { decideOn, isRepeated, type Decision, type WantedDecision } from './decision.ts'
import { choiceRefusal, mayChoose, slotsAhead } from './slot-choice.ts'

const now = new Date('2026-11-23T01:00:00Z')
const [past, soon, late] = [
  '2026-11-23T00:59:00.000Z',
  '2026-11-23T09:00:00.000Z',
  '2026-11-26T09:00:00.000Z',
]
const slots = { times: [past, soon, late], place: null, minutes: 45 }
const chosen = (at: string) => ({ slots, teamInterview: { at, place: null, minutes: 45 } })

describe('a candidate', () => {
  test('chooses one of the times that are ahead', () => {
    const offer = { slots, teamInterview: null }
    expect(slotsAhead(slots, now)).toEqual([soon, late])
    expect(choiceRefusal(offer, past, now)).toBe('slot_gone')
    expect(choiceRefusal(offer, '2026-11-27T09:00:00.000Z', now)).toBe('slot_gone')
    expect(choiceRefusal(offer, soon, now)).toBeUndefined()
    expect(choiceRefusal({ ...offer, slots: null }, soon, now)).toBe('slot_gone')
  })

  test('chooses another one until a day before the interview', () => {
    expect(choiceRefusal(chosen(soon), late, now)).toBe('choice_closed')
    expect(choiceRefusal(chosen(late), soon, now)).toBeUndefined()
    expect(mayChoose(chosen('2026-11-24T01:00:00.000Z'), now)).toBe(true)
    expect(mayChoose(chosen('2026-11-24T00:59:59.000Z'), now)).toBe(false)
  })
})

describe('a decision about an invitation with times', () => {
  const siti = { id: 'siti', name: 'Siti Hajar' }
  const status = 'interview_pending' as const
  const invited = {
    status,
    teamInterview: null,
    slots: { times: [soon, late], place: 'Level 30', minutes: 45 },
    interviewers: [siti],
    interview: 'completed' as const,
    pending: null as Decision | null,
  }
  const offer: WantedDecision = {
    status,
    interviewSlots: [late, soon],
    interviewPlace: 'Level 30',
    interviewMinutes: 45,
  }
  const decided = (application: typeof invited, requested: WantedDecision) =>
    decideOn(application, requested, now, [siti])

  test('sorts the times and keeps the members who are named', () => {
    expect(decided({ ...invited, status: 'human_pending' as typeof status }, offer)).toEqual({
      kind: 'decided',
      decision: { status, teamInterview: null, slots: invited.slots, interviewers: [siti] },
    })
  })

  test('is refused where it changes nothing, and taken where it changes a time, a member or the kind', () => {
    expect(decided(invited, offer)).toEqual({ kind: 'refused', code: 'status_not_allowed' })
    for (const requested of [
      { ...offer, interviewSlots: [late] },
      { ...offer, interviewers: [] },
      { status, interviewDate: late },
      { status },
    ])
      expect(decided(invited, requested)).toMatchObject({ kind: 'decided' })
  })

  test('asks a candidate who has chosen to choose again, with the same times', () => {
    const { teamInterview } = chosen(late)
    expect(decideOn({ ...invited, teamInterview }, offer, now)).toMatchObject({ kind: 'decided' })
  })

  test('is repeated by the same times and members alone', () => {
    const pending: Decision = { status, teamInterview: null, slots: invited.slots, interviewers: [siti] }
    expect(isRepeated(pending, { ...offer, interviewers: ['siti'] })).toBe(true)
    expect(isRepeated(pending, { ...offer, interviewSlots: [late] })).toBe(false)
    expect(isRepeated(pending, { ...offer, interviewers: [] })).toBe(false)
  })

  test('names no time with another status', () => {
    expect(decided(invited, { status: 'reviewed', interviewSlots: [late] })).toEqual({
      kind: 'refused',
      code: 'interview_date_not_allowed',
    })
  })
})
