import { emailKey } from '#shared/domain/email-key.ts'
import { withinHalfOfTheTime } from '../deadline.ts'
import { errorFields, type Log } from '../observability/log.ts'
import { recordingDeletedEmail } from '../mail/recording-deleted-email.ts'
import { removeRecording as removeFilesAndTranscript } from '../rooms/remove-recording.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { begunInterview, type Begun } from './recordings.ts'

/** For a candidate who withdraws the consent to a recording. A repeated call completes what a failed one left. */
export const removeRecording: RecruitingHandlers['removeRecording'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const session = await begunInterview(id, app)
  if (session === undefined) throw refuse('recording_not_found')
  const kept = keepAct.step({ on: id, userId: session.userId })
  if (!(await app.removals.begin(session, app.clock(), kept))) throw refuse('interview_not_ended')
  await removeFilesAndTranscript(session, app)
  await app.removals.noteErased(session)
  log.info('recording deleted', { recordingId: id })
  return { success: true, data: { id, isEmailed: await emailCandidate(session, app, log) } }
}

/** Whether the candidate has an e-mail about the deletion; null where the account has no address. */
async function emailCandidate(session: Begun, app: RecruitingApp, log: Log): Promise<boolean | null> {
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
