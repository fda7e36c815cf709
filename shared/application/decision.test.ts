import { describe, expect, test } from 'vitest'
import {
  decideOn,
  dueAfter,
  interviewMinutes,
  interviewPlace,
  isAllowed,
  isAsSeen,
  isRepeated,
  minutesUntil,
  waitsForInterview,
  type Decision,
  type Undecided,
  type WantedDecision,
} from './decision.ts'

const now = new Date('2026-11-23T01:00:00Z')
const at = '2026-12-01T07:00:00.000Z'
const meeting = { at, place: 'Level 30', minutes: 45 }

const waiting: Undecided = { status: 'human_pending', teamInterview: null, interview: 'completed' }
const invited: Undecided = { status: 'interview_pending', teamInterview: meeting, interview: 'completed' }

const decide = (wanted: WantedDecision, application: Undecided = waiting, pending: Decision | null = null) =>
  decideOn({ ...application, pending }, wanted, now)
const decided = (decision: Decision) => ({ kind: 'decided', decision })
const refused = (code: string) => ({ kind: 'refused', code })

describe('a decision', () => {
  test('to another status has no interview', () => {
    expect(decide({ status: 'reviewed' })).toEqual(decided({ status: 'reviewed', teamInterview: null }))
  })

  test('to the present status is refused; while another is pending, with the way to keep it', () => {
    const reviewed = { ...waiting, status: 'reviewed' } as const
    expect(decide({ status: 'reviewed' }, reviewed)).toEqual(refused('status_not_allowed'))
    const pending = { status: 'accepted', teamInterview: null } as const
    expect(decide({ status: 'reviewed' }, reviewed, pending)).toEqual(refused('decision_pending'))
    expect(decide({ status: 'rejected' }, reviewed, pending)).toEqual(
      decided({ status: 'rejected', teamInterview: null }),
    )
  })

  test('before the interview rejects, and a rejection without an interview is final', () => {
    const before = { ...waiting, status: 'ai_pending', interview: 'scheduled' } as const
    expect(decide({ status: 'interviewed' }, before)).toEqual(refused('status_not_allowed'))
    expect(decide({ status: 'rejected' }, before).kind).toBe('decided')
    const rejected = { ...before, status: 'rejected' } as const
    expect(decide({ status: 'accepted' }, rejected)).toEqual(refused('status_not_allowed'))
    expect(decide({ status: 'accepted' }, { ...rejected, interview: 'completed' }).kind).toBe('decided')
  })
})

describe('a decision that waives the AI interview', () => {
  const before: Undecided = { ...waiting, status: 'ai_pending', interview: 'abandoned' }
  const waived = { status: 'accepted', teamInterview: null, waiverReason: 'Worked here before.' } as const
  const wanted = { status: 'accepted', waiverReason: waived.waiverReason } as const

  test('has a reason, which no other decision has', () => {
    expect(decide({ status: 'accepted' }, before)).toEqual(refused('waiver_reason_needed'))
    expect(decide(wanted, before)).toEqual(decided(waived))
    expect(decide(wanted)).toEqual(decided({ status: 'accepted', teamInterview: null }))
    expect(isRepeated(waived, wanted)).toBe(true)
    expect(isRepeated(waived, { ...wanted, waiverReason: 'Another.' })).toBe(false)
  })

  test('is refused while the interview runs, and waits where it has begun since', () => {
    const running: Undecided = { ...before, interview: 'in_progress' }
    expect(decide(wanted, running)).toEqual(refused('candidate_in_interview'))
    expect([before, running, waiting].map((each) => waitsForInterview(each, waived))).toEqual([
      false,
      true,
      false,
    ])
    expect(waitsForInterview(running, { status: 'rejected', teamInterview: null })).toBe(false)
    // Completed since, it is decided like any other.
    expect(isAllowed(waiting, waived)).toBe(true)
  })
})

describe('an interview with the team', () => {
  const invite = (
    wanted: Omit<WantedDecision, 'status'>,
    application?: Undecided,
    pending?: Decision | null,
  ) => decide({ status: 'interview_pending', ...wanted }, application, pending)
  const inviting = (teamInterview: Decision['teamInterview']) =>
    decided({ status: 'interview_pending', teamInterview })

  test('can have no date, or a date with or without place and length', () => {
    expect(invite({})).toEqual(inviting(null))
    expect(invite({ interviewDate: at })).toEqual(inviting({ at, place: null, minutes: null }))
    expect(invite({ interviewDate: at, interviewPlace: 'Level 30', interviewMinutes: 45 })).toEqual(
      inviting(meeting),
    )
  })

  test('has a date after the moment at which the candidate is e-mailed', () => {
    expect(invite({ interviewDate: dueAfter(now).toISOString() })).toEqual(
      refused('interview_date_not_allowed'),
    )
    expect(invite({ interviewDate: '2026-11-23T01:11:00Z' }).kind).toBe('decided')
  })

  test('has a place and a length only with a date, and all three only with the status interview_pending', () => {
    expect(invite({ interviewPlace: 'Level 30' })).toEqual(refused('interview_date_needed'))
    expect(invite({ interviewMinutes: 30 })).toEqual(refused('interview_date_needed'))
    expect(decide({ status: 'accepted', interviewDate: at })).toEqual(refused('interview_date_not_allowed'))
    expect(decide({ status: 'accepted', interviewPlace: 'x' }, invited)).toEqual(
      refused('interview_date_needed'),
    )
  })

  test('keeps its date, place and length where a change does not name them', () => {
    const later = '2026-12-02T07:00:00.000Z'
    expect(invite({ interviewDate: later }, invited)).toEqual(inviting({ ...meeting, at: later }))
    expect(invite({ interviewPlace: 'A call' }, invited)).toEqual(inviting({ ...meeting, place: 'A call' }))
    expect(invite({ interviewMinutes: 30 }, invited)).toEqual(inviting({ ...meeting, minutes: 30 }))
    expect(invite({}, invited)).toEqual(inviting(null))
  })

  test('without a change is refused', () => {
    const again = { interviewDate: '2026-12-01T07:00:00Z', interviewPlace: 'Level 30', interviewMinutes: 45 }
    expect(invite(again, invited)).toEqual(refused('status_not_allowed'))
    expect(invite({ interviewDate: at }, invited)).toEqual(refused('status_not_allowed'))
    expect(invite({}, { ...invited, teamInterview: null })).toEqual(refused('status_not_allowed'))
  })

  test('whose time has passed cannot get another place', () => {
    const past = { ...invited, teamInterview: { ...meeting, at: '2026-11-20T07:00:00.000Z' } }
    expect(invite({ interviewPlace: 'A call' }, past)).toEqual(refused('interview_date_not_allowed'))
  })

  test('loses a place or a length that is null', () => {
    expect(invite({ interviewDate: at, interviewPlace: null }, invited)).toEqual(
      inviting({ ...meeting, place: null }),
    )
    expect(invite({ interviewMinutes: null }, invited)).toEqual(inviting({ ...meeting, minutes: null }))
  })

  test('that is pending keeps its place when only the length changes', () => {
    const pending = { status: 'interview_pending', teamInterview: meeting } as const
    expect(invite({ interviewMinutes: 30 }, waiting, pending)).toEqual(inviting({ ...meeting, minutes: 30 }))
    const other = { status: 'accepted', teamInterview: null } as const
    expect(invite({ interviewMinutes: 30 }, invited, other)).toEqual(inviting({ ...meeting, minutes: 30 }))
  })
})

describe('an application is marked as interviewed', () => {
  const note = 'Met at the career fair on 20 November.'
  const interviewed = (wanted: Partial<WantedDecision>, application?: Undecided, pending?: Decision | null) =>
    decide({ status: 'interviewed', ...wanted }, application, pending)

  test('only after the date of the interview, which may be that of a pending invitation', () => {
    expect(interviewed({}, invited)).toEqual(refused('interview_ahead'))
    expect(interviewed({ interviewNote: note }, invited)).toEqual(refused('interview_ahead'))
    const pending = { status: 'interview_pending', teamInterview: meeting } as const
    expect(interviewed({ interviewNote: note }, waiting, pending)).toEqual(refused('interview_ahead'))
    const past = { ...invited, teamInterview: { ...meeting, at: now.toISOString() } }
    expect(interviewed({}, past)).toEqual(decided({ status: 'interviewed', teamInterview: null }))
  })

  test('with a note where there was no date, which no other status has', () => {
    expect(interviewed({}, waiting)).toEqual(refused('interview_note_needed'))
    expect(interviewed({ interviewNote: note }, waiting)).toEqual(
      decided({ status: 'interviewed', teamInterview: null, interviewNote: note }),
    )
    expect(decide({ status: 'accepted', interviewNote: note })).toEqual(
      decided({ status: 'accepted', teamInterview: null }),
    )
  })
})

describe('a decision without a letter', () => {
  const quiet = (status: WantedDecision['status'], application?: Undecided, more?: Partial<WantedDecision>) =>
    decide({ status, letter: 'none', ...more }, application)
  const past = { ...invited, teamInterview: { ...meeting, at: now.toISOString() } }

  test('is one to reviewed, or to interviewed', () => {
    expect(quiet('reviewed')).toEqual(decided({ status: 'reviewed', teamInterview: null, letter: 'none' }))
    expect(quiet('reviewed', past).kind).toBe('decided')
    expect(quiet('interviewed', past).kind).toBe('decided')
    for (const status of ['accepted', 'rejected', 'interview_pending'] as const)
      expect(quiet(status)).toEqual(refused('letter_needed'))
  })

  test('cancels no interview, and waives none', () => {
    expect(quiet('reviewed', invited)).toEqual(refused('letter_needed'))
    const before: Undecided = { ...waiting, status: 'ai_pending', interview: 'abandoned' }
    expect(quiet('reviewed', before, { waiverReason: 'Worked here.' })).toEqual(refused('letter_needed'))
  })

  test('is another than the same with one', () => {
    const pending = { status: 'reviewed', teamInterview: null, letter: 'none' } as const
    expect(isRepeated(pending, { status: 'reviewed', letter: 'none' })).toBe(true)
    expect(isRepeated(pending, { status: 'reviewed' })).toBe(false)
  })
})

test('a decision is repeated only with the same status, text and interview', () => {
  const pending = { status: 'interview_pending', teamInterview: meeting, words: 'Come.' } as const
  const wanted = {
    status: 'interview_pending',
    interviewDate: '2026-12-01T07:00:00Z',
    words: 'Come.',
  } as const
  expect(isRepeated(pending, wanted)).toBe(true)
  expect(isRepeated(pending, { ...wanted, interviewPlace: 'Level 31' })).toBe(false)
  expect(isRepeated(pending, { ...wanted, words: undefined })).toBe(false)
  expect(isRepeated(pending, { status: 'rejected', words: 'Come.' })).toBe(false)
  expect(isRepeated(undefined, wanted)).toBe(false)
  expect(isRepeated({ status: 'rejected', teamInterview: null }, { status: 'rejected' })).toBe(true)
})

describe('a decision that is due', () => {
  test('is no longer allowed where the application has changed meanwhile', () => {
    const accepted = { status: 'accepted', teamInterview: null } as const
    expect(isAllowed(waiting, accepted)).toBe(true)
    expect(isAllowed({ ...waiting, status: 'ai_pending' }, accepted)).toBe(false)
    expect(isAllowed({ ...waiting, status: 'accepted' }, accepted)).toBe(false)
    expect(isAllowed(invited, { status: 'interview_pending', teamInterview: meeting })).toBe(false)
  })
})

test('an application is as a page showed it only with the same status and the same pending decision', () => {
  const dueAt = dueAfter(now).toISOString()
  const decision = { status: 'accepted', teamInterview: null, dueAt } as const
  const application = { status: 'human_pending', decision }
  expect(isAsSeen(application, { status: 'human_pending', decisionDueAt: dueAt })).toBe(true)
  expect(isAsSeen(application, { status: 'reviewed', decisionDueAt: dueAt })).toBe(false)
  expect(isAsSeen(application, { status: 'human_pending', decisionDueAt: null })).toBe(false)
  expect(isAsSeen({ status: 'human_pending' }, { status: 'human_pending', decisionDueAt: null })).toBe(true)
  expect(isAsSeen({ status: 'human_pending' }, { status: 'human_pending', decisionDueAt: dueAt })).toBe(false)
})

test('minutes until a decision takes effect are rounded up, and between zero and ten', () => {
  const pending = { status: 'accepted', teamInterview: null, dueAt: dueAfter(now).toISOString() } as const
  const after = (seconds: number) => minutesUntil(pending, new Date(now.getTime() + seconds * 1000))
  expect([0, 1, 60, 599, 600, 700].map(after)).toEqual([10, 10, 9, 1, 0, 0])
  // A page counts from the beginning of the minute.
  expect(after(-59)).toBe(10)
})

describe('what a recruiter types', () => {
  test.each(['', '   ', 'two\nlines', 'bell\u0007', 'x'.repeat(201)])('is no place: %j', (text) => {
    expect(interviewPlace.safeParse(text).success).toBe(false)
  })

  test('is a place without spaces around it', () => {
    expect(interviewPlace.parse(' Level 30, 会议室 ')).toBe('Level 30, 会议室')
  })

  test('is a length of 5 to 480 whole minutes', () => {
    const lengths = [4, 5, 480, 481, 30.5].map((minutes) => interviewMinutes.safeParse(minutes).success)
    expect(lengths).toEqual([false, true, true, false, false])
  })
})
