import { turnIn } from '#shared/application/attempts.ts'
import type { StoredJob } from '#functions/position/rows/stored-job.ts'
import type { StoredUser } from '#functions/account/rows/stored-user.ts'
import { newSession } from '#functions/application/new-session.ts'
import { standingOf, type Standing } from '#functions/application/standing.ts'
import type { KeepAct } from '#functions/platform/http/audit.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import { applicationId } from '#functions/application/rows/application-id.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { subjectOf } from './listed.ts'

type App = Pick<RecruitingApp, 'applications' | 'sessions' | 'clock' | 'random'>

type Granted = 'granted' | 'no_attempt_used' | 'interview_not_repeatable'

type Wanted = { user: StoredUser; job: StoredJob; keepAct: KeepAct }

/** Lets a candidate take one more interview, also after one that was completed. */
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
  const granted = await tryAgain(() => grantOnce({ user, job, keepAct }, app))
  if (granted !== 'granted') throw refuse(granted)
  log.info('interview attempt granted', { userId: user.id, jobId })
  return { success: true, data: { jobTitle: job.title } }
}

/** Undefined where the application changed between reading and writing it. */
async function grantOnce(request: Wanted, app: App): Promise<Granted | undefined> {
  const { user, job, keepAct } = request
  const key = { userId: user.id, jobId: job.id, email: user.email }
  const standing = await standingOf(app, key)
  if (standing?.session?.status === 'completed')
    return grantAnother(request, { ...standing, session: standing.session }, app)
  if (standing !== undefined && isOthersTurn(standing, app.clock())) return 'interview_not_repeatable'
  // Gives one back, to the application or, where that was withdrawn, to what is kept of it.
  const auditStep = keepAct.step({ on: applicationId(key), userId: user.id })
  return (await app.applications.giveBackAttempt(key, app.clock(), auditStep)) ? 'granted' : 'no_attempt_used'
}

/** Also a decision that can still be recalled. */
const isOthersTurn = ({ application, previous }: Standing, now: Date): boolean =>
  application.decision !== undefined || turnIn(previous, now) !== 'candidate'

/** The completed interview stays; the application waits for its candidate again. */
async function grantAnother(
  { user, job, keepAct }: Wanted,
  { application, session: { timeFactor } }: Standing & { session: NonNullable<Standing['session']> },
  app: App,
): Promise<Granted | undefined> {
  if (application.status !== 'human_pending' || application.decision !== undefined)
    return 'interview_not_repeatable'
  const session = newSession({ userId: user.id, job, now: app.clock(), id: app.random.id(), timeFactor })
  const auditStep = keepAct.step(subjectOf(application))
  return (await app.applications.interviewAgain({ application, session }, auditStep)) ? 'granted' : undefined
}
