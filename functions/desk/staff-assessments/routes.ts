import { marksAfter } from '#shared/application/staff-assessment.ts'
import { laterThan } from '#functions/position/rows/later-than.ts'
import type { StaffAssessmentsHandlers } from './app.ts'
import { readAssessments, shownTo } from './assessed.ts'
import { deleteNote, listNotes, saveNote } from './notes.ts'

export const routes: StaffAssessmentsHandlers = {
  listNotes,
  saveNote,
  deleteNote,

  async showAssessments({ params: { id }, member, refuse }, app) {
    const read = await readAssessments(id, app)
    if (read === undefined) throw refuse('application_not_found')
    return { success: true, data: await shownTo(member.id, read, app) }
  },

  async compareAssessments({ params: { id: jobId }, body, member, refuse }, app) {
    const read = await Promise.all(body.applications.map((id) => readAssessments(id, app)))
    // The caller may see this position; an application for another one is not read.
    const ofPosition = read.flatMap((each) => (each?.application.jobId === jobId ? [each] : []))
    if (ofPosition.length < read.length) throw refuse('application_not_found')
    const applicants = await Promise.all(ofPosition.map((each) => shownTo(member.id, each, app)))
    return { success: true, data: { applicants } }
  },

  async saveAssessment({ params: { id }, member, body, refuse, log }, app) {
    const read = await readAssessments(id, app)
    if (read === undefined) throw refuse('application_not_found')
    const { application, criteria, assessments } = read
    const before = assessments.find(({ memberId }) => memberId === member.id)
    if ((before?.updatedAt ?? null) !== body.updatedAt) throw refuse('assessment_changed')
    const marks = marksAfter(before?.marks ?? {}, body.marks, criteria)
    if (marks === undefined) throw refuse('criteria_changed')
    const { userId, jobId, appliedAt } = application
    const updatedAt = laterThan(before?.updatedAt, app.clock())
    const written = { userId, jobId, appliedAt, memberId: member.id, marks, note: body.note, updatedAt }
    const outcome = await app.assessments.save(written, before)
    if (outcome === 'application_gone') throw refuse('application_not_found')
    if (outcome === 'changed') throw refuse('assessment_changed')
    log.info('assessment saved', { applicationId: id, memberId: member.id })
    const others = assessments.filter((each) => each !== before)
    return {
      success: true,
      data: await shownTo(member.id, { ...read, assessments: [...others, written] }, app),
    }
  },
}
