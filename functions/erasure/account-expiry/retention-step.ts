import type { ReadStatus } from '#shared/application/application-status.ts'
import { inactiveAccountMonths, retentionNoticeDays } from '#shared/platform/retention.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { dayMilliseconds } from '#shared/platform/durations.ts'

const noticeMilliseconds = retentionNoticeDays * dayMilliseconds

/** The daily run reads the accounts that were last used before this moment. */
export const unseenSince = (now: Date): Date => {
  const since = new Date(now.getTime() + noticeMilliseconds)
  since.setUTCMonth(since.getUTCMonth() - inactiveAccountMonths)
  return since
}

const monthsAfter = (moment: Date): Date => {
  const end = new Date(moment)
  end.setUTCMonth(end.getUTCMonth() + inactiveAccountMonths)
  return end
}

/** What the retention reads of an application. */
export type KnownApplication = {
  status: ReadStatus
  /** What a recruiter has decided, also before it takes effect. */
  decided: ReadStatus | undefined
  /** When it was made or last changed, and when its interview with the team is. */
  moments: readonly (string | null | undefined)[]
}

export type RetentionStep =
  /** The candidate is hired, was active, or has got the letter and still has time. */
  { kind: 'wait' } | { kind: 'announce'; deletionAt: Date } | { kind: 'delete' }

type Account = Pick<StoredUser, 'createdAt' | 'lastSeenAt' | 'retentionNoticeAt'>

/** A status of a newer release may mean that the candidate is hired. */
const mayBeHired = ({ status, decided }: KnownApplication): boolean =>
  [status, decided].some((one) => one === 'accepted' || one === 'unknown')

function lastActive({ createdAt, lastSeenAt }: Account, applications: readonly KnownApplication[]): Date {
  const moments = [createdAt, lastSeenAt, ...applications.flatMap((application) => application.moments)]
  return new Date(Math.max(...moments.map((moment) => Date.parse(moment ?? '')).filter(Number.isFinite)))
}

/**
 * What the daily run does with an unused account: it announces the deletion to the candidate, and deletes the account at the end of
 * the retention, at the earliest thirty days after the letter. Signing in, or a change of an application, restarts the period.
 */
export function nextRetentionStep(
  account: Account,
  applications: readonly KnownApplication[],
  now: Date,
): RetentionStep {
  if (applications.some(mayBeHired)) return { kind: 'wait' }
  const active = lastActive(account, applications)
  const end = monthsAfter(active)
  if (end.getTime() - now.getTime() > noticeMilliseconds) return { kind: 'wait' }
  const announced = Date.parse(account.retentionNoticeAt ?? '')
  if (!(announced > active.getTime())) {
    const deletionAt = new Date(Math.max(end.getTime(), now.getTime() + noticeMilliseconds))
    return { kind: 'announce', deletionAt }
  }
  const isOver = end <= now && now.getTime() - announced >= noticeMilliseconds
  return { kind: isOver ? 'delete' : 'wait' }
}
