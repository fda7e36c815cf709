import type { WaitingPerson } from '#shared/desk/contract/introductions.ts'
import { cvLimits } from '#shared/account/cv.ts'
import { closedReason } from '#shared/platform/deadline.ts'
import { daySeconds, minuteMilliseconds } from '#shared/platform/durations.ts'
import { emailKey } from '#shared/platform/email-key.ts'
import { introductionDays } from '#shared/platform/retention.ts'
import { newLinkToken, noteUnsent } from '#functions/account/access/account-mail.ts'
import { lettersOfDay, noteLeftOut, takeFirstLetter } from '#functions/account/access/first-letters.ts'
import { readCvFile, type CvFile } from '#functions/account/rows/cv-kind.ts'
import { introducedKey } from '#functions/account/rows/introduced-key.ts'
import { refusalCodes } from '#functions/application/apply.ts'
import { introductionEmail, type IntroductionLinks } from '#functions/application/introduction-email.ts'
import { introductionOf, type StoredIntroduction } from '#functions/application/rows/stored-introduction.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { memberIdOf } from '#functions/platform/http/desk.ts'
import { seconds, type Counter } from '#functions/platform/limits/guards.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'
import type { RecruitingApp, RecruitingHandlers } from './app.ts'

/** A call that was cut off before its letter sends none any more. */
const cutOffMilliseconds = minuteMilliseconds

const tooLarge = `The file must be smaller than ${cvLimits.directBytes / 1024 / 1024} MB.`

/**
 * Reads no account, so neither the answer nor its time tells whether the address has one. Each letter counts for the sum of the day,
 * also where the address is proved.
 */
export const introduce: RecruitingHandlers['introduce'] = async (
  { params: { id: jobId }, body: { name, email, referrer, cv_file }, keepAct, refuse, log },
  app,
) => {
  const now = app.clock()
  const auditStep = keepAct.step({ on: jobId, detail: referrer === '' ? 'by hand' : 'recommended' })
  const job = await app.jobs.byId(jobId)
  if (job === undefined) throw refuse('job_not_found')
  const closed = closedReason(job, now)
  if (closed !== undefined) throw refuse(refusalCodes[closed])
  const file = cv_file === undefined ? undefined : await readCvFile(cv_file)
  if (file?.kind === 'refused')
    throw refuse(file.code, file.code === 'cv_too_large' ? { text: tooLarge } : {})
  const id = app.random.id()
  const introduction: StoredIntroduction = {
    id,
    jobId,
    jobTitle: job.title,
    name,
    email: emailKey(email),
    ...(referrer !== '' && { referrer }),
    by: keepAct.who,
    addedAt: now.toISOString(),
    expiresAt: seconds(now) + introductionDays * daySeconds,
    ...(file !== undefined && { cv: { key: introducedKey(id, file.type), fileName: file.fileName } }),
  }
  const before = await addedBefore(introduction, file, app)
  if (before === 'by_another') throw refuse('introduction_waits')
  if (before !== undefined) return { success: true, data: await shown(before, app) }

  const counters = lettersTo(email)
  const taken = await takeFirstLetter(counters, app)
  if (!taken.allowed) {
    noteLeftOut(log, taken.full)
    throw refuse('no_introduction_now', { retryAfterSeconds: taken.retryAfterSeconds, limits: taken.full })
  }
  const { links, steps } = newLinks(introduction, app)
  if (!(await app.introductions.add(introduction, [...steps, auditStep], now))) {
    await taken.giveBack(counters)
    const meanwhile = await addedBefore(introduction, file, app)
    if (meanwhile === undefined || meanwhile === 'by_another') throw refuse('introduction_waits')
    return { success: true, data: await shown(meanwhile, app) }
  }
  const takeBack = () =>
    Promise.all([taken.giveBack(counters), app.introductions.remove(introduction, app.clock())])
  // After the row, by whose removal the file is deleted, too.
  await storeFile(introduction, file, app).catch(async (error: unknown) => {
    await takeBack()
    throw error
  })
  await send(introduction, links, app).catch(async (error: unknown) => {
    noteUnsent(log, 'an added person was not written to', error)
    await takeBack()
    throw refuse('mail_unavailable')
  })
  log.info('person added', { jobId, introductionId: id, hasFile: file !== undefined })
  return { success: true, data: await shown(introduction, app) }
}

const lettersTo = (email: string): Counter[] => [
  { name: 'introduction', key: mailboxIdentity(email) },
  ...lettersOfDay(undefined),
]

const storeFile = async (
  { cv }: StoredIntroduction,
  file: CvFile | undefined,
  { cvFiles }: RecruitingApp,
): Promise<void> => {
  if (cv !== undefined && file !== undefined)
    await (await cvFiles()).keepIntroduced(cv.key, file.bytes, file.type)
}

/** The same call by the same caller, whose answer was lost, finds what it wrote; its letter is sent where it was not. */
async function addedBefore(
  { jobId, name, email, referrer, by }: StoredIntroduction,
  file: CvFile | undefined,
  app: RecruitingApp,
): Promise<StoredIntroduction | 'by_another' | undefined> {
  const now = app.clock()
  const { introduction: before } = await app.introductions.waiting(jobId, email, now)
  if (before === undefined) return undefined
  if (before.by !== by || before.name !== name || before.referrer !== referrer) return 'by_another'
  const isCutOff = now.getTime() - Date.parse(before.addedAt) > cutOffMilliseconds
  if (before.letterAt === undefined && isCutOff) {
    const { links, steps } = newLinks(before, app)
    await writeTogether(app.dynamo, steps, app.random)
    await storeFile(before, file, app)
    await send(before, links, app)
  }
  return before
}

/** The tokens are in the fragment, which browsers send to no server; each does one thing. */
function newLinks(
  { id: introductionId, expiresAt }: StoredIntroduction,
  { introductions, siteUrl }: RecruitingApp,
): { links: IntroductionLinks; steps: Step[] } {
  const [yes, deletion] = [newLinkToken(), newLinkToken()]
  const page = `${siteUrl}/introduction`
  return {
    links: { yesUrl: `${page}#yes=${yes}`, deleteUrl: `${page}#delete=${deletion}` },
    steps: [
      introductions.linkStep(yes, { introductionId, does: 'yes', expiresAt }),
      introductions.linkStep(deletion, { introductionId, does: 'delete', expiresAt }),
    ],
  }
}

async function send(
  introduction: StoredIntroduction,
  links: IntroductionLinks,
  app: RecruitingApp,
): Promise<void> {
  const mail = await app.mail()
  await mail.send(introductionEmail(introduction, links), {
    to: introduction.email,
    tags: { letter: 'introduction' },
  })
  // The letter is sent: a repeated call would send another one.
  await app.introductions.noteLetter(introduction.id, app.clock()).catch(() => false)
}

async function shown(introduction: StoredIntroduction, app: RecruitingApp): Promise<WaitingPerson> {
  const memberId = memberIdOf(introduction.by)
  const member = memberId === undefined ? undefined : await app.members.byId(memberId)
  return { ...introductionOf(introduction), id: introduction.id, addedBy: member?.name ?? null }
}

export const listPeople: RecruitingHandlers['listPeople'] = async ({ params: { id } }, app) => {
  const introductions = await app.introductions.ofJob(id, app.clock())
  return {
    success: true,
    data: { people: await Promise.all(introductions.map((each) => shown(each, app))) },
  }
}

export const removePerson: RecruitingHandlers['removePerson'] = async (
  { params: { id: jobId, personId }, keepAct, refuse, log },
  app,
) => {
  const auditStep = keepAct.step({ on: jobId })
  const introduction = await app.introductions.byId(personId, app.clock())
  if (introduction?.jobId !== jobId) throw refuse('introduction_not_found')
  // The function that repeats removals deletes the file within two minutes.
  if (!(await app.introductions.remove(introduction, app.clock(), [auditStep])))
    throw refuse('introduction_not_found')
  log.info('added person removed', { jobId, introductionId: personId })
  return { success: true, data: { id: personId } }
}
