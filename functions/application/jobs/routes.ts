import { candidateMaySet, nextApplicationStatus } from '#shared/application/application-status.ts'
import { answerScreening } from './answer-screening.ts'
import { apply, createdOf } from '../apply.ts'
import { standingOf } from '../standing.ts'
import { jobOf } from '#functions/position/rows/stored-job.ts'
import type { JobsHandlers } from './app.ts'
import { jobApplicationOf } from './job-application.ts'
import { listJobs } from '#functions/position/list-jobs.ts'

export const routes: JobsHandlers = {
  async list({ query }, app) {
    const snapshots = await app.snapshots()
    return listJobs((await snapshots.read()).jobs, query, app.clock())
  },

  async get({ params: { id }, authorization, refuse }, app) {
    const [shown, hasApplied] = await Promise.all([app.jobs.shown(id), hasAppliedFor(id, authorization, app)])
    if (shown === undefined) throw refuse('job_not_found')
    const { job, applicationCount } = shown
    return { success: true, data: jobOf(job, { applicationCount, hasApplied }) }
  },

  async applicationStatus({ params: { id: jobId }, user: { userId } }, app) {
    return jobApplicationOf(await standingOf(app, { userId, jobId }))
  },

  async apply({ params: { id }, user: { userId }, refuse }, app) {
    const applied = await apply(userId, id, app)
    if (applied.kind === 'refused') throw refuse(applied.code)
    return { success: true, data: createdOf(applied) }
  },

  answerScreening,

  async setApplicationStatus({ params: { id: jobId }, user: { userId }, body, refuse }, app) {
    const standing = await standingOf(app, { userId, jobId })
    if (standing === undefined) throw refuse('application_not_found')
    const { status: from, interview } = standing.previous
    const to = nextApplicationStatus(from, { kind: 'interview_completed' })
    if (from === 'unknown' || to === undefined || !candidateMaySet(from, body.status, interview))
      throw refuse('status_not_allowed')
    const changed = await app.applications.changeStatus({ userId, jobId }, { from, to }, app.clock())
    if (changed === undefined) throw refuse('status_not_allowed')
    return { success: true, data: { status: to } }
  },
}

/** A public endpoint: an invalid or expired token makes the caller a guest. */
async function hasAppliedFor(
  jobId: string,
  authorization: string | undefined,
  { authenticate, applications }: Parameters<JobsHandlers['get']>[1],
): Promise<boolean> {
  if (authorization === undefined) return false
  const user = await authenticate(authorization)
  if (user === undefined) return false
  return (await applications.byKey({ userId: user.userId, jobId })) !== undefined
}
