import { firstStage } from '#shared/company-hiring.ts'
import { openQuestionsOf } from '#shared/application/interview-questions.ts'
import type { ListedApplication } from '#shared/desk/contract/listed.ts'
import { shownApplication } from '#functions/application/shown.ts'
import { standingOf, type Standing } from '#functions/application/standing.ts'
import { applicationKey } from '#functions/application/rows/application-id.ts'
import { changedAtOf, type StoredApplication } from '#functions/application/rows/stored-application.ts'
import { recordingIdOf } from '#functions/application/session/recording-id.ts'
import { interviewUrlOf, type StoredSession } from '#functions/application/session/stored-session.ts'
import { isAddressProved, type StoredUser } from '#functions/account/rows/stored-user.ts'
import type { RecruitingApp } from './app.ts'

/** An application as the audit names it. */
export const subjectOf = ({ id, userId }: StoredApplication) => ({ on: id, userId })

/** The application that an id names, with its interview. */
export async function standingNamed(
  app: Pick<RecruitingApp, 'applications' | 'sessions'>,
  id: string,
): Promise<Standing | undefined> {
  const key = applicationKey(id)
  return key === undefined ? undefined : standingOf(app, key)
}

/** For an application whose account is being deleted. */
const deletedCandidate = { name: '', email: '', isAddressProved: false }

function shown(
  application: StoredApplication,
  user: StoredUser | undefined,
  session: StoredSession | undefined,
): ListedApplication {
  return {
    ...shownApplication(application),
    status: application.status,
    interviewLink: interviewUrlOf(application.sessionId),
    candidate:
      user === undefined
        ? deletedCandidate
        : { name: user.name, email: user.email, isAddressProved: isAddressProved(user) },
    interview: session?.status ?? null,
    interviewers: application.interviewers ?? [],
    interviewNote: application.interviewNote ?? null,
    waiver: application.waiver ?? null,
    rejection: application.rejection ?? null,
    declined: application.declined ?? null,
    stage: application.stage ?? firstStage,
    openQuestions: openQuestionsOf(application),
    changedAt: changedAtOf(application),
    // No answer to a candidate contains it.
    decision: application.decision ?? null,
  }
}

type Stores = Pick<RecruitingApp, 'users' | 'sessions'>

/** An application with its candidate and the state of its interview. */
export async function listed(
  application: StoredApplication,
  { users, sessions }: Stores,
): Promise<{ application: ListedApplication; user: StoredUser | undefined }> {
  const { userId, sessionId } = application
  const [user, session] = await Promise.all([users.byId(userId), sessions.byId(userId, sessionId)])
  return { user, application: shown(application, user, session) }
}

/** The same of many, with the candidates and the interviews read in batches. */
export async function listedAll(
  applications: readonly StoredApplication[],
  { users, sessions }: Stores,
): Promise<ListedApplication[]> {
  const [foundUsers, foundSessions] = await Promise.all([
    users.byIds(applications.map(({ userId }) => userId)),
    sessions.byKeys(applications.map(({ userId, sessionId: id }) => ({ userId, id }))),
  ])
  const byId = new Map(foundUsers.map((user) => [user.id, user]))
  const byKey = new Map(foundSessions.map((session) => [recordingIdOf(session), session]))
  return applications.map((each) => {
    const { userId, sessionId: id } = each
    return shown(each, byId.get(userId), byKey.get(recordingIdOf({ userId, id })))
  })
}
