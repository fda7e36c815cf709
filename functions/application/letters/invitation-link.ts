import { isInvited } from '#shared/application/team-interview.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { newInvitationToken } from '../invitation-token.ts'
import type { ApplicationWithLetter } from '../rows/application-outbox.ts'
import { teamInterviewOf } from '../shown.ts'
import type { LettersApp } from './app.ts'

/** The token of the letter of an invitation; undefined for every other letter. A mail scanner that opens the link sends it to no server. */
export async function issueInvitationToken(
  row: ApplicationWithLetter,
  candidate: StoredUser,
  app: Pick<LettersApp, 'invitationLinks' | 'clock'>,
): Promise<string | undefined> {
  const { letter, status } = row
  const isInvitation = letter.kind === 'status' && letter.status === 'interview_pending'
  if (!isInvitation || !isInvited({ status, teamInterview: teamInterviewOf(row) }, app.clock()))
    return undefined
  return newInvitationToken(row, candidate.email, app)
}
