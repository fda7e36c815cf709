import type { auth } from '#shared/contract/auth.ts'
import { createAccounts, type Accounts } from '../accounts/accounts.ts'
import type { Config } from '../config.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Handlers } from '../http/handlers.ts'
import type { KeyRing } from '../http/key-ring.ts'
import { lazy } from '../lazy.ts'
import { createApplications, type Applications } from '../storage/applications.ts'
import type { CvFiles } from '../storage/cv-files.ts'
import type { InterviewFolders } from '../storage/interview-folders.ts'
import type { InterviewLinks } from '../storage/interview-links.ts'
import { createSessions, type Sessions } from '../storage/sessions.ts'
import { createTranscripts, type Transcripts } from '../storage/transcripts.ts'
import type { World } from '../world.ts'
import { linkedAccount, type LinkedAccount } from './linked-account.ts'

export type AuthApp = RuntimeApp &
  Accounts & {
    applications: Applications
    sessions: Sessions
    transcripts: Pick<Transcripts, 'of'>
    /** The account that an e-mailed link leads to. */
    linkedAccount: (token: string) => Promise<LinkedAccount | undefined>
    /** Imports the S3 client at the first call, because most requests need no file. */
    cvFiles: () => Promise<CvFiles>
    interviewFiles: () => Promise<Pick<InterviewFolders, 'removeFolder'>>
    interviewLinks: () => Promise<InterviewLinks>
  }

export type AuthHandlers = Handlers<typeof auth, AuthApp>

/** Created once per cold start. */
export function createAuthApp(
  config: Config,
  ring: KeyRing,
  world: World,
): AuthApp & { authenticate: Accounts['authenticate'] } {
  const accounts = createAccounts(config, ring, world)
  return {
    ...accounts,
    log: world.log,
    secrets: config,
    linkedAccount: linkedAccount(accounts),
    applications: createApplications(accounts.dynamo, config.tables, world.random),
    sessions: createSessions(accounts.dynamo, config.tables.sessions, world.clock),
    transcripts: createTranscripts(accounts.dynamo, config.tables.sessions, world.clock),
    cvFiles: lazy(async () =>
      (await import('../storage/cv-files.ts')).createCvFiles(config.s3, config.buckets.uploads),
    ),
    interviewFiles: lazy(async () =>
      (await import('../storage/interview-folders.ts')).createInterviewFolders(config.s3, config.buckets),
    ),
    interviewLinks: lazy(async () =>
      (await import('../storage/interview-links.ts')).createInterviewLinks(
        config.s3,
        config.buckets.interviews,
      ),
    ),
  }
}
