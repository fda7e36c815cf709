import { parseArgs } from 'node:util'
import { cvPdf } from 'cv-reader/documents'
import * as fc from 'fast-check'
import { codesOf } from '#shared/platform/contract/facts.ts'
import { failure } from '#shared/platform/contract/wire.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { credentialsOf, grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { localOperator } from '#infra/local/gateway/event.ts'
import { createGateway, type HttpAnswer } from '#infra/local/gateway/gateway.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import {
  everyEndpoint,
  generatedRequests,
  type GeneratedRequest,
  type Known,
} from '#tests/support/generated-requests.ts'
import { aJob, jobsOf, publishSnapshot } from '#tests/support/jobs.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { patientMilliseconds, startTestStack } from '#tests/support/stack.ts'

/**
 * `npm run fuzz`: sends generated requests to every endpoint of the contract, through gateway, functions and stand-ins, and lists
 * responses outside the contract. `-- --requests 10000` sends that many, `--seed 7` repeats a run, `--only auth` takes one group.
 */

const { values: flags } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
  },
})
const requests = Number(flags.requests)
const seed = Number(flags.seed)
const perRound = 500
/** Created in each round, because requests end sign-ins and delete accounts. */
const candidates = 6
const concurrentRequests = 16
/** The gateway's own limit. */
const hangMilliseconds = 30_000

const endpoints = everyEndpoint.filter(({ name }) => name.startsWith(flags.only))
const stack = await startTestStack({ site: 'none' })
const errorLines: string[] = []
const world = {
  ...systemWorld(),
  log: createLog({}, (line) => {
    if (line.includes('"unexpected error"')) errorLines.push(line)
  }),
}
const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
const gateway = createGateway(
  groupRoutes({
    configOf: (name) => localConfig(addresses, name === 'root' ? localCredentials : credentialsOf(name)),
    secretsOf: localSecrets(grantedAccess(), { ring: localKeyRing(stack.directory) }),
    world,
    requestMilliseconds: patientMilliseconds,
    recognise: async () => 'refused',
  }),
)
const call = caller(stack)

/** Existing ids, tokens and values for the requests of a round, which end sign-ins, delete accounts and close positions. */
async function known(round: number): Promise<Known> {
  const jobIds = [`position-${round}`, `another-${round}`]
  for (const id of jobIds) {
    const { id: _, status: __, updatedAt, ...imported } = aJob({ id })
    await jobsOf(stack).import(id, imported, new Date(updatedAt))
  }
  await publishSnapshot(stack)
  const people = await Promise.all(Array.from({ length: candidates }, () => aCandidate(call, aStranger())))
  const sessions = await Promise.all(
    people.map(({ token }, index) =>
      runningInterview({ call, token, jobId: jobIds[index % jobIds.length] ?? '' }),
    ),
  )
  const { cvId = '' } = await uploader(stack)({ fileName: 'cv.pdf', bytes: cvPdf(aStranger()) })
  const emails = people.map(({ email }) => email)
  const passwords = people.map(({ password }) => password)
  return {
    tokens: people.map(({ token }) => token),
    values: {
      email: [...emails, aStranger().email],
      password: [...passwords, 'wrong password 1'],
      current_password: passwords,
      new_password: ['another long one 2'],
      name: ['Siti Rahmah', 'Ö'],
      phone: ['+60 12-345 6789'],
      id: [
        ...jobIds,
        ...sessions,
        ...people.map((person, index) => `${person.id}--${jobIds[index % jobIds.length]}`),
      ],
      jobId: jobIds,
      sessionId: [...sessions, ...jobIds],
      conversationId: sessions,
      agentName: ['interviewer'],
      callId: ['page-of-the-test'],
      cvId: [cvId],
      cv_id: [cvId],
      fileName: ['cv.pdf', 'cv.docx', 'cv.doc', 'cv.txt'],
      closingDate: ['2027-01-01'],
      postedDate: ['2026-11-01'],
      pre_extracted_cv_data: [JSON.stringify({ name: 'A Name', email: aStranger().email }), '{}', '{'],
    },
  }
}

type Finding = { what: string; index: number; request: GeneratedRequest; answer: HttpAnswer | undefined }

const counts = new Map<number, number>()
const perEndpoint = new Map<string, number>()
const findings: Finding[] = []

function problemOf({ endpoint }: GeneratedRequest, { status, body }: HttpAnswer): string | undefined {
  // The audit contains the ARN of the caller.
  const withoutCaller = body.replaceAll(localOperator, '')
  if (/node_modules|\bat .*\.(?:ts|js):\d|arn:aws/.test(withoutCaller)) return 'reveals internals'
  let content: unknown
  try {
    content = JSON.parse(body)
  } catch {
    return 'is not JSON'
  }
  if (status === 200) {
    const { success, error } = endpoint.response.safeParse(content)
    return success ? undefined : `is outside its schema: ${error.message.slice(0, 300)}`
  }
  // The gateway's own errors, for paths that it does not route.
  if ((status === 404 || status === 413) && body.startsWith('{"message":')) return undefined
  const refusal = failure.safeParse(content)
  if (!refusal.success) return 'is outside the schema of refusals'
  const { code } = refusal.data
  const isDeclared = codesOf(endpoint).some((one) => one === code)
  if (!isDeclared) return `has the code ${code}, which the endpoint does not declare`
  // A declared 5xx reports an unavailable service; any other is a bug.
  const isOwn = (endpoint.errors ?? []).some((one) => one === code)
  return status >= 500 && !isOwn ? `is a ${status} ${code}` : undefined
}

async function send(request: GeneratedRequest, index: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, hangMilliseconds, undefined)
  })
  const answer = await Promise.race([gateway(request.arrival), hang])
  clearTimeout(timer)
  perEndpoint.set(request.name, (perEndpoint.get(request.name) ?? 0) + 1)
  if (answer === undefined) {
    findings.push({ what: 'hangs', index, request, answer })
    return
  }
  counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
  const what = problemOf(request, answer)
  if (what !== undefined) findings.push({ what, index, request, answer })
}

const shown = ({ what, index, request: { name, arrival }, answer }: Finding): string =>
  `${name} (request ${index}) ${what}\n  ${arrival.method} ${arrival.path}?${arrival.query} ${JSON.stringify(arrival.headers['content-type'])}\n  ${JSON.stringify(arrival.body.toString('utf8').slice(0, 600))}\n  ${answer?.status ?? 'no answer'} ${answer?.body.slice(0, 300) ?? ''}\n`

const maxShown = 40
const started = performance.now()
let sent = 0
try {
  for (let round = 0; sent < requests && findings.length < maxShown; round += 1) {
    const all = fc.sample(generatedRequests(await known(round), endpoints), {
      seed: seed + round,
      numRuns: Math.min(perRound, requests - sent),
    })
    const waiting = all.map((request, place) => ({ request, index: sent + place }))
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
        await send(next.request, next.index)
    }
    await Promise.all(Array.from({ length: concurrentRequests }, work))
    sent += all.length
    if (round % 10 === 0) process.stdout.write(`${sent} requests, ${findings.length} findings\n`)
  }
} finally {
  await stack.close()
}
for (const finding of findings) process.stdout.write(shown(finding))
for (const line of errorLines.slice(0, maxShown)) process.stdout.write(line)
const seconds = Math.round((performance.now() - started) / 1000)
const statuses = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
const fewest = [...perEndpoint].toSorted(([, a], [, b]) => a - b)[0]
process.stdout.write(
  `${sent} requests to ${perEndpoint.size} endpoints (fewest: ${fewest?.join(' ')}) in ${seconds} s, seed ${seed}.\n${statuses.join(', ')}\n${findings.length} findings.\n`,
)
process.exitCode = findings.length === 0 ? 0 : 1
