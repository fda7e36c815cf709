import type { ExportedInterview } from '#shared/interview/exported-interview.ts'
import type { ApplicationsOfPerson } from '#functions/application/of-person.ts'
import { positionOf } from '#functions/application/session/interview-position.ts'
import { shownSession } from '#functions/application/shown.ts'
import { interviewerAccountFrom } from '#functions/platform/config/interviewer-settings.ts'
import type { Environment } from '#functions/platform/config/secrets.ts'
import type { ErasedPerson, Removed } from '#functions/platform/removals/removals.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { lazy } from '#functions/platform/world/lazy.ts'
import { createFilesAgain } from './rows/files-again.ts'
import { interviewRemains } from './rows/interview-remains-part.ts'
import { createTranscripts } from './rows/transcripts.ts'

/** What interviews contribute to the export and the erasure of a person (`functions/erasure/nouns.ts`). */
export const personUses = uses(
  {},
  {
    filesAgain: ({ dynamo, tables, clock }) => createFilesAgain(dynamo, tables.sessions, clock),
    transcripts: ({ dynamo, tables, clock }) => createTranscripts(dynamo, tables.sessions, clock),
    interviewRemains,
    interviewLinks: ({ s3, buckets }) =>
      lazy(async () =>
        (await import('./rows/interview-links.ts')).createInterviewLinks(s3, buckets.interviews),
      ),
  },
)

type App = AppOf<typeof personUses> & Pick<ApplicationsOfPerson, 'sessions' | 'sessionRemoval'>

/** Each with its consent, its transcript and links to its files. */
export const exported = {
  interviews: async ({ id: userId }: { id: string }, app: App): Promise<ExportedInterview[]> =>
    Promise.all(
      (await app.sessions.ofUser(userId)).map(async (session) => {
        const { id, consent, folder } = session
        const [{ entries }, files] = await Promise.all([
          app.transcripts.of(id),
          // Without a folder no room was opened.
          folder === undefined ? [] : (await app.interviewLinks()).of(folder),
        ])
        return { ...shownSession(session), consent: consent ?? null, transcript: entries, files }
      }),
    ),
}

/** The sessions, then their files. Where these fail, the row that a session's removal left repeats it. */
export async function erase({ userId, kept }: ErasedPerson, app: App): Promise<void> {
  for (const { id, folder } of await app.sessionRemoval.removeOfUser(userId, kept)) {
    // Without a folder no room was opened.
    if (folder === undefined) continue
    const remains = await app.interviewRemains()
    await remains.erase({ sessionId: id, position: positionOf(folder) })
  }
}

export async function eraseAgain(removed: Removed, { transcripts, interviewRemains }: App): Promise<void> {
  if (!('sessionId' in removed)) return
  await transcripts.remove(removed.sessionId)
  await (await interviewRemains()).erase(removed)
}

/** The files of interviews contain the address. */
export const forgetAddress = (userId: string, { filesAgain }: App): Promise<void> => filesAgain.ofUser(userId)

/** Of interviews that waited for the proof of the address. */
export const transcribe = (userId: string, { filesAgain }: App): Promise<void> =>
  filesAgain.transcribe(userId)

/** The function needs no key of a model, and its role may read none. */
const accountWithoutKey = (values: Environment) => interviewerAccountFrom(values, () => '')

export const jobsUses = uses(
  { accountWithoutKey },
  {
    /** The jobs that read recordings; undefined in a deployment without Transcribe. */
    transcriptions: ({ accountWithoutKey: account }) =>
      account?.transcription &&
      lazy(async () =>
        (await import('./external/transcription-jobs.ts')).createTranscriptionRemoval(account.transcribe),
      ),
  },
)

export async function eraseJobs(removed: Removed, { transcriptions }: AppOf<typeof jobsUses>): Promise<void> {
  if (transcriptions === undefined || !('sessionId' in removed)) return
  await (await transcriptions()).ofSession(removed.sessionId)
}
