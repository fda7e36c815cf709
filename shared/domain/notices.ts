import * as z from 'zod/mini'

/** What the staff are told of. `questions`: a candidate asked something in the interview. */
export const noticeKinds = ['applications', 'interviews', 'withdrawals', 'questions'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeTimes = ['off', 'daily', 'at_once'] as const
export type NoticeTime = (typeof noticeTimes)[number]

const noticeTime = z.enum(noticeTimes)

/** When a member is told of each kind. */
export const noticeSettings = z.object({
  applications: noticeTime,
  interviews: noticeTime,
  withdrawals: noticeTime,
  questions: noticeTime,
})

export type NoticeSettings = z.output<typeof noticeSettings>

/** Of a member who has set nothing. */
export const usualNotices: NoticeSettings = {
  applications: 'daily',
  interviews: 'daily',
  withdrawals: 'daily',
  questions: 'daily',
}

const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds
/** Malaysia has had no other time since 1982. */
const malaysianOffsetHours = 8
/** In Malaysian time. */
export const dailyNoticeHour = 8

/** The day of Malaysia whose daily letter is due: it begins at eight in the morning. */
export const noticeDayOf = (now: Date): string =>
  new Date(now.getTime() + (malaysianOffsetHours - dailyNoticeHour) * hourMilliseconds)
    .toISOString()
    .slice(0, 10)

/** What happened longer ago is not told any more, as when an account was disabled for long. */
export const noticeMemoryMilliseconds = 7 * dayMilliseconds

/** A write can end this long after the time that it bears; what is younger is told by the next run. */
export const settleMilliseconds = 30_000

/** Until when a member was told of each kind. */
export type Told = Readonly<Partial<Record<NoticeKind, string>>>

export type Recipient = {
  settings: NoticeSettings
  told: Told
  dailyDay: string | undefined
  createdAt: string
}

/** The kinds that a letter has which is written now. The daily one takes along what waits for it alone. */
export function kindsDue(
  { settings, dailyDay }: Recipient,
  now: Date,
): { kinds: NoticeKind[]; isDaily: boolean } {
  const isDaily = dailyDay !== noticeDayOf(now) && noticeKinds.some((kind) => settings[kind] === 'daily')
  const kinds = noticeKinds.filter(
    (kind) => settings[kind] === 'at_once' || (settings[kind] === 'daily' && isDaily),
  )
  return { kinds, isDaily }
}

/** After which moment events of a kind are new to a member: the last letter, or at first the account, and never weeks ago. */
export function newAfter({ told, createdAt }: Recipient, kind: NoticeKind, now: Date): string {
  const oldest = new Date(now.getTime() - noticeMemoryMilliseconds).toISOString()
  const after = told[kind] ?? createdAt
  return after > oldest ? after : oldest
}

/** One thing that happened. It names no candidate. */
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

/** Kinds that begin again: what happened while they were off is not told. */
export const begunAgain = (before: NoticeSettings, after: NoticeSettings): NoticeKind[] =>
  noticeKinds.filter((kind) => before[kind] === 'off' && after[kind] !== 'off')
