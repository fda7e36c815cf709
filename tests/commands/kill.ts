import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { mailing } from '#functions/outbox/backoff.ts'
import { createDynamo } from '#functions/storage/dynamo.ts'
import { createEnquiries } from '#functions/storage/enquiries.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { openInbox } from '#infra/local/ses/inbox.ts'
import { aNetwork, caller, goodPassword, type ApiAnswer, type ApiCall } from '#tests/support/api.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import { cvPdf } from '#tests/support/documents.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { startKillableStack } from '#tests/support/killable-stack.ts'

/**
 * `npm run kill`: twenty clients register, upload CVs, apply and enquire while the product's process is killed again and
 * again (`-- --kills 100`). Every write that was answered 200 must be there in the end; letters sent twice are counted.
 */

const { values: flags } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const kills = Number(flags.kills)
const clients = 20
const jobId = 'network-engineer'
const pauseMilliseconds = 20
/** Of a life of the process, after it answers. */
const life = { shortest: 300, spread: 1200 } as const
const secondsPerLook = 2
const [mostLooks, lookMilliseconds] = [400, 50]

const directory = mkdtempSync(join(tmpdir(), 'kill-'))
const stack = startKillableStack(directory)
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const end = new AbortController()

/** What was answered 200. */
const acknowledged = {
  accounts: [] as string[],
  cvs: [] as string[],
  applications: [] as string[],
  enquiries: [] as string[],
}

const isThere = (answer: ApiAnswer | undefined): answer is ApiAnswer => answer?.status === 200

/** One call; undefined when the process is killed meanwhile, or is about to start. */
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
  if (isThere(applied)) acknowledged.applications.push(tokenOf(answer))
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
    const before = counts()
    await pause(life.shortest + Math.random() * life.spread)
    // On a busy machine a life is longer: it acknowledges one write of each kind.
    const isIdle = () => counts().some((count, kind) => count === before[kind])
    for (let look = 0; look < mostLooks && isIdle(); look += 1) await pause(lookMilliseconds)
    await stack.crash()
    if (kill % 10 === 0) process.stdout.write(`${kill} kills, ${counted()}\n`)
  }
  end.abort()
}

const counts = (): number[] => Object.values(acknowledged).map(({ length }) => length)

const counted = (): string =>
  Object.entries(acknowledged)
    .map(([what, { length }]) => `${length} ${what}`)
    .join(', ')

/** The acknowledged ones that are not there, as a list of what was lost. */
async function lost(): Promise<string[]> {
  const losses: string[] = []
  for (const email of acknowledged.accounts) {
    const answer = await attempt('POST /auth/login', { json: { email, password: goodPassword } })
    if (!isThere(answer)) losses.push(`account ${email}`)
  }
  for (const token of acknowledged.applications) {
    const answer = await attempt(`GET /jobs/${jobId}/application-status`, { token })
    if (answer?.body['hasApplied'] !== true) losses.push(`application: ${answer?.status}`)
  }
  for (const token of acknowledged.cvs) {
    const answer = await attempt('GET /auth/me', { token })
    const { cv_url: link } = (answer?.body['data'] ?? {}) as { cv_url?: string | null }
    const file = typeof link === 'string' ? await fetch(link) : undefined
    if (file?.status !== 200) losses.push(`CV: ${answer?.status}, file ${file?.status}`)
  }
  return losses
}

async function untilMailed(): Promise<void> {
  const everything = new Date('9999-01-01')
  for (;;) {
    const { dynamo } = await stack.addresses()
    const outbox = createEnquiries(createDynamo(localAddress(dynamo)), 'enquiries')
    if ((await outbox.idsIn('pending', everything, 1)).length === 0) return
    stack.advance(secondsPerLook)
    await pause(100)
  }
}

try {
  const { id: _, status: __, updatedAt, ...imported } = aJob({ id: jobId })
  await jobsOf(await stack.addresses()).import(jobId, imported, new Date(updatedAt))
  const working = Array.from({ length: clients }, (_unused, number) => client(number))
  await killAgainAndAgain()
  await Promise.all(working)
  // What the last process held is free again once its leases have ended.
  stack.advance(mailing.leaseSeconds)
  await untilMailed()
  const losses = await lost()
  const mails = openInbox(join(directory, 'mail')).list()
  const subjects = new Set(mails.map(({ subject }) => subject))
  for (const subject of acknowledged.enquiries)
    if (!subjects.has(`[Enquiry] ${subject}`)) losses.push(`enquiry: ${subject}`)
  const letters = Map.groupBy(
    mails.filter(({ tags }) => tags['enquiry'] !== undefined),
    ({ tags }) => `${tags['enquiry']} ${tags['recipient']}`,
  )
  const twice = [...letters.values()].flatMap((copies) => copies.slice(1).map((copy) => [copies[0], copy]))
  const unexplained = twice.filter(
    ([first, second]) =>
      !stack.crashes.some((at) => at >= new Date(first?.at ?? 0) && at <= new Date(second?.at ?? 0)),
  )
  process.stdout.write(
    `${stack.crashes.length} kills. Acknowledged: ${counted()}. Lost: ${losses.length}.\n${twice.length} of ${mails.length} e-mails sent twice, ${unexplained.length} of them without a kill between.\n`,
  )
  for (const loss of losses) process.stdout.write(`${loss}\n`)
  process.exitCode = losses.length === 0 && unexplained.length === 0 ? 0 : 1
} finally {
  await stack.close()
  rmSync(directory, { recursive: true, force: true })
}
