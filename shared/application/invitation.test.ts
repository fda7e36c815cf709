import { describe, expect, test } from 'vitest'
import { applicationStatuses } from './application-status.ts'
import { invitationReply, replyRefusal, type InvitationReply } from './invitation.ts'

const now = new Date('2026-12-01T00:00:00.000Z')
const at = '2026-12-31T07:00:00.000Z'
const invited = { status: 'interview_pending', teamInterview: { at, place: null, minutes: 30 } } as const
const undated = { ...invited, teamInterview: null }
const coming: InvitationReply = { kind: 'coming', interviewAt: at }
const otherTime: InvitationReply = { kind: 'other_time', interviewAt: at, words: 'After 3 PM.' }

describe('an answer to an invitation', () => {
  test('is accepted until the interview is over, for the date that the candidate saw', () => {
    for (const reply of [coming, otherTime]) {
      expect(replyRefusal(invited, reply, now)).toBeUndefined()
      expect(replyRefusal(invited, { ...reply, interviewAt: '2026-12-31T07:00:00Z' }, now)).toBeUndefined()
      expect(replyRefusal(invited, reply, new Date('2026-12-31T07:29:59.000Z'))).toBeUndefined()
      expect(replyRefusal(invited, reply, new Date('2026-12-31T07:30:00.000Z'))).toBe('invitation_over')
      const moved = {
        ...invited,
        teamInterview: { ...invited.teamInterview, at: '2027-01-04T07:00:00.000Z' },
      }
      for (const changed of [moved, undated])
        expect(replyRefusal(changed, reply, now)).toBe('invitation_changed')
    }
  })

  test('to one without a date is a suggestion', () => {
    expect(replyRefusal(undated, { ...otherTime, interviewAt: null }, now)).toBeUndefined()
    expect(replyRefusal(undated, { ...coming, interviewAt: null }, now)).toBe('invitation_changed')
  })

  test('is refused with every other status', () => {
    for (const status of applicationStatuses.filter((each) => each !== 'interview_pending'))
      expect(replyRefusal({ ...invited, status }, coming, now)).toBe('invitation_over')
  })

  test('that asks for another time needs words', () => {
    expect(invitationReply.safeParse({ ...otherTime, words: ' ' }).error?.issues[0]?.message).toBe(
      'Please write when it would suit you',
    )
    expect(invitationReply.safeParse(otherTime).success).toBe(true)
  })
})
