import { recordingKeyOf } from '#functions/application/session/recording-id.ts'
import type { RecruitingHandlers } from './app.ts'
import { begunInterview, recordingNamed, recordingsOf } from './recordings.ts'

/** Each application costs a read of its candidate and one of its interview. */
export const applicationsPerPage = 50

export const listRecordings: RecruitingHandlers['listRecordings'] = async (
  { params: { id }, query: { cursor }, refuse },
  app,
) => {
  if ((await app.jobs.byId(id)) === undefined) throw refuse('job_not_found')
  const page = await app.applications.ofJob(id, { cursor, limit: applicationsPerPage })
  const recordings = await Promise.all(page.applications.map((each) => recordingsOf(each, app)))
  return { success: true, data: { recordings: recordings.flat(), next: page.next } }
}

export const listRecordingsOfApplication: RecruitingHandlers['listRecordingsOfApplication'] = async (
  { params: { id }, refuse },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  return { success: true, data: { recordings: await recordingsOf(application, app) } }
}

export const openRecording: RecruitingHandlers['openRecording'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const recording = await recordingNamed(id, app)
  if (typeof recording === 'string') throw refuse(recording)
  const links = await app.recordingLinks()
  const link = await links.linkTo(recording.folder, app.clock())
  if (link === undefined) throw refuse('recording_not_written')
  await keepAct.write({ on: id, userId: recordingKeyOf(id)?.userId })
  log.info('recording opened', { recordingId: id })
  const { url, expiresAt } = link
  return { success: true, data: { url, expiresAt: expiresAt.toISOString(), recording } }
}

export const showQuotes: RecruitingHandlers['showQuotes'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const recording = await recordingNamed(id, app)
  if (typeof recording === 'string') throw refuse(recording)
  const words = await (await app.summaries()).wordsIn(recording.folder)
  if (words === undefined) throw refuse('recording_not_written')
  await keepAct.write({ on: id, userId: recordingKeyOf(id)?.userId })
  log.info('quotes shown', { recordingId: id })
  return { success: true, data: words }
}

export const retryRecording: RecruitingHandlers['retryRecording'] = async (
  { params: { id }, keepAct, refuse, log },
  app,
) => {
  const interview = await begunInterview(id, app)
  if (interview === undefined) throw refuse('recording_not_found')
  const auditStep = keepAct.step({ on: id, userId: interview.userId })
  if (!(await app.rooms.retry(interview, app.clock(), { kept: auditStep, random: app.random })))
    throw refuse('recording_not_failed')
  log.info('recording tried again', { recordingId: id })
  return { success: true, data: { id } }
}
