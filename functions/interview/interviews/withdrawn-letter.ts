import { createHash } from 'node:crypto'
import { noteUnsent, trySendEmail } from '#functions/account/access/account-mail.ts'
import { withdrawnEmail } from '#functions/application/application-emails.ts'
import type { Log } from '#functions/platform/log/log.ts'
import type { InterviewsApp } from './app.ts'
import type { Withdrawal } from './withdraw.ts'

type Parts = Pick<InterviewsApp, 'users' | 'limiter' | 'letterBrake' | 'mail' | 'siteUrl'>

/** Whether a withdrawal deletes an interview that was begun. */
export const hadInterview = ({ sessions }: Pick<Withdrawal, 'sessions'>): boolean =>
  sessions.some(({ started_at }) => started_at !== null)

/**
 * Confirms a withdrawal. The row of the application, whose outbox sends every other letter about it, is deleted, so one that is not
 * sent is only logged: the page has said that the application is withdrawn.
 */
export async function confirmWithdrawal(withdrawal: Withdrawal, app: Parts, log: Log): Promise<void> {
  const { userId, jobTitle } = withdrawal.application
  try {
    const candidate = await app.users.byId(userId)
    // A detached account has no address.
    if (candidate === undefined || candidate.email === '') return
    const key = createHash('sha256').update(userId).digest('base64url')
    const { allowed } = await app.limiter.take([{ name: 'applicationReceived', key }])
    if (!allowed) return log.warn('too many letters')
    const facts = {
      name: candidate.name,
      jobTitle,
      hadInterview: hadInterview(withdrawal),
      site: app.siteUrl,
    }
    await trySendEmail(candidate, withdrawnEmail(facts), app, log)
  } catch (error) {
    noteUnsent(log, 'a withdrawal was not confirmed', error, userId)
  }
}
