import { emailKey } from '#shared/platform/email-key.ts'
import { withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { recordingDeletedEmail } from './recording-deleted-email.ts'
import type { Mail } from '#functions/platform/mail/send.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import type { Users } from '#functions/account/rows/users.ts'
import type { createRecordingRemovals } from '../rows/recording-removals.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'

type Parts = {
  users: Pick<Users, 'byId'>
  removals: Pick<ReturnType<typeof createRecordingRemovals>, 'claimLetter' | 'giveLetterBack'>
  mail: () => Promise<Mail>
  siteUrl: string
}

/** Whether the candidate has an e-mail about the deletion; null where the account has no address. */
export async function emailAboutDeletion(
  session: StoredSession,
  app: Parts,
  log: Log,
): Promise<boolean | null> {
  if (session.recordingRemoval?.isEmailed === true) return true
  const user = await app.users.byId(session.userId)
  // A detached account has no address.
  if (user === undefined || user.email === '') return null
  const email = recordingDeletedEmail({
    name: user.name,
    jobTitle: session.jobTitle,
    dashboardUrl: `${app.siteUrl}/dashboard`,
  })
  if (!(await app.removals.claimLetter(session))) return true
  try {
    await withinHalfOfTheTime(async () =>
      (await app.mail()).send(email, { to: emailKey(user.email), tags: { user: user.id } }),
    )
    return true
  } catch (error) {
    log.warn('letter about a deleted recording not sent', errorFields(error))
    await app.removals.giveLetterBack(session)
    return false
  }
}
