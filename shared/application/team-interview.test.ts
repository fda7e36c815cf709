import { describe, expect, test } from 'vitest'
import { teamInterviewState, teamInterviewTexts } from './team-interview.ts'

const at = '2026-12-03T07:00:00.000Z'
const inARoom = { at, place: 'Level 12, Menara Merbok', minutes: 45 }

describe('the interview with the team', () => {
  test.each([
    [inARoom, '2026-12-03T06:59:00Z', 'ahead'],
    [inARoom, '2026-12-03T07:44:59Z', 'ahead'],
    [inARoom, '2026-12-03T07:45:00Z', 'over'],
    [{ ...inARoom, minutes: null }, '2026-12-03T07:59:59Z', 'ahead'],
    [{ ...inARoom, minutes: null }, '2026-12-03T08:00:00Z', 'over'],
    [{ ...inARoom, at: 'soon' }, '2026-12-03T07:00:00Z', 'none'],
    [null, '2026-12-03T07:00:00Z', 'none'],
  ] as const)('%j is at %s: %s', (teamInterview, now, state) =>
    expect(teamInterviewState(teamInterview, new Date(now))).toBe(state),
  )

  test('that is ahead names date, place and length, in Malaysian time', () => {
    expect(teamInterviewTexts(inARoom, new Date('2026-12-01T00:00:00Z'))).toEqual({
      when: 'Interview with our team: Dec 3, 2026, 3:00 PM (Malaysian time)',
      day: 'Dec 3, 2026',
      place: 'Level 12, Menara Merbok',
      length: '45 minutes',
    })
  })

  test('that is over names its date in the past tense, without place and length', () => {
    expect(teamInterviewTexts(inARoom, new Date('2026-12-04T00:00:00Z'))).toEqual({
      when: 'Interview with our team was on Dec 3, 2026, 3:00 PM (Malaysian time)',
      day: 'Dec 3, 2026',
      place: undefined,
      length: undefined,
    })
  })

  test('without a date has no texts', () => {
    expect(teamInterviewTexts(null, new Date(at))).toBe(undefined)
    expect(teamInterviewTexts({ ...inARoom, at: 'soon' }, new Date(at))).toBe(undefined)
  })
})
