import { expect, test } from 'vitest'
import { groupsOf } from './today.ts'

const now = new Date('2026-12-01T01:00:00.000Z')
const at = (day: string) => ({ at: `2026-12-${day}T02:00:00.000Z`, place: null, minutes: 60 })
const invited = { status: 'interview_pending', teamInterview: at('03'), answer: null } as const
const answered = (kind: 'coming' | 'other_time') => ({ kind, words: null, at: now.toISOString() })

test.each([
  ['an unanswered invitation of this week', invited, ['unanswered', 'soon']],
  ['one without a date', { ...invited, teamInterview: null }, ['unanswered']],
  ['a later one', { ...invited, teamInterview: at('20') }, ['unanswered']],
  ['a candidate who comes', { ...invited, answer: answered('coming') }, ['soon']],
  ['one who comes later', { ...invited, teamInterview: at('20'), answer: answered('coming') }, []],
  ['one who asks for another time', { ...invited, answer: answered('other_time') }, ['other_time', 'soon']],
  [
    'an interview that is over',
    { ...invited, teamInterview: { ...at('01'), at: '2026-11-30T02:00:00.000Z' } },
    ['over'],
  ],
  ['an application that is not invited', { ...invited, status: 'human_pending' }, []],
] as const)('Today shows %s', (_, application, groups) => expect(groupsOf(application, now)).toEqual(groups))
