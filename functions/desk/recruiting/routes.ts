import { applicantStages, firstStage, rejectionReasons } from '#shared/company-hiring.ts'
import { reaches } from '#shared/platform/staff.ts'
import { importOf, jobOf } from '#functions/position/rows/stored-job.ts'
import { importOfDraft } from '../rows/position-drafts.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { answerQuestions, questionsOf } from './candidate-questions.ts'
import { compareApplications } from './compare.ts'
import { decide, recall } from './decide.ts'
import { answerProposal } from './answer-proposal.ts'
import { whoDecided } from './decided-meanwhile.ts'
import { grantAttempt } from './grant-attempt.ts'
import { previewLetter } from './preview-letter.ts'
import { applicantProfileOf } from './applicant-profile.ts'
import { listInterviewers } from './interviewers.ts'
import { importJob } from './import-job.ts'
import { countApplicants, exportApplicants, listApplicants, searchApplicants } from './applicants.ts'
import { introduce, listPeople, removePerson } from './introductions.ts'
import { listed, listedAll, subjectOf } from './listed.ts'
import { moveApplicant } from './move-applicant.ts'
import { listAudit } from './list-audit.ts'
import {
  applicationsPerPage,
  listRecordings,
  listRecordingsOfApplication,
  openRecording,
  retryRecording,
  showQuotes,
} from './recording-routes.ts'
import { removeRecording } from './remove-recording.ts'
import { changeStaff, inviteStaff, listStaff, resetStaffFactor } from './staff.ts'
import { showHistory, staffNames } from './show-history.ts'
import { showToday } from './today.ts'
import { waitingEnquiries } from './waiting-enquiries.ts'
import { previewWrittenLetter, shownLetter, writeLetter } from './write-letter.ts'

export const routes: RecruitingHandlers = {
  importJob,

  async listJobs({ reach }, app) {
    const [all, drafts] = await Promise.all([
      app.jobs.allOfDesk(),
      reach.kind === 'all' ? app.drafts.all() : [],
    ])
    return { success: true, data: { jobs: all.filter(({ id }) => reaches(reach, id)), drafts } }
  },

  async showJob({ params: { id }, reach, refuse }, app) {
    const stored = await app.jobs.byId(id)
    if (stored !== undefined) {
      const applicationCount = await app.jobs.applicationCount(id)
      const [rejections, stages] = await Promise.all([
        rejectionsOf(id, app),
        stagesOf(id, applicationCount, app),
      ])
      const job = jobOf(stored, { applicationCount })
      const { updatedAt } = stored
      return {
        success: true,
        data: { job, import: importOf(stored), updatedAt, isDraft: false, rejections, stages },
      }
    }
    const draft = reach.kind === 'all' ? await app.drafts.byId(id) : undefined
    if (draft === undefined) throw refuse('job_not_found')
    const { updatedAt, postedDate = updatedAt } = draft
    const job = jobOf({ ...draft, postedDate, status: 'closed' }, { applicationCount: 0 })
    return {
      success: true,
      data: { job, import: importOfDraft(draft), updatedAt, isDraft: true, rejections: [], stages: [] },
    }
  },

  async setJobStatus({ params: { id }, body: { status }, keepAct, refuse, log }, app) {
    const auditStep = keepAct.step({ on: id, detail: status })
    // A repeated call, whose first answer was lost, finds the status.
    if ((await app.jobs.byId(id))?.status !== status) {
      if (!(await app.jobs.setStatus(id, status, app.clock(), [auditStep]))) throw refuse('job_not_found')
      log.info('position changed', { jobId: id, status })
    }
    const [job, applicationCount] = await Promise.all([app.jobs.byId(id), app.jobs.applicationCount(id)])
    if (job === undefined) throw refuse('job_not_found')
    return { success: true, data: jobOf(job, { applicationCount }) }
  },

  async removeJob({ params: { id }, keepAct, refuse, log }, app) {
    const steps = [keepAct.step({ on: id })]
    const draft = await app.drafts.byId(id)
    if (draft !== undefined && (await app.drafts.remove(draft, steps))) return { success: true, data: { id } }
    const outcome = await app.jobs.remove(id, steps)
    if (outcome === 'not_found') throw refuse('job_not_found')
    if (outcome === 'has_applications') throw refuse('job_has_applications')
    log.info('position removed', { jobId: id })
    return { success: true, data: { id } }
  },

  async publish({ keepAct, log }, app) {
    await keepAct.write({ on: '' })
    const data = await app.publish()
    log.info('positions published', data)
    return { success: true, data }
  },

  async listApplications({ params: { id }, query: { status, cursor }, refuse }, app) {
    if ((await app.jobs.byId(id)) === undefined) throw refuse('job_not_found')
    const page = await app.applications.ofJob(id, { cursor, limit: applicationsPerPage })
    const matching = page.applications.filter((each) => status === undefined || each.status === status)
    return { success: true, data: { applications: await listedAll(matching, app), next: page.next } }
  },

  listApplicants,
  countApplicants,
  exportApplicants,
  showToday,
  searchApplicants,

  async showApplication({ params: { id }, member, keepAct, refuse, log }, app) {
    const namedApplication = await app.applications.named(id)
    if (namedApplication === undefined) throw refuse('application_not_found')
    const { application, user } = await listed(namedApplication, app)
    const profile = applicantProfileOf(user)
    const [letter, letters, nameOf] = await Promise.all([
      app.letters.lastOf(namedApplication),
      app.writtenLetters.of(namedApplication),
      staffNames(app),
    ])
    const questions = await questionsOf(namedApplication, nameOf, app)
    await keepAct.write(subjectOf(namedApplication))
    if (member !== undefined) await app.mentions.opened(namedApplication, member.id)
    log.info('application shown', { applicationId: namedApplication.id })
    const written = letters.map((each) => shownLetter(each, nameOf))
    return { success: true, data: { application, profile, letter, letters: written, questions } }
  },

  compareApplications,

  showHistory,

  async openCv({ params: { id }, keepAct, refuse, log }, app) {
    const application = await app.applications.named(id)
    if (application === undefined) throw refuse('application_not_found')
    const cv = (await app.users.byId(application.userId))?.cv
    if (cv === undefined) throw refuse('applicant_without_cv')
    const link = await (await app.cvLinks()).linkTo(cv, app.clock())
    if (link === undefined) throw refuse('applicant_without_cv')
    await keepAct.write(subjectOf(application))
    log.info('cv opened', { applicationId: id })
    return {
      success: true,
      data: { ...link, expiresAt: link.expiresAt.toISOString(), fileName: cv.fileName },
    }
  },

  async setApplicationStatus({ params: { id }, body, keepAct, refuse, log }, app) {
    const decided = await decide(id, body, app, keepAct)
    if (decided.kind === 'meanwhile')
      throw refuse('decided_meanwhile', await whoDecided(decided.application, app))
    if (decided.kind === 'refused') throw refuse(decided.code)
    log.info('application decided', { applicationId: id, status: body.status })
    return { success: true, data: { application: (await listed(decided.application, app)).application } }
  },

  async recallDecision({ params: { id }, query: { decision: seen }, keepAct, refuse, log }, app) {
    const recalled = await recall({ id, seen }, app, keepAct)
    if (recalled.kind === 'refused') throw refuse(recalled.code)
    if (recalled.kind === 'meanwhile')
      throw refuse('decided_meanwhile', await whoDecided(recalled.application, app))
    log.info('decision recalled', { applicationId: id, status: recalled.status })
    return { success: true, data: { application: (await listed(recalled.application, app)).application } }
  },

  answerProposal,

  moveApplicant,

  listInterviewers,

  previewLetter,

  writeLetter,
  previewWrittenLetter,
  answerQuestions,

  grantAttempt,

  introduce,
  listPeople,
  removePerson,

  listRecordings,
  listRecordingsOfApplication,
  openRecording,
  retryRecording,
  showQuotes,
  removeRecording,

  listAudit,

  inviteStaff,
  listStaff,
  changeStaff,
  resetStaffFactor,

  async listEnquiries(_, app) {
    return { success: true, data: await waitingEnquiries(app.enquiries) }
  },
}

/** Whom the team has neither moved nor rejected is at the first stage, whether the index has them or not. */
async function stagesOf(jobId: string, all: number, { applicants }: Pick<RecruitingApp, 'applicants'>) {
  return Promise.all(
    applicantStages.map(async (stage) => ({
      stage,
      count:
        stage === firstStage
          ? Math.max(0, all - (await applicants.notNew(jobId)).size)
          : await applicants.countAtStage(jobId, stage),
    })),
  )
}

/** Without the reasons for which nobody is rejected. */
async function rejectionsOf(jobId: string, { applicants }: Pick<RecruitingApp, 'applicants'>) {
  const counts = await Promise.all(
    rejectionReasons.map(async (reason) => ({
      reason,
      count: await applicants.countRejected(jobId, reason),
    })),
  )
  return counts.filter(({ count }) => count > 0)
}
