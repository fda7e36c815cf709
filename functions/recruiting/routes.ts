import { isJobId } from '#shared/domain/job.ts'
import { jobOf } from '../storage/stored-job.ts'
import { recordingKeyOf } from '../storage/stored-session.ts'
import type { RecruitingHandlers } from './app.ts'
import { decide, recall } from './decide.ts'
import { grantAttempt } from './grant-attempt.ts'
import { applicationOf, listed } from './listed.ts'
import { recordingNamed, recordingsOf } from './recordings.ts'
import { waitingEnquiries } from './waiting-enquiries.ts'

/** Each application costs a read of its candidate and one of its interview. */
const applicationsPerPage = 50

export const routes: RecruitingHandlers = {
  async importJob({ params: { id }, body, refuse }, app) {
    if (!isJobId(id)) throw refuse('job_id_invalid')
    const { created } = await app.jobs.import(id, body, app.clock())
    return { success: true, data: { id, created } }
  },

  async listJobs(_, app) {
    return { success: true, data: { jobs: await app.jobs.all() } }
  },

  async setJobStatus({ params: { id }, body: { status }, refuse }, app) {
    if (!(await app.jobs.setStatus(id, status, app.clock()))) throw refuse('job_not_found')
    const [job, applicationCount] = await Promise.all([app.jobs.byId(id), app.jobs.applicationCount(id)])
    if (job === undefined) throw refuse('job_not_found')
    return { success: true, data: jobOf(job, { applicationCount }) }
  },

  async removeJob({ params: { id }, refuse }, app) {
    const outcome = await app.jobs.remove(id)
    if (outcome === 'not_found') throw refuse('job_not_found')
    if (outcome === 'has_applications') throw refuse('job_has_applications')
    return { success: true, data: { id } }
  },

  async publish(_, app) {
    return { success: true, data: await app.publish() }
  },

  async listApplications({ params: { id }, query: { status, cursor }, refuse }, app) {
    if ((await app.jobs.byId(id)) === undefined) throw refuse('job_not_found')
    const page = await app.applications.ofJob(id, { cursor, limit: applicationsPerPage })
    const wanted = page.applications.filter((each) => status === undefined || each.status === status)
    const applications = await Promise.all(wanted.map(async (each) => (await listed(each, app)).application))
    return { success: true, data: { applications, next: page.next } }
  },

  async showApplication({ params: { id }, refuse }, app) {
    const found = await applicationOf(app, id)
    if (found === undefined) throw refuse('application_not_found')
    const { application, user } = await listed(found, app)
    const profile = {
      phone: user?.phone ?? '',
      title: user?.title ?? '',
      location: user?.location ?? '',
      skills: user?.skills ?? [],
      cvFileName: user?.cv?.fileName ?? null,
    }
    const letter = await app.letters.lastOf(found)
    return { success: true, data: { application, profile, letter } }
  },

  async setApplicationStatus({ params: { id }, body, refuse, log }, app) {
    const decided = await decide(id, body, app)
    if (decided.kind === 'refused') throw refuse(decided.code)
    log.info('application decided', { applicationId: id, status: body.status })
    return { success: true, data: { application: (await listed(decided.application, app)).application } }
  },

  async recallDecision({ params: { id }, refuse, log }, app) {
    const recalled = await recall(id, app)
    if (recalled.kind === 'refused') throw refuse(recalled.code)
    log.info('decision recalled', { applicationId: id, status: recalled.status })
    return { success: true, data: { application: (await listed(recalled.application, app)).application } }
  },

  grantAttempt,

  async listRecordings({ params: { id }, query: { cursor }, refuse }, app) {
    if ((await app.jobs.byId(id)) === undefined) throw refuse('job_not_found')
    const page = await app.applications.ofJob(id, { cursor, limit: applicationsPerPage })
    const recordings = await Promise.all(page.applications.map((each) => recordingsOf(each, app)))
    return { success: true, data: { recordings: recordings.flat(), next: page.next } }
  },

  async openRecording({ params: { id }, refuse, log }, app) {
    const recording = await recordingNamed(id, app)
    if (recording === undefined) throw refuse('recording_not_found')
    const links = await app.recordingLinks()
    const link = await links.linkTo(recording.folder, app.clock())
    if (link === undefined) throw refuse('recording_not_written')
    log.info('recording opened', { recordingId: id })
    const { url, expiresAt } = link
    return { success: true, data: { url, expiresAt: expiresAt.toISOString(), recording } }
  },

  async retryRecording({ params: { id }, refuse, log }, app) {
    const recording = await recordingNamed(id, app)
    const key = recordingKeyOf(id)
    if (recording === undefined || key === undefined) throw refuse('recording_not_found')
    if (!(await app.rooms.retry(key, app.clock()))) throw refuse('recording_not_failed')
    log.info('recording tried again', { recordingId: id })
    return { success: true, data: { id } }
  },

  async listEnquiries(_, app) {
    return { success: true, data: await waitingEnquiries(app.enquiries) }
  },
}
