import { join } from 'node:path'
import { startDynamo } from 'local-aws/dynamodb'
import { api } from '#shared/api.ts'
import type { Endpoint } from '#shared/platform/contract/endpoint.ts'
import { pathOf, routeKeyOf } from '#shared/platform/contract/endpoint.ts'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import type { AuthApp } from '#functions/account/auth/app.ts'
import { routes as authRoutes } from '#functions/account/auth/routes.ts'
import { routes as assessmentsRoutes } from '#functions/position/assessments/routes.ts'
import { createLog } from '#functions/platform/log/log.ts'
import type { LambdaHandler } from '#functions/platform/http/event.ts'
import { serve } from '#functions/platform/http/lambda.ts'
import type { InterviewsApp } from '#functions/interview/interviews/app.ts'
import { routes as interviewsRoutes } from '#functions/interview/interviews/routes.ts'
import type { JobsApp } from '#functions/application/jobs/app.ts'
import { routes as jobsRoutes } from '#functions/application/jobs/routes.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createAssessmentRemoval } from '#functions/application/rows/assessments.ts'
import { createDynamo, type Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createSessionRemoval } from '#functions/application/session/session-removal.ts'
import { createSessions } from '#functions/application/session/sessions.ts'
import { createSignIns } from '#functions/account/rows/sign-ins.ts'
import { jobOf } from '#functions/position/rows/stored-job.ts'
import { createUsers } from '#functions/account/rows/users.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { anEvent, testSecrets } from '#tests/support/events.ts'
import { aJob } from '#tests/support/jobs.ts'
import { countUnits, type Units } from './counted-units.ts'
import { candidate, jobIdOf, seedTables } from './seeded-tables.ts'

const tables = {
  users: 'users',
  jobs: 'jobs',
  applications: 'applications',
  sessions: 'sessions',
  guards: 'guards',
  removals: 'removals',
  events: 'events',
  staff: 'staff',
}

type Counted = { what: string; units: Units }

/** What each request reads and writes with `many` jobs, and as many applications and sessions of other candidates. */
export async function unitsAt(folder: string, many: number): Promise<Counted[]> {
  const directory = join(folder, `units-${many}`)
  await seedTables(directory, many)
  const server = await startDynamo({ directory, port: 0 })
  try {
    return await countAll(server.url, many)
  } finally {
    await server.close()
  }
}

/** The functions of the groups that read jobs and applications, with one candidate signed in. */
function functionsOn(dynamo: Dynamo, many: number) {
  const jobs = Array.from({ length: many }, (_, number) =>
    jobOf(aJob({ id: jobIdOf(number) }), { applicationCount: 1 }),
  )
  const snapshot = { read: async () => ({ publishedAt: '', jobs }), write: async () => {} }
  const app: JobsApp = {
    ring: keyRing('bench', new Map([['bench', new Uint8Array(32)]])),
    secrets: testSecrets,
    log: createLog({}, () => {}),
    // Not counted here: one write per application.
    limiter: { take: async () => ({ allowed: true, giveBack: async () => {} }) },
    // Counted separately: the same two reads for each request of a candidate.
    authenticate: async () => ({ userId: candidate, signInId: 'sign-in' }),
    jobs: createJobs(dynamo, tables.jobs, systemRandom),
    applications: createApplications(dynamo, tables, systemRandom),
    sessions: createSessions(dynamo, tables.sessions, systemClock),
    users: createUsers(dynamo, 'users', systemRandom),
    snapshots: async () => snapshot,
    clock: systemClock,
    random: systemRandom,
  }
  // What the handler of `unapply` deletes itself.
  const removals = {
    assessments: createAssessmentRemoval(dynamo, 'assessments'),
    sessionRemoval: createSessionRemoval(dynamo, tables, { clock: systemClock, random: systemRandom }),
  }
  return {
    jobs: serve(api.jobs, jobsRoutes, app),
    // The endpoints of the interview room need more of an app, and are not counted.
    interviews: serve(api.interviews, interviewsRoutes, { ...app, ...removals } as unknown as InterviewsApp),
    assessments: serve(api.assessments, assessmentsRoutes, app),
    // The only counted endpoint of this group uses nothing but applications.
    auth: serve(
      { applications: api.auth.applications },
      { applications: authRoutes.applications },
      app as unknown as AuthApp & Pick<JobsApp, 'authenticate'>,
    ),
  }
}

async function countAll(url: string, many: number): Promise<Counted[]> {
  const dynamo = createDynamo(localAddress(url))
  const unitsOf = countUnits(dynamo)
  const functions = functionsOn(dynamo, many)
  const counted: Counted[] = []
  const count = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    counted.push({ what, units: await unitsOf(work) })
  }
  const call = async (
    handler: LambdaHandler,
    endpoint: Endpoint,
    wanted: Parameters<typeof anEvent>[1] = {},
  ) => {
    const answer = await handler(anEvent(routeKeyOf(endpoint), wanted))
    if (answer.statusCode !== 200) throw new Error(`${pathOf(endpoint)}: ${answer.body}`)
    return JSON.parse(answer.body) as { data: { id: string } }
  }
  const id = jobIdOf(1)
  const params = { id }
  const headers = { authorization: 'Bearer token' }

  const signIns = createSignIns(dynamo, tables)
  await count("check of a sign-in (each candidate's request)", () =>
    signIns.findActive({ userId: candidate, signInId: 'sign-in' }, new Date()),
  )
  await count('GET /jobs', () => call(functions.jobs, api.jobs.list))
  await count('GET /jobs, searched', () => call(functions.jobs, api.jobs.list, { query: 'search=bgp' }))
  await count('GET /jobs/{id}, guest', () => call(functions.jobs, api.jobs.get, { params }))
  await count('GET /jobs/{id}, signed in', () => call(functions.jobs, api.jobs.get, { params, headers }))
  const status = () => call(functions.jobs, api.jobs.applicationStatus, { params })
  await count('GET /jobs/{id}/application-status, not applied', status)
  let sessionId = ''
  await count('POST /jobs/{id}/apply', async () => {
    sessionId = (await call(functions.jobs, api.jobs.apply, { params })).data.id
  })
  await count('POST /jobs/{id}/apply, again', () => call(functions.jobs, api.jobs.apply, { params }))
  await count('GET /jobs/{id}/application-status, applied', status)
  await count('GET /interviews/', () => call(functions.interviews, api.interviews.list))
  const own = { params: { id: sessionId } }
  await count('GET /interviews/{id}', () => call(functions.interviews, api.interviews.get, own))
  await count('GET /auth/candidates/applications', () => call(functions.auth, api.auth.applications))
  await count('GET /assessments/by-job/{jobId}', () =>
    call(functions.assessments, api.assessments.byJob, { params: { jobId: id } }),
  )
  await count('POST /interviews/{id}/unapply', () => call(functions.interviews, api.interviews.unapply, own))
  return counted
}
