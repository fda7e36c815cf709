import { emailKey } from '#shared/platform/email-key.ts'
import { teamInterviewEnd } from '#shared/application/team-interview.ts'
import { newLinkToken } from '#functions/account/access/account-mail.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { InvitationLinks } from './rows/invitation-links.ts'
import type { StoredApplication } from './rows/stored-application.ts'
import { teamInterviewOf } from './shown.ts'

/** How long an invitation without a date can be answered by its link. */
const undatedSeconds = 60 * 24 * 60 * 60

/** When the interview is over, at the latest. */
function endOf(application: StoredApplication, now: Date): number {
  const { slots } = application
  const interview = teamInterviewOf(application)
  const last = slots?.times.at(-1)
  const ends = [
    ...(interview === null ? [] : [teamInterviewEnd(interview)]),
    ...(slots === undefined || last === undefined ? [] : [teamInterviewEnd({ ...slots, at: last })]),
  ]
  return ends.length === 0 ? seconds(now) + undatedSeconds : Math.max(...ends.map(seconds))
}

/** Issues a token by which an invitation is answered without a sign-in. It follows the `#` of its URL, which no server gets. */
export async function newInvitationToken(
  application: StoredApplication,
  email: string,
  { invitationLinks, clock }: { invitationLinks: Pick<InvitationLinks, 'keep'>; clock: () => Date },
): Promise<string> {
  const { userId, jobId, appliedAt } = application
  const token = newLinkToken()
  const expiresAt = endOf(application, clock())
  await invitationLinks.keep(token, { userId, jobId, email: emailKey(email), appliedAt, expiresAt })
  return token
}
