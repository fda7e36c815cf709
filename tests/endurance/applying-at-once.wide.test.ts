import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { aCandidate, caller, type Call } from '#tests/support/api.ts'
import { aJob, importJob, jobsOf } from '#tests/support/jobs.ts'
import { dynamoOf } from '#tests/support/rows.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

/** Run more with `WIDE_TESTS=all ROUNDS=1000 npx vitest run --project endurance applying-at-once`. */
const rounds = Number(process.env['ROUNDS'] ?? 5)
const atOnce = 50
const people = 200
const secondsPerRound = 10

/** About as long as DynamoDB locks the items of a transaction, which refuses other writes to them. */
const transactionMilliseconds = 10

let stack: TestStack
let call: Call
let applications: ReturnType<typeof createApplications>
let sessions: ReturnType<typeof createSessions>
beforeAll(async () => {
  stack = await startTestStack({ site: 'none', transactionMilliseconds })
  call = caller(stack)
  const dynamo = dynamoOf(stack)
  const tables = {
    applications: 'applications',
    sessions: 'sessions',
    jobs: 'jobs',
    guards: 'guards',
    removals: 'removals',
    events: 'events',
    staff: 'staff',
  }
  applications = createApplications(dynamo, tables, systemRandom)
  sessions = createSessions(dynamo, 'sessions', systemClock)
})
afterAll(() => stack.close())

let repeated = 0

/**
 * Half of the requests come from the position's page, half from the dashboard. A 503, which a busy machine causes, is repeated:
 * a repeated application must not be written twice, either.
 */
async function applyFor(jobId: string, token: string, number: number): ReturnType<Call> {
  const answer = await (number % 2 === 0
    ? call(`POST /jobs/${jobId}/apply`, { token })
    : call('POST /interviews', { token, json: { jobId } }))
  if (answer.status !== 503) return answer
  repeated += 1
  return applyFor(jobId, token, number)
}

const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return Math.round(performance.now() - started)
}

test(
  `of ${atOnce} concurrent applications of one candidate one is written, with one session (${rounds} rounds)`,
  async () => {
    const milliseconds = await millisecondsOf(async () => {
      for (let round = 0; round < rounds; round += 1) {
        const jobId = `job-${round}`
        await importJob(stack, aJob({ id: jobId }))
        // A new candidate each time, because applying is rate limited.
        const { token, id: userId } = await aCandidate(call, { password: '' })
        const repeatedBefore = repeated
        const answers = await Promise.all(
          Array.from({ length: atOnce }, (_, number) => applyFor(jobId, token, number)),
        )
        expect(answers.filter(({ status }) => status !== 200)).toEqual([])
        const created = answers.map(({ body }) => body['data'] as { id: string; isExisting: boolean })
        expect(new Set(created.map(({ id }) => id)).size).toBe(1)
        const firsts = created.filter(({ isExisting }) => !isExisting).length
        // Where the application was written and answered 503, its repetition finds it.
        if (repeated === repeatedBefore) expect(firsts).toBe(1)
        else expect(firsts).toBeLessThanOrEqual(1)
        expect(await jobsOf(stack).applicationCount(jobId)).toBe(1)
        expect((await applications.ofUser(userId)).map((one) => one.jobId)).toEqual([jobId])
        expect((await sessions.ofUser(userId)).map((one) => one.jobId)).toEqual([jobId])
      }
    })
    process.stdout.write(
      `${rounds} rounds of ${atOnce} applications: ${milliseconds / 1000} s, ${repeated} repeated\n`,
    )
  },
  rounds * secondsPerRound * 1000 + 60_000,
)

test(`${people} candidates who apply concurrently for one position are counted exactly`, async () => {
  const jobId = 'wanted-by-all'
  await importJob(stack, aJob({ id: jobId }))
  const tokens: string[] = []
  for (let person = 0; person < people; person += 1)
    tokens.push((await aCandidate(call, { password: '' })).token)
  let statuses: number[] = []
  const milliseconds = await millisecondsOf(async () => {
    const answers = await Promise.all(tokens.map((token, number) => applyFor(jobId, token, number)))
    statuses = answers.map(({ status }) => status)
  })
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(await jobsOf(stack).applicationCount(jobId)).toBe(people)
  const { applications: written } = await applications.ofJob(jobId, { limit: people + 1 })
  expect(new Set(written.map(({ userId }) => userId)).size).toBe(people)
  process.stdout.write(`${people} candidates for one job: ${milliseconds / 1000} s\n`)
})
