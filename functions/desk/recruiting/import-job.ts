import { isJobId } from '#shared/position/job.ts'
import type { RecruitingHandlers } from './app.ts'

/** Without `read`, as for a file, it replaces any stored version; a page replaces only the version that it has shown. */
export const importJob: RecruitingHandlers['importJob'] = async (
  { params: { id }, query: { read }, body, keepAct, refuse, log },
  app,
) => {
  if (!isJobId(id)) throw refuse('job_id_invalid')
  const auditSteps = [keepAct.step({ on: id })]
  const now = app.clock()
  const imported =
    read === undefined
      ? await app.jobs.import(id, body, now, auditSteps)
      : await app.jobs.importAfter({ id, imported: body, read }, now, auditSteps)
  if (imported === undefined) throw refuse(read === 'new' ? 'position_exists' : 'position_changed')
  log.info('position imported', { jobId: id })
  return { success: true, data: { id, ...imported } }
}
