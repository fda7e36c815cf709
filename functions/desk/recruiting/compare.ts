import type { ComparedApplicant } from '#shared/desk/contract/applicants.ts'
import { candidateQuestionsIn } from '#shared/interview/asked-questions.ts'
import { comparedSections } from '#shared/interview/comparison.ts'
import { hasEnded } from '#shared/application/session/interview-status.ts'
import type { Transcript } from '#shared/interview/transcript.ts'
import { sectionsOf } from '#functions/interview/rooms/sections.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import { recordingIdOf } from '#functions/application/session/recording-id.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { listedAll, subjectOf } from './listed.ts'
import { recordingStateOf } from './recording-state.ts'

type Interviewed = { interview: ComparedApplicant['interview']; entries: Transcript }

/** The latest interview that was completed, or else the latest that has ended. A running interview is not shown. */
async function interviewOf(
  application: StoredApplication,
  { sessions, transcripts }: Pick<RecruitingApp, 'sessions' | 'transcripts'>,
): Promise<Interviewed> {
  const started = await sessions.startedOf(application)
  const session =
    started.findLast(({ status }) => status === 'completed') ??
    started.findLast(({ status }) => hasEnded(status))
  if (session === undefined || session.started_at === null) return { interview: null, entries: [] }
  const { entries } = await transcripts.of(session.id)
  const interview = {
    recordingId: recordingIdOf({ userId: application.userId, id: session.id }),
    startedAt: session.started_at,
    state: recordingStateOf(session),
  }
  return { interview, entries }
}

export const compareApplications: RecruitingHandlers['compareApplications'] = async (
  { params: { id: jobId }, body, keepAct, refuse, log },
  app,
) => {
  const [job, found] = await Promise.all([
    app.jobs.byId(jobId),
    Promise.all(body.applications.map((id) => app.applications.named(id))),
  ])
  if (job === undefined) throw refuse('job_not_found')
  // The caller may see this position; an application for another one is not read.
  const applications = found.flatMap((each) => (each?.jobId === jobId ? [each] : []))
  if (applications.length < found.length) throw refuse('application_not_found')
  const [shown, interviewed] = await Promise.all([
    listedAll(applications, app),
    Promise.all(applications.map((each) => interviewOf(each, app))),
  ])
  for (const each of applications) await keepAct.write(subjectOf(each))
  log.info('applications compared', { jobId, count: applications.length })
  const applicants = shown.map((application, index) => ({
    application,
    interview: interviewed[index]?.interview ?? null,
    questions: candidateQuestionsIn(interviewed[index]?.entries ?? []).map(({ text, entry }) => ({
      text,
      atMilliseconds: entry.startMilliseconds ?? null,
    })),
  }))
  const sections = comparedSections(
    sectionsOf(job),
    interviewed.map(({ entries }) => entries),
  )
  return { success: true, data: { applicants, sections } }
}
