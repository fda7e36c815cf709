import { emailKey } from '#shared/platform/email-key.ts'
import { isInvited } from '#shared/application/team-interview.ts'
import { teamInterviewOf } from '#functions/application/shown.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import type { InterviewsApp } from './app.ts'

export const invitedOf = (application: StoredApplication) => ({
  status: application.status,
  teamInterview: teamInterviewOf(application),
})

/** The application of a link that still works: its invitation is not over, and the letter went to the account's present address. */
export async function linkedApplication(
  token: string,
  { invitationLinks, applications, users, clock }: InterviewsApp,
): Promise<StoredApplication | undefined> {
  const now = clock()
  const link = await invitationLinks.find(token, now)
  if (link === undefined) return undefined
  const [application, user] = await Promise.all([applications.byKey(link), users.byId(link.userId)])
  if (application === undefined || user === undefined || emailKey(user.email) !== link.email) return undefined
  if (application.appliedAt !== link.appliedAt) return undefined
  return isInvited(invitedOf(application), now) ? application : undefined
}
