import * as z from 'zod/mini'
import { malaysiaDate } from './deadline.ts'
import { dayMilliseconds, hourMilliseconds } from './durations.ts'

/**
 * What the staff get notices about. `questions`: a candidate asked something in the interview; `answers`: a candidate answered an
 * invitation to an interview with the team.
 */
export const noticeKinds = ['applications', 'interviews', 'withdrawals', 'questions', 'answers'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeTimes = ['off', 'daily', 'at_once'] as const
export type NoticeTime = (typeof noticeTimes)[number]

const noticeTime = z.enum(noticeTimes)

/** An answer can be about tomorrow's interview. */
const usualTimeOfAnswers: NoticeTime = 'at_once'

/** When a member of staff gets a notice of each kind. */
export const noticeSettings = z.object({
  applications: noticeTime,
  interviews: noticeTime,
  withdrawals: noticeTime,
  questions: noticeTime,
  /** Absent in rows and pages of an earlier version. */
  answers: z._default(noticeTime, usualTimeOfAnswers),
})

export type NoticeSettings = z.output<typeof noticeSettings>

/** The settings of a member who has not changed them. */
export const usualNotices: NoticeSettings = {
  applications: 'daily',
  interviews: 'daily',
  withdrawals: 'daily',
  questions: 'daily',
  answers: usualTimeOfAnswers,
}

/** In Malaysian time. */
export const dailyNoticeHour = 8

/** The Malaysian day whose daily notice is due; it begins at eight in the morning. */
export const noticeDayOf = (now: Date): string =>
  malaysiaDate(new Date(now.getTime() - dailyNoticeHour * hourMilliseconds))

/** Older events get no notice, for instance after an account was disabled for weeks. */
export const noticeMemoryMilliseconds = 7 * dayMilliseconds

/** A write can complete this long after the time in its row, so younger events wait for the next run. */
export const settleMilliseconds = 30_000

/** The time up to which a member has had notices of each kind. */
export type Told = Readonly<Partial<Record<NoticeKind, string>>>

export type Recipient = {
  settings: NoticeSettings
  told: Told
  dailyDay: string | undefined
  createdAt: string
}

export const hasDaily = (settings: NoticeSettings): boolean =>
  noticeKinds.some((kind) => settings[kind] === 'daily')

/**
 * The kinds of a notice that is written now. `isFirst`: the member has just begun to get daily notices, and gets the first one at the
 * next eight in the morning.
 */
export function kindsDue(
  { settings, dailyDay }: Recipient,
  now: Date,
): { kinds: NoticeKind[]; isDaily: boolean; isFirst: boolean } {
  const isFirst = hasDaily(settings) && dailyDay === undefined
  const isDaily = hasDaily(settings) && !isFirst && dailyDay !== noticeDayOf(now)
  const kinds = noticeKinds.filter(
    (kind) => settings[kind] === 'at_once' || (settings[kind] === 'daily' && isDaily),
  )
  return { kinds, isDaily, isFirst }
}

/** Events of a kind are new to a member after this time: the last notice, or the creation of the account, but at most seven days ago. */
export function newAfter({ told, createdAt }: Recipient, kind: NoticeKind, now: Date): string {
  const oldest = new Date(now.getTime() - noticeMemoryMilliseconds).toISOString()
  const after = told[kind] ?? createdAt
  return after > oldest ? after : oldest
}

/** It names no candidate. */
export type StaffEvent = { kind: NoticeKind; jobId: string; at: string }

/** The events of these kinds that are new to a member and belong to positions that the member may see. */
export const newTo = (
  recipient: Recipient,
  { kinds, sees }: { kinds: readonly NoticeKind[]; sees: (jobId: string) => boolean },
  events: readonly StaffEvent[],
  now: Date,
): StaffEvent[] =>
  events.filter(
    ({ kind, jobId, at }) => kinds.includes(kind) && at > newAfter(recipient, kind, now) && sees(jobId),
  )

/** Kinds that were off before: events from that time get no notice. */
export const begunAgain = (before: NoticeSettings, after: NoticeSettings): NoticeKind[] =>
  noticeKinds.filter((kind) => before[kind] === 'off' && after[kind] !== 'off')
