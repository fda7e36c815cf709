import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mail, openInbox } from 'local-aws/ses/inbox'
import { cvPdf } from 'cv-reader/documents'
import { mailing } from '#functions/platform/outbox/backoff.ts'
import { createApplicationOutbox } from '#functions/application/rows/application-outbox.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createEnquiries } from '#functions/enquiry/rows/enquiries.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { folderOfProcess } from '#infra/local/process-folder.ts'
import { aNetwork, caller, goodPassword, type ApiAnswer, type ApiCall } from '#tests/support/api.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import { doubledLetters } from '#tests/support/doubled-letters.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { startKillableStack } from '#tests/support/killable-stack.ts'
import { logOf } from '#tests/support/stack-log.ts'

/**
 * `npm run kill`: twenty clients register, upload CVs, apply and enquire while the product's process is killed repeatedly
 * (`-- --kills 100`). Every write that was answered 200 must exist at the end, and every enquiry and application must have its
 * e-mail; the command counts repeated e-mails by cause.
 */

const { values: flags } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(flags.kills)
const clients = 20
const jobId = 'network-engineer'
const pauseMilliseconds = 20
/** From the first answer of a process to its kill. */
const lifeMilliseconds = { min: 300, spread: 1200 } as const
const secondsPerLook = 2
const [maxLooks, lookMilliseconds] = [400, 50]
/** Reading a CV takes longer, so only every fifth process waits for one. */
const livesPerCv = 5
const concurrentChecks = 4

const directory = folderOfProcess('kill')
const stack = startKillableStack(directory)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const end = new AbortController()

/** The writes that were answered 200. */
const acknowledged = {
  accounts: [] as string[],
  cvs: [] as string[],
  applications: [] as { token: string; email: string }[],
  enquiries: [] as string[],
}

const kinds = ['accounts', 'cvs', 'applications', 'enquiries'] as const

const isThere = (answer: ApiAnswer | undefined): answer is ApiAnswer => answer?.status === 200

/** One call; undefined if the process is killed meanwhile, or is starting. */
async function attempt(route: string, wanted: ApiCall): Promise<ApiAnswer | undefined> {
  try {
    return await caller(await stack.addresses())(route, wanted)
  } catch {
    return undefined
  }
}

const tokenOf = ({ body }: ApiAnswer): string => (body['data'] as { token: string }).token

async function register(): Promise<void> {
  const person = { ...aStranger(), password: goodPassword }
  const answer = await attempt('POST /auth/register', { form: person })
  if (!isThere(answer)) return
  acknowledged.accounts.push(person.email)
  const applied = await attempt(`POST /jobs/${jobId}/apply`, { token: tokenOf(answer) })
  if (isThere(applied)) acknowledged.applications.push({ token: tokenOf(answer), email: person.email })
}

async function registerWithCv(): Promise<void> {
  const file = { fileName: 'cv.pdf', bytes: cvPdf(aStranger()) }
  const uploaded = await stack
    .addresses()
    .then((at) => uploader(at)(file))
    .catch(() => undefined)
  if (uploaded?.status !== 200) return
  const form = { cv_id: uploaded.cvId ?? '', confirm_update: 'false' }
  const answer = await attempt('POST /auth/register-with-cv', { form })
  if (!isThere(answer)) return
  const { cvStored } = answer.body['data'] as { cvStored: boolean }
  if (cvStored) acknowledged.cvs.push(tokenOf(answer))
}

let enquiries = 0
async function enquire(): Promise<void> {
  enquiries += 1
  const subject = `Enquiry number ${enquiries}`
  const enquiry = anEnquiry({ email: aStranger().email, subject })
  const sent = await stack
    .addresses()
    .then(({ gateway }) => sendEnquiry(gateway, enquiry, { address: aNetwork(), idempotencyKey: subject }))
    .catch(() => undefined)
  if (sent?.status === 200) acknowledged.enquiries.push(subject)
}

async function client(number: number): Promise<void> {
  const works = [register, enquire, registerWithCv, enquire]
  for (let turn = number; !end.signal.aborted; turn += 1) {
    await works[turn % works.length]?.()
    await pause(pauseMilliseconds)
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    await stack.addresses()
    const before = Object.fromEntries(kinds.map((kind) => [kind, acknowledged[kind].length]))
    await pause(lifeMilliseconds.min + Math.random() * lifeMilliseconds.spread)
    // On a busy machine it lives until it has acknowledged writes of each kind.
    const awaited = kinds.filter((kind) => kind !== 'cvs' || kill % livesPerCv === 0)
    const isIdle = () => awaited.some((kind) => acknowledged[kind].length === before[kind])
    for (let look = 0; look < maxLooks && isIdle(); look += 1) await pause(lookMilliseconds)
    await stack.crash()
    if (kill % 10 === 0) process.stdout.write(`${kill} kills, ${counted()}\n`)
  }
  end.abort()
}

const counted = (): string =>
  Object.entries(acknowledged)
    .map(([what, { length }]) => `${length} ${what}`)
    .join(', ')

const accountIsThere = async (email: string): Promise<boolean> =>
  isThere(await attempt('POST /auth/login', { json: { email, password: goodPassword } }))

const applicationIsThere = async ({ token }: { token: string }): Promise<boolean> =>
  (await attempt(`GET /jobs/${jobId}/application-status`, { token }))?.body['hasApplied'] === true

async function cvIsThere(token: string): Promise<boolean> {
  const answer = await attempt('GET /auth/me', { token })
  const { cv_url: link } = (answer?.body['data'] ?? {}) as { cv_url?: string | null }
  return typeof link === 'string' && (await fetch(link)).status === 200
}

async function missing<Item>(
  what: string,
  items: readonly Item[],
  check: (item: Item) => Promise<boolean>,
): Promise<string[]> {
  const waiting = [...items]
  const found: string[] = []
  const work = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      if (!(await check(item))) found.push(`${what} ${JSON.stringify(item)}`)
  }
  await Promise.all(Array.from({ length: concurrentChecks }, work))
  return found
}

/** The acknowledged writes that are missing, and those without their e-mail. */
async function lost(mails: readonly Mail[]): Promise<string[]> {
  const { accounts, cvs, applications, enquiries: sent } = acknowledged
  const subjects = new Set(mails.map(({ subject }) => subject))
  const told = new Set(mails.flatMap(({ to, tags }) => (tags['letter'] === 'received' ? to : [])))
  return [
    ...(await missing('account', accounts, accountIsThere)),
    ...(await missing('application', applications, applicationIsThere)),
    ...(await missing('CV', cvs, cvIsThere)),
    ...(await missing('letter of the application', applications, async ({ email }) => told.has(email))),
    ...(await missing('enquiry', sent, async (subject) => subjects.has(`[Enquiry] ${subject}`))),
  ]
}

/** The records whose e-mail failed in a process that could still log it. */
const tried = (): Set<string> =>
  new Set(
    logOf(directory)
      .filter(({ event }) => event === 'enquiry not mailed yet' || event === 'letter not mailed yet')
      .map(({ enquiryId, applicationId }) => String(enquiryId ?? applicationId)),
  )

async function untilMailed(): Promise<void> {
  const everything = new Date('9999-01-01')
  for (;;) {
    const { dynamo } = await stack.addresses()
    const client = createDynamo(localAddress(dynamo))
    const outboxes = [createEnquiries(client, 'enquiries'), createApplicationOutbox(client, 'applications')]
    const waiting = await Promise.all(outboxes.map((outbox) => outbox.idsIn('pending', everything, 1)))
    if (waiting.flat().length === 0) return
    stack.advance(secondsPerLook)
    await pause(lookMilliseconds)
  }
}

try {
  const { id: _, status: __, updatedAt, ...imported } = aJob({ id: jobId })
  await jobsOf(await stack.addresses()).import(jobId, imported, new Date(updatedAt))
  const working = Array.from({ length: clients }, (_unused, number) => client(number))
  await killAgainAndAgain()
  await Promise.all(working)
  // The leases of the last process expire.
  stack.advance(mailing.leaseSeconds)
  await untilMailed()
  const mails = openInbox(join(directory, 'mail')).list()
  const losses = await lost(mails)
  const doubled = doubledLetters(mails, { crashes: stack.crashes, failed: tried() })
  process.stdout.write(
    `${stack.crashes.length} kills. Acknowledged: ${counted()}. Lost: ${losses.length}.\nOf ${mails.length} e-mails ${doubled.byCrash} were sent twice because a kill fell between sending and marking, ${doubled.byLostAnswer} because an answer came too late, ${doubled.unexplained} without a cause.\n`,
  )
  for (const loss of losses) process.stdout.write(`${loss}\n`)
  process.exitCode = losses.length === 0 && doubled.unexplained === 0 ? 0 : 1
} finally {
  await stack.close()
}
