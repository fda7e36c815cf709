import { outlinesOf } from '#shared/position/assessment.ts'
import type { AssessmentsHandlers } from './app.ts'

export const routes: AssessmentsHandlers = {
  async byJob({ params: { jobId }, refuse }, app) {
    const job = await app.jobs.byId(jobId)
    if (job === undefined) throw refuse('job_not_found')
    return { success: true, data: { sections: outlinesOf(job.sections) } }
  },
}
