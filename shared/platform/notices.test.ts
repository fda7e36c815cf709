import { describe, expect, test } from 'vitest'
import {
  begunAgain,
  kindsDue,
  newAfter,
  newTo,
  noticeDayOf,
  usualNotices,
  type NoticeSettings,
  type Recipient,
} from './notices.ts'

const now = new Date('2026-12-02T03:00:00.000Z')
const settings: NoticeSettings = {
  applications: 'daily',
  interviews: 'at_once',
  withdrawals: 'off',
  questions: 'at_once',
  answers: 'off',
}
const recipient: Recipient = {
  settings,
  told: { applications: '2026-12-01T00:00:00.000Z', interviews: '2026-12-02T02:00:00.000Z' },
  dailyDay: '2026-12-01',
  createdAt: '2026-11-01T00:00:00.000Z',
}

test('a day of notices begins at eight in the morning in Malaysia', () => {
  expect(noticeDayOf(new Date('2026-12-01T23:59:59.999Z'))).toBe('2026-12-01')
  expect(noticeDayOf(new Date('2026-12-02T00:00:00.000Z'))).toBe('2026-12-02')
})

describe('a notice', () => {
  test('has the kinds that are set to at_once, and once a day also the daily ones', () => {
    expect(kindsDue(recipient, now)).toEqual({
      kinds: ['applications', 'interviews', 'questions'],
      isDaily: true,
      isFirst: false,
    })
    expect(kindsDue({ ...recipient, dailyDay: '2026-12-02' }, now)).toEqual({
      kinds: ['interviews', 'questions'],
      isDaily: false,
      isFirst: false,
    })
  })

  test('of the day is first sent at the next eight in the morning', () => {
    expect(kindsDue({ ...recipient, dailyDay: undefined }, now)).toEqual({
      kinds: ['interviews', 'questions'],
      isDaily: false,
      isFirst: true,
    })
    expect(kindsDue({ ...recipient, dailyDay: noticeDayOf(now) }, now).isDaily).toBe(false)
    const nextMorning = new Date('2026-12-03T00:00:00.000Z')
    expect(kindsDue({ ...recipient, dailyDay: noticeDayOf(now) }, nextMorning).isDaily).toBe(true)
  })

  test('is never due where everything is off', () => {
    const off = { ...settings, applications: 'off', interviews: 'off', questions: 'off' } as const
    const nothing = { kinds: [], isDaily: false, isFirst: false }
    expect(kindsDue({ ...recipient, settings: off }, now)).toEqual(nothing)
    expect(kindsDue({ ...recipient, settings: off, dailyDay: undefined }, now)).toEqual(nothing)
  })

  test('looks back to the previous one, or to the creation of the account, and at most seven days', () => {
    expect(newAfter(recipient, 'interviews', now)).toBe('2026-12-02T02:00:00.000Z')
    expect(newAfter(recipient, 'questions', now)).toBe('2026-11-25T03:00:00.000Z')
    const young = { ...recipient, createdAt: '2026-12-02T01:00:00.000Z' }
    expect(newAfter(young, 'questions', now)).toBe('2026-12-02T01:00:00.000Z')
    const absent = { ...recipient, told: { applications: '2026-10-01T00:00:00.000Z' } }
    expect(newAfter(absent, 'applications', now)).toBe('2026-11-25T03:00:00.000Z')
  })

  test("has only events of its kinds and of the member's positions", () => {
    const at = '2026-12-02T02:30:00.000Z'
    const events = [
      { kind: 'interviews', jobId: 'own', at },
      { kind: 'interviews', jobId: 'other', at },
      { kind: 'withdrawals', jobId: 'own', at },
      { kind: 'interviews', jobId: 'own', at: '2026-12-02T02:00:00.000Z' },
    ] as const
    const wanted = { kinds: ['interviews'], sees: (jobId: string) => jobId === 'own' } as const
    expect(newTo(recipient, wanted, events, now)).toEqual([events[0]])
  })
})

test('a kind that was off begins again; a change between daily and at_once does not', () => {
  expect(begunAgain(settings, usualNotices)).toEqual(['withdrawals', 'answers'])
  expect(begunAgain(usualNotices, settings)).toEqual([])
})
