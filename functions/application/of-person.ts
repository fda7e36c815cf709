import type { Introduction } from '#shared/application/introduction.ts'
import type { ExportedNote } from '#shared/application/applicant-note.ts'
import type { ExportedAssessment } from '#shared/application/staff-assessment.ts'
import { staffWritten } from '#shared/application/staff-written.ts'
import { cvFiles } from '#functions/account/rows/cv-files-part.ts'
import type { GuardsByUser } from '#functions/platform/limits/guards-by-user.ts'
import type { ErasedPerson, Removed } from '#functions/platform/removals/removals.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import type { World } from '#functions/platform/world/world.ts'
import { createApplications } from './rows/applications.ts'
import { createAssessmentRemoval } from './rows/assessments.ts'
import { attemptsAmong } from './rows/attempts.ts'
import { removeIntroduction } from './remove-introduction.ts'
import { createIntroductions } from './rows/introductions.ts'
import { introductionOf } from './rows/stored-introduction.ts'
import type { StoredApplication } from './rows/stored-application.ts'
import { createSessionRemoval } from './session/session-removal.ts'
import { createSessions } from './session/sessions.ts'
import { createWrittenLetters } from './rows/written-letters.ts'
import { shownApplication } from './shown.ts'

/** What applications contribute to the export, the erasure and the search of a person (`functions/erasure/nouns.ts`). */
export const personUses = uses(
  {},
  {
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    assessments: ({ dynamo, tables }) => createAssessmentRemoval(dynamo, tables.assessments),
    introductions: ({ dynamo, tables, random }) => createIntroductions(dynamo, tables, random),
    cvFiles,
    writtenLetters: ({ dynamo, tables }) => createWrittenLetters(dynamo, tables),
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    sessions: ({ dynamo, tables, clock }) => createSessions(dynamo, tables.sessions, clock),
    sessionRemoval: ({ dynamo, tables, ...world }) => createSessionRemoval(dynamo, tables, world),
  },
)

export type ApplicationsOfPerson = AppOf<typeof personUses>

type App = ApplicationsOfPerson & { guardsByUser: GuardsByUser }
type Of = { id: string }

export const exported = {
  applications: async ({ id }: Of, { applications }: Pick<App, 'applications'>) =>
    (await applications.ofUser(id)).map(shownApplication),
  letters: async ({ id }: Of, { writtenLetters }: Pick<App, 'writtenLetters'>) =>
    (await writtenLetters.ofUser(id)).map(({ jobId, subject, text, at, sentAt }) => ({
      jobId,
      subject,
      text,
      writtenAt: at,
      sentAt: sentAt ?? null,
    })),
  earlierAttempts: async ({ id }: Of, { guardsByUser }: App) =>
    attemptsAmong(await guardsByUser.of(id)).map(({ jobId, started, expiresAt }) => ({
      jobId,
      interviewsStarted: started,
      keptUntil: new Date(expiresAt * 1000).toISOString(),
    })),
}

/** What members of staff wrote. It names them, so a privacy officer judges what of it is sent. */
export const exportedToStaff = {
  assessments: async ({ id }: Of, { assessments, members }: App): Promise<ExportedAssessment[]> =>
    Promise.all(
      (await assessments.ofUser(id)).map(async ({ jobId, memberId, marks, note, updatedAt }) => ({
        jobId,
        name: (await members.byId(memberId))?.name ?? '',
        marks,
        note,
        updatedAt,
      })),
    ),
  notes: async ({ id }: Of, { assessments, members }: App): Promise<ExportedNote[]> =>
    Promise.all(
      (await assessments.notesOfUser(id)).map(async ({ jobId, memberId, text, at, updatedAt }) => ({
        jobId,
        name: (await members.byId(memberId))?.name ?? '',
        text,
        at,
        updatedAt,
      })),
    ),
  staffWritten: async ({ id }: Of, { applications }: App) =>
    (await applications.ofUser(id)).flatMap(({ jobId, ...row }) => {
      const written = staffWritten.parse(row)
      return Object.keys(written).length === 0 ? [] : [{ jobId, ...written }]
    }),
}

export async function counted(userId: string, { applications, sessions }: App) {
  const [applied, interviews] = await Promise.all([applications.ofUser(userId), sessions.ofUser(userId)])
  return { applications: applied.length, interviews: interviews.length }
}

/** Assessments and notes after the applications, without which no new one can be written. */
export async function erase(
  { userId, kept }: ErasedPerson,
  { applications, assessments, clock }: App,
): Promise<void> {
  await applications.removeOfUser(userId, clock(), kept)
  await assessments.removeOfUser(userId, kept)
}

/** Also assessments and earlier sessions of a withdrawn application, where its request ended before it deleted them. */
export async function eraseAgain(
  removed: Removed,
  { applications, assessments, sessionRemoval, introductions, cvFiles: files }: App,
): Promise<void> {
  if (removed.kind === 'introduction') {
    await introductions.removeAgain(removed.introductionId)
    await (await files()).removeIntroduced(removed.introductionId)
  }
  if (removed.kind !== 'session') return
  const { userId, jobId, sessionId } = removed
  await applications.removeReturned(removed)
  await sessionRemoval.remove(userId, sessionId)
  const appliedAt = (await applications.byKey(removed))?.appliedAt
  await assessments.removeWithdrawn(removed, appliedAt)
  await sessionRemoval.removeOfPosition(userId, jobId, appliedAt)
}

/** Deleting an account and registering again with its mailbox then gives no further interviews. */
export async function keepAttempts(
  { id, email }: { id: string; email: string },
  { applications, guardsByUser, clock }: App,
): Promise<void> {
  const [present, guards] = await Promise.all([applications.ofUser(id), guardsByUser.of(id)])
  const all = [
    ...present.map(({ jobId, interviewsStarted }) => ({ jobId, started: interviewsStarted })),
    ...attemptsAmong(guards),
  ]
  await applications.keepForMailbox(email, all, clock())
}

/** From which the retention of the account counts. Sessions are not read: their rows expire before an account counts as unused. */
export const activity = async (userId: string, { applications }: App) =>
  (await applications.ofUser(userId)).map(({ status, decision, appliedAt, updatedAt, interviewDate }) => ({
    status,
    decided: decision?.status,
    moments: [appliedAt, updatedAt, interviewDate],
  }))

/** The applications of accounts for positions, undefined for all: of each account the newest first, in the order of the accounts. */
export async function search(
  userIds: readonly string[],
  positions: readonly string[] | undefined,
  { applications }: Pick<App, 'applications'>,
): Promise<StoredApplication[]> {
  const read = await (positions?.length === 1
    ? applications.byKeys(userIds.flatMap((userId) => positions.map((jobId) => ({ userId, jobId }))))
    : Promise.all(userIds.map((userId) => applications.ofUser(userId))).then((each) => each.flat()))
  return read
    .filter(({ jobId }) => positions === undefined || positions.includes(jobId))
    .toSorted(
      (a, b) =>
        userIds.indexOf(a.userId) - userIds.indexOf(b.userId) || b.appliedAt.localeCompare(a.appliedAt),
    )
}

/** Where recruiters have added an address to positions; none where the address is not known to be the person's. */
export async function introductionsOf(
  sender: string | undefined,
  { introductions, cvFiles: files }: Pick<App, 'introductions' | 'cvFiles'>,
): Promise<{ introductions: Introduction[]; files: { name: string; url: string }[] }> {
  const rows = sender === undefined ? [] : await introductions.ofEmail(sender)
  const stored = rows.flatMap(({ cv }) => (cv === undefined ? [] : [cv]))
  const urls = stored.map(async ({ key, fileName }) => ({
    name: fileName,
    url: await (await files()).urlOf(key, fileName),
  }))
  return { introductions: rows.map(introductionOf), files: await Promise.all(urls) }
}

/** The id of one, by which the audit names a person without an account. */
export const anyIntroductionOf = async (email: string, { introductions }: Pick<App, 'introductions'>) =>
  (await introductions.ofEmail(email)).at(0)?.id

/** Returns how many there were. */
export async function eraseIntroductions(
  sender: string | undefined,
  app: Pick<App, 'introductions' | 'cvFiles'> & World,
): Promise<number> {
  const rows = sender === undefined ? [] : await app.introductions.ofEmail(sender)
  for (const row of rows) await removeIntroduction(row, app, app.log)
  return rows.length
}
