import { emailKey } from '#shared/platform/email-key.ts'
import { isInvited, teamInterviewEnd } from '#shared/application/team-interview.ts'
import { newLinkToken } from '#functions/account/access/account-mail.ts'
import { teamInterviewOf } from '../shown.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import type { ApplicationWithLetter } from '../rows/application-outbox.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import type { LettersApp } from './app.ts'

/** How long an invitation without a date can be answered by its link. */
const undatedSeconds = 60 * 24 * 60 * 60

/**
 * Issues the token by which the letter of an invitation is answered without a sign-in; undefined for every other letter. It follows
 * the `#` of its URL, so that a mail scanner that opens the link sends it to no server.
 */
export async function issueInvitationToken(
  row: ApplicationWithLetter,
  candidate: StoredUser,
  { invitationLinks, clock }: Pick<LettersApp, 'invitationLinks' | 'clock'>,
): Promise<string | undefined> {
  const { letter, userId, jobId, status } = row
  const now = clock()
  const teamInterview = teamInterviewOf(row)
  const isInvitation = letter.kind === 'status' && letter.status === 'interview_pending'
  if (!isInvitation || !isInvited({ status, teamInterview }, now)) return undefined
  const token = newLinkToken()
  const end = teamInterview === null ? undefined : teamInterviewEnd(teamInterview)
  await invitationLinks.keep(token, {
    userId,
    jobId,
    email: emailKey(candidate.email),
    appliedAt: row.appliedAt,
    expiresAt: end === undefined ? seconds(now) + undatedSeconds : seconds(end),
  })
  return token
}
