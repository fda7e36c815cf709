import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openInbox } from 'local-aws/ses/inbox'
import { cvPdf } from 'cv-reader/documents'
import { afterAll, expect, test } from 'vitest'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { createApplicationOutbox } from '#functions/application/rows/application-outbox.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createEnquiries } from '#functions/enquiry/rows/enquiries.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { aNetwork, caller, goodPassword, tokenIn, type ApiAnswer, type ApiCall } from '#tests/support/api.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import { doubledLetters } from '#tests/support/doubled-letters.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { aFolder } from '#tests/support/folder.ts'
import { aJob, importJob } from '#tests/support/jobs.ts'
import { startKillableStack } from '#tests/support/killable-stack.ts'
import { logOf } from '#tests/support/stack-log.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** `KILLS=20 npm run kill` kills so often; without the variable a hundred times. */
const kills = Number(process.env['KILLS'] ?? (isWideRun ? 20 : 3))
const clients = 20
const { id: jobId, ...job } = aJob()
const pauseMilliseconds = 20
/** From the first answer of a process to its kill. */
const lifeMilliseconds = { min: 300, spread: 1200 } as const
/** The clock advances by this at each look: pauses between tries pass, and no lease ends during a try. */
const secondsPerLook = 2
const [maxLooks, lookMilliseconds] = [400, 50]
/** Reading a CV takes longer, so only every third process waits for one. */
const livesPerCv = 3
const faults = ['down', 'throttled', 'drop-answer', undefined] as const

const folder = aFolder()
const directory = folder.path('data')
const stack = startKillableStack(directory)
const end = new AbortController()
afterAll(async () => {
  end.abort()
  await stack.close()
  folder.remove()
})

/** The writes that were answered 200. */
const acknowledged = {
  accounts: [] as string[],
  cvs: [] as string[],
  applications: [] as { token: string; email: string }[],
  enquiries: [] as { subject: string; email: string }[],
}
const kinds = ['accounts', 'cvs', 'applications', 'enquiries'] as const

const isThere = (answer: ApiAnswer | undefined): answer is ApiAnswer => answer?.status === 200

/** One call; undefined if the process is killed meanwhile, or is starting. */
const attempt = (route: string, request: ApiCall): Promise<ApiAnswer | undefined> =>
  stack
    .addresses()
    .then((at) => caller(at)(route, request))
    .catch(() => undefined)

async function register(): Promise<void> {
  const person = { ...aStranger(), password: goodPassword }
  const answer = await attempt('POST /auth/register', { form: person })
  if (!isThere(answer)) return
  acknowledged.accounts.push(person.email)
  const token = tokenIn(answer)
  const applied = await attempt(`POST /jobs/${jobId}/apply`, { token })
  if (isThere(applied)) acknowledged.applications.push({ token, email: person.email })
}

async function registerWithCv(): Promise<void> {
  const file = { fileName: 'cv.pdf', bytes: cvPdf(aStranger()) }
  const uploaded = await stack
    .addresses()
    .then((at) => uploader(at)(file))
    .catch(() => undefined)
  if (uploaded?.status !== 200) return
  const form = { cv_id: uploaded.cvId ?? '', confirm_update: 'false' }
  const send = () => attempt('POST /auth/register-with-cv', { form })
  let answer = await send()
  // On a busy machine the CV is still being read; the page repeats the call, too.
  while (answer?.status === 503 && !end.signal.aborted) {
    await pause(pauseMilliseconds)
    answer = await send()
  }
  if (!isThere(answer)) return
  const { cvStored } = answer.body['data'] as { cvStored: boolean }
  if (cvStored) acknowledged.cvs.push(tokenIn(answer))
}

let enquiries = 0
/** Sends the same content and idempotency key until it is answered 200, like a page whose button is pressed again. */
async function enquire(): Promise<void> {
  enquiries += 1
  const subject = `Enquiry number ${enquiries}`
  const { email } = aStranger()
  const sender = { address: aNetwork(), idempotencyKey: subject }
  while (!end.signal.aborted) {
    const answer = await stack
      .addresses()
      .then(({ gateway }) => sendEnquiry(gateway, anEnquiry({ email, subject }), sender))
      .catch(() => undefined)
    if (answer?.status === 200) return void acknowledged.enquiries.push({ subject, email })
    await pause(pauseMilliseconds)
  }
}

async function client(number: number): Promise<void> {
  const works = [register, enquire, registerWithCv, enquire]
  for (let turn = number; !end.signal.aborted; turn += 1) {
    await works[turn % works.length]?.()
    await pause(pauseMilliseconds)
  }
}

/** Sets each fault of SES in turn, and kills the process once it has acknowledged writes of each kind. */
async function killAgainAndAgain(): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const fault = faults[(kill - 1) % faults.length]
    const times = fault === 'drop-answer' ? { times: 1 } : {}
    await stack.setFault(fault === undefined ? null : { kind: fault, ...times })
    const before = Object.fromEntries(kinds.map((kind) => [kind, acknowledged[kind].length]))
    await pause(lifeMilliseconds.min + Math.random() * lifeMilliseconds.spread)
    const awaited = kinds.filter((kind) => kind !== 'cvs' || kill % livesPerCv === 0)
    const isIdle = () => awaited.some((kind) => acknowledged[kind].length === before[kind])
    for (let look = 0; look < maxLooks && isIdle(); look += 1) await pause(lookMilliseconds)
    await stack.crash()
    // Some leases of a killed process end, and first pauses pass, so that faults hit retries, too.
    stack.advance(mailing.leaseSeconds / 4)
  }
  await stack.setFault(null)
  end.abort()
}

/** Waits until every letter is sent; a letter that is given up would be dead. */
async function untilMailed(): Promise<void> {
  const everything = new Date('9999-01-01')
  for (;;) {
    const dynamo = createDynamo(localAddress((await stack.addresses()).dynamo))
    const outboxes = [createEnquiries(dynamo, 'enquiries'), createApplicationOutbox(dynamo, 'applications')]
    const waiting = await Promise.all(outboxes.map((outbox) => outbox.idsIn('pending', everything, 1)))
    if (waiting.flat().length === 0) return
    stack.advance(secondsPerLook)
    await pause(lookMilliseconds)
  }
}

const isStored = {
  account: async (email: string) =>
    isThere(await attempt('POST /auth/login', { json: { email, password: goodPassword } })),
  application: async (token: string) =>
    (await attempt(`GET /jobs/${jobId}/application-status`, { token }))?.body['hasApplied'] === true,
  cv: async (token: string) => {
    const answer = await attempt('GET /auth/me', { token })
    const { cv_url: link } = (answer?.body['data'] ?? {}) as { cv_url?: string | null }
    return typeof link === 'string' && (await fetch(link)).status === 200
  },
}

async function missing<Item>(
  items: readonly Item[],
  isPresent: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const lost: Item[] = []
  for (const item of items) if (!(await isPresent(item))) lost.push(item)
  return lost
}

/** The records whose e-mail failed in a process that could still log it. */
const failedToMail = (): Set<string> =>
  new Set(
    logOf(directory)
      .filter(({ event }) => event === 'enquiry not mailed yet' || event === 'letter not mailed yet')
      .map(({ enquiryId, applicationId }) => String(enquiryId ?? applicationId)),
  )

test(`no write that was answered 200 and no e-mail is lost while SES fails and the process is killed ${kills} times`, async () => {
  await importJob(await stack.addresses(), { id: jobId, ...job })
  const working = Array.from({ length: clients }, (_, number) => client(number))
  await killAgainAndAgain()
  await Promise.all(working)
  // The leases of the last process expire.
  stack.advance(mailing.leaseSeconds)
  await untilMailed()

  const { accounts, applications, cvs, enquiries: sent } = acknowledged
  expect(await missing(accounts, isStored.account)).toEqual([])
  expect(await missing(applications, ({ token }) => isStored.application(token))).toEqual([])
  expect(await missing(cvs, isStored.cv)).toEqual([])
  expect(cvs.length).toBeGreaterThan(0)

  const mails = openInbox(join(directory, 'mail')).list()
  const received = new Set(mails.flatMap(({ to, tags }) => (tags['letter'] === 'received' ? to : [])))
  expect(applications.filter(({ email }) => !received.has(email))).toEqual([])
  const toCompany = mails.filter(({ to }) => to.includes(localSettings.enquiriesTo))
  const idsOfSubject = Map.groupBy(toCompany, ({ subject }) => subject)
  expect(sent.filter(({ subject }) => !idsOfSubject.has(`[Enquiry] ${subject}`))).toEqual([])
  const recipients = new Set(mails.flatMap(({ to }) => to))
  expect(sent.filter(({ email }) => !recipients.has(email))).toEqual([])
  // One enquiry is one row after repeated sending: every e-mail about it has the same id.
  const ofTwoRows = [...idsOfSubject.values()].filter(
    (copies) => new Set(copies.map(({ tags }) => tags['enquiry'])).size > 1,
  )
  expect(ofTwoRows).toEqual([])

  const doubled = doubledLetters(mails, { crashes: stack.crashes, failed: failedToMail() })
  const counts = kinds.map((kind) => `${acknowledged[kind].length} ${kind}`).join(', ')
  process.stdout.write(
    `${kills} kills. ${counts}. Of ${mails.length} e-mails ${doubled.byCrash} were sent twice because a kill fell between sending and marking, ${doubled.byLostAnswer} because an answer came too late.\n`,
  )
  expect(doubled.unexplained).toBe(0)
}, 3_600_000)
