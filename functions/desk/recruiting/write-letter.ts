import type * as z from 'zod/mini'
import type { recruitingLetters, writtenLetter } from '#shared/desk/contract/letters.ts'
import type { BodyOf } from '#shared/platform/contract/endpoint.ts'
import { writtenLetterEmail } from '#functions/application/written-letter-email.ts'
import { tryAgain } from '#functions/application/try-again.ts'
import type { StoredApplication } from '#functions/application/rows/stored-application.ts'
import { letterEntry, type StoredLetter } from '#functions/application/rows/written-letters.ts'
import type { KeepAct } from '#functions/platform/http/audit.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'
import { questionsAfter } from './candidate-questions.ts'
import { subjectOf } from './listed.ts'
import { staffNames, type StaffNames } from './show-history.ts'

export const shownLetter = (
  { id, at, by, subject, text, sentAt, outbox }: StoredLetter,
  nameOf: StaffNames,
): z.output<typeof writtenLetter> => ({
  id,
  at,
  by: nameOf(by),
  subject,
  text,
  state: sentAt === undefined ? (outbox === undefined ? 'dropped' : 'waiting') : 'sent',
})

type Body = BodyOf<typeof recruitingLetters.writeLetter>

type Written =
  | { kind: 'written' | 'repeated'; letter: StoredLetter }
  | {
      kind: 'refused'
      code:
        | 'application_not_found'
        | 'applicant_without_address'
        | 'letter_sent_before'
        | 'answered_meanwhile'
    }

/** Undefined where another call has changed what was read. */
async function writeOnce(
  id: string,
  body: Body,
  { keepAct, count }: { keepAct: KeepAct; count: () => Promise<void> },
  app: RecruitingApp,
): Promise<Written | undefined> {
  const application = await app.applications.named(id)
  if (application === undefined) return { kind: 'refused', code: 'application_not_found' }
  const letter = letterOf(application, body, { id: app.random.id(), by: keepAct.who, now: app.clock() })
  const act = keepAct.step({ ...subjectOf(application), id: letter.id })
  const before = (await app.writtenLetters.of(application)).find(({ entry }) => entry === letter.entry)
  if (before !== undefined)
    return isSame(before, letter)
      ? { kind: 'repeated', letter: before }
      : { kind: 'refused', code: 'letter_sent_before' }
  const user = await app.users.byId(application.userId)
  // Its owner has disowned the account, or it is being deleted.
  if (user === undefined || user.email === '') return { kind: 'refused', code: 'applicant_without_address' }
  const answer = { by: letter.by, at: letter.at, letter: letter.id }
  const answered =
    body.answers.length === 0 ? undefined : await questionsAfter(application, body.answers, answer, app)
  if (body.answers.length > (answered?.added ?? 0)) return { kind: 'refused', code: 'answered_meanwhile' }
  await count()
  const onApplication = answered && app.questions.step(application, answered.after)
  const steps = [...app.writtenLetters.steps(letter, onApplication), act]
  const { done } = await writeTogether(app.dynamo, steps, app.random)
  return done ? { kind: 'written', letter: { ...letter, outbox: 'pending' } } : undefined
}

function letterOf(
  { userId, jobId, appliedAt, jobTitle }: StoredApplication,
  { key, subject, text }: Body,
  { id, by, now }: { id: string; by: string; now: Date },
): StoredLetter {
  const entry = letterEntry(jobId, key)
  return { userId, entry, jobId, appliedAt, jobTitle, id, by, at: now.toISOString(), subject, text }
}

const isSame = (one: StoredLetter, other: StoredLetter): boolean =>
  one.by === other.by && one.subject === other.subject && one.text === other.text

/** Makes a letter due. A repeated call, whose first answer was lost, finds it and sends none. */
export const writeLetter: RecruitingHandlers['writeLetter'] = async (
  { params: { id }, body, keepAct, countersFor, refuse, log },
  app,
) => {
  const count = async (): Promise<void> => {
    const taken = await app.limiter.take(countersFor({ account: keepAct.who }))
    if (taken.allowed) return
    const { retryAfterSeconds, full: limits } = taken
    throw refuse('too_many_attempts', { retryAfterSeconds, limits })
  }
  const [written, nameOf] = await Promise.all([
    tryAgain(() => writeOnce(id, body, { keepAct, count }, app)),
    staffNames(app),
  ])
  if (written.kind === 'refused') throw refuse(written.code)
  log.info('letter written', {
    applicationId: id,
    answers: body.answers.length,
    isRepeated: written.kind === 'repeated',
  })
  return { success: true, data: { letter: shownLetter(written.letter, nameOf) } }
}

/** The letter as it would be e-mailed. */
export const previewWrittenLetter: RecruitingHandlers['previewWrittenLetter'] = async (
  { params: { id }, body, refuse },
  app,
) => {
  const application = await app.applications.named(id)
  if (application === undefined) throw refuse('application_not_found')
  const { name = '' } = (await app.users.byId(application.userId)) ?? {}
  const { subject, text } = writtenLetterEmail({ ...body, name, jobTitle: application.jobTitle })
  return { success: true, data: { subject, text } }
}
