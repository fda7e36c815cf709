import { cvPdf } from 'cv-reader/documents'
import * as fc from 'fast-check'
import { expect } from 'vitest'
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
import { aCandidate } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { uploader } from '#tests/support/cv-upload.ts'
import { generatedRequests, type GeneratedRequest, type Known } from '#tests/support/generated-requests.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { patientMilliseconds } from '#tests/support/stack.ts'
import { isWideRun } from '#tests/support/wide-run.ts'

/** `REQUESTS=10000 SEED=7 npm run fuzz` sends so many, and repeats a run. */
const requests = Number(process.env['REQUESTS'] ?? (isWideRun ? 100_000 : 200))
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
const perRound = 500
/** Created in each round, because requests end sign-ins and delete accounts. */
const candidates = 6
const concurrentRequests = 16

setUpProduct()

const errorLines: string[] = []
const log = createLog({}, (line) => {
  if (line.includes('"unexpected error"')) errorLines.push(line)
})

function openGateway() {
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
  return createGateway(
    groupRoutes({
      configOf: (name) => localConfig(addresses, name === 'root' ? localCredentials : credentialsOf(name)),
      secretsOf: localSecrets(grantedAccess(), { ring: localKeyRing(stack.directory) }),
      world: { ...systemWorld(), log },
      requestMilliseconds: patientMilliseconds,
      recognise: async () => 'refused',
    }),
  )
}

/** Existing ids, tokens and values for the requests of a round, which end sign-ins, delete accounts and close positions. */
async function knownIn(round: number): Promise<Known> {
  const jobIds = [`position-${round}`, `another-${round}`]
  await putJobs(
    stack,
    jobIds.map((id) => aJob({ id })),
  )
  const jobOf = (index: number): string => jobIds[index % jobIds.length] ?? ''
  const people = await Promise.all(Array.from({ length: candidates }, () => aCandidate(call, aStranger())))
  const sessions = await Promise.all(
    people.map(({ token }, index) => runningInterview({ call, token, jobId: jobOf(index) })),
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
      id: [...jobIds, ...sessions, ...people.map(({ id }, index) => `${id}--${jobOf(index)}`)],
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

function problemOf({ endpoint }: GeneratedRequest, { status, body }: HttpAnswer): string | undefined {
  // The audit contains the ARN of the caller.
  const withoutCaller = body.replaceAll(localOperator, '')
  if (/node_modules|\bat .*\.(?:ts|js):\d|arn:aws/.test(withoutCaller)) return 'reveals internals'
  const content: unknown = JSON.parse(body)
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

/** One of the requests and what is wrong with its answer. */
const shown = ({ name, arrival }: GeneratedRequest, answer: HttpAnswer, problem: string): string =>
  `${name} ${problem}\n  ${arrival.method} ${arrival.path}?${arrival.query} ${JSON.stringify(arrival.headers['content-type'])}\n  ${JSON.stringify(arrival.body.toString('utf8').slice(0, 600))}\n  ${answer.status} ${answer.body.slice(0, 300)}`

test(`answers ${requests} requests of any shape as the contract says (seed ${seed})`, async () => {
  const gateway = openGateway()
  const problems: string[] = []
  for (let round = 0; round * perRound < requests; round += 1) {
    const sample = { seed: seed + round, numRuns: Math.min(perRound, requests - round * perRound) }
    const waiting = fc.sample(generatedRequests(await knownIn(round)), sample)
    const work = async (): Promise<void> => {
      for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
        const answer = await gateway(request.arrival)
        const problem = problemOf(request, answer)
        if (problem !== undefined) problems.push(shown(request, answer, problem))
      }
    }
    await Promise.all(Array.from({ length: concurrentRequests }, work))
    expect(problems.join('\n')).toBe('')
    expect(errorLines).toEqual([])
  }
}, 3_600_000)
