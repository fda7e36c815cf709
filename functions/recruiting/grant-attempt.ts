import { applicationId } from '../storage/applications/stored-application.ts'
import type { RecruitingHandlers } from './app.ts'

/** Gives one attempt back, to the application or, where that was withdrawn, to what is kept of it. */
export const grantAttempt: RecruitingHandlers['grantAttempt'] = async (
  { body: { candidate, jobId }, keepAct, refuse, log },
  app,
) => {
  const [user, job] = await Promise.all([
    // An id contains no "@", and an e-mail address does.
    candidate.includes('@') ? app.users.byEmail(candidate) : app.users.byId(candidate),
    app.jobs.byId(jobId),
  ])
  if (user === undefined) throw refuse('candidate_not_found')
  if (job === undefined) throw refuse('job_not_found')
  const key = { userId: user.id, jobId, email: user.email }
  const kept = keepAct.step({ on: applicationId(key), userId: user.id })
  if (!(await app.applications.giveBackAttempt(key, app.clock(), kept))) throw refuse('no_attempt_used')
  log.info('interview attempt granted', { userId: user.id, jobId })
  return { success: true, data: { jobTitle: job.title } }
}
