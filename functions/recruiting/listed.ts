import type { ListedApplication } from '#shared/contract/recruiting.ts'
import { isJobId } from '#shared/domain/job.ts'
import { shownApplication } from '../applications/shown.ts'
import { applicationKey, type StoredApplication } from '../storage/stored-application.ts'
import { interviewUrlOf } from '../storage/stored-session.ts'
import { isAddressProved, type StoredUser } from '../storage/stored-user.ts'
import type { RecruitingApp } from './app.ts'

/** Longer than any id that was ever given; DynamoDB refuses keys of more than 2,048 bytes. */
const longestId = 200

/** The application that an id names. */
export async function applicationOf(
  { applications }: Pick<RecruitingApp, 'applications'>,
  id: string,
): Promise<StoredApplication | undefined> {
  const key = id.length > longestId ? undefined : applicationKey(id)
  return key === undefined || !isJobId(key.jobId) ? undefined : applications.byKey(key)
}

/** An application with its candidate and the state of its interview. */
export async function listed(
  application: StoredApplication,
  { users, sessions }: Pick<RecruitingApp, 'users' | 'sessions'>,
): Promise<{ application: ListedApplication; user: StoredUser | undefined }> {
  const { userId, sessionId } = application
  const [user, session] = await Promise.all([users.byId(userId), sessions.byId(userId, sessionId)])
  return {
    user,
    application: {
      ...shownApplication(application),
      status: application.status,
      interviewLink: interviewUrlOf(sessionId),
      // Only while an account is being deleted its application is still there.
      candidate: {
        name: user?.name ?? '',
        email: user?.email ?? '',
        isAddressProved: user !== undefined && isAddressProved(user),
      },
      interview: session?.status ?? null,
    },
  }
}
