import { appOn } from '#tests/support/function-config.ts'
import { type Access, accessFor, type Act } from 'local-aws/access'
import { accountExpiryUses } from '#functions/erasure/account-expiry/app.ts'
import { startInterviewerServices, type LocalInterviewerServices } from 'local-aws/interviewer-services'
import { accountExpiry } from '#functions/erasure/account-expiry/expire.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mailReturnsUses } from '#functions/application/mail-returns/app.ts'
import { noticesUses } from '#functions/desk/notices/app.ts'
import { sendNotices } from '#functions/desk/notices/send-notices.ts'
import { noteReturn } from '#functions/application/mail-returns/note-return.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { publishingUses } from '#functions/position/publishing/create-publishing.ts'
import { publisher } from '#functions/position/publisher/publisher.ts'
import { createCallEnds } from '#functions/application/session/call-ends.ts'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { createRemovals } from '#functions/platform/removals/removals.ts'
import { snapshotSeconds } from '#functions/position/rows/job-snapshot.ts'
import { mayDo } from '#infra/local/account/grants.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import {
  credentialsOf,
  functionNames,
  grantsOf,
  principals,
  type FunctionName,
} from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { backgroundFunctions } from '#infra/local/functions/background-functions.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { interviewerAccount } from '#infra/local/functions/interviewer.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { gatewayAlone, startStack, type Stack } from '#infra/local/stack.ts'
import type { FileAction, Grants } from '#infra/resources/grants.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { aStranger } from '#tests/support/cv-desk.ts'
import { eachFunction } from '#tests/support/each-function.ts'
import { emptyBuckets, emptyTables } from '#tests/support/empty-storage.ts'
import { aCaller } from '#tests/support/enquiry-desk.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { applicationWithLetter } from '#tests/support/letters.ts'
import { lowPasswordCost, patientMilliseconds } from '#tests/support/stack.ts'
import { startPipecat, type PipecatStandIn } from '#tests/support/pipecat.ts'
import { runningInterview } from '#tests/support/rooms.ts'
import { anInterviewer } from '#tests/support/interviewer-stack.ts'
import { aFolder } from '#tests/support/folder.ts'
import { isWideRun } from '#tests/support/wide-run.ts'
import { writePlainRenderer } from '#tests/support/plain-renderer.ts'

/** One grant, with its label in test titles. */
type Single = { label: string; grants: Grants }

const rows = <Name extends string, Value>(
  record: Partial<Record<Name, readonly Value[]>> = {},
): { name: Name; value: Value }[] =>
  (Object.keys(record) as Name[]).flatMap((name) => (record[name] ?? []).map((value) => ({ name, value })))

/** The grants to tables, files, services, mail and secrets, one by one. */
const singlesOf = ({ tables, indexes, files, mail = [], services = {}, secrets = [] }: Grants): Single[] => [
  ...rows(tables).map(({ name, value }) => ({
    label: `${name} ${value}`,
    grants: { tables: { [name]: [value] } },
  })),
  ...rows(indexes).map(({ name, value }) => ({
    label: `${name}/${value} Query`,
    grants: { indexes: { [name]: [value] } },
  })),
  ...rows(files).flatMap(({ name, value: { prefix, actions } }) =>
    actions.map((action: FileAction) => ({
      label: `${name}/${prefix} ${action}`,
      grants: { files: { [name]: [{ prefix, actions: [action] }] } },
    })),
  ),
  ...Object.entries(services).flatMap(([service, actions]) =>
    actions.map((action) => ({
      label: `${service} ${action}`,
      grants: { services: { [service]: [action] } },
    })),
  ),
  ...mail.map((need) => ({ label: `mail ${need}`, grants: { mail: [need] } })),
  ...secrets.map((secret) => ({ label: `secret ${secret}`, grants: { secrets: [secret] } })),
]

/** The decisions of the stand-ins, by function; a test removes one grant by `takenOut`. */
const used: { name: string; act: Act }[] = []
const refused: { name: string; act: Act }[] = []
let takenOut: { name: FunctionName; grants: Grants } | undefined

const granted = accessFor(principals())
const isTakenOut = (name: string, act: Act): boolean => takenOut?.name === name && mayDo(takenOut.grants, act)

const folder = aFolder()
const logLines: string[] = []
let aheadMilliseconds = 0
let stack: Stack
let provider: PipecatStandIn
let services: LocalInterviewerServices
let uses: ReturnType<typeof eachFunction>
/** Creates every function again, which then reads its secrets. */
let startAgain: () => void
beforeAll(async () => {
  provider = await startPipecat()
  const access: Access = {
    principalOf: granted.principalOf,
    may: (principal, act) => {
      const allowed = granted.may(principal, act) && !isTakenOut(principal.name, act)
      ;(allowed ? used : refused).push({ name: principal.name, act })
      return allowed
    },
  }
  services = await startInterviewerServices({ access })
  stack = await startStack({
    directory: folder.path('data'),
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    requestMilliseconds: patientMilliseconds,
    isTransient: true,
    openSite: async ({ gateway }) => gatewayAlone(gateway),
    rendererFolder: writePlainRenderer(folder.path('renderer')),
    voice: provider.account,
    interviewer: anInterviewer(services.url),
    world: {
      clock: () => new Date(Date.now() + aheadMilliseconds),
      log: createLog({}, (line) => logLines.push(line)),
      passwordCost: lowPasswordCost,
    },
    access,
  })
  services.batch.s3 = stack.s3
  startAgain = () => {
    const config = localConfig({ site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url })
    const ring = localKeyRing(folder.path('data'))
    const secretsOf = localSecrets(access, { ring, voice: provider.account })
    const parts = { configOf: () => config, secretsOf, world: systemWorld() }
    groupRoutes(parts)
    backgroundFunctions(parts)
  }
  uses = eachFunction({
    stack,
    interviewer: interviewerAccount(anInterviewer(services.url)),
    rendererFolder: folder.path('renderer'),
    proceed: () => {
      if (refused.length > 0) throw new Error('refused')
    },
    now: () => new Date(Date.now() + aheadMilliseconds),
    passTime: (seconds) => {
      aheadMilliseconds += seconds * 1000
    },
  })
})
afterAll(async () => {
  await stack.close()
  await provider.close()
  await services.close()
  folder.remove()
})

afterEach(() => {
  takenOut = undefined
  refused.length = 0
})

/** The uses can end early, or leave a step to another function, when the schedule's publication overtakes theirs. */
const maxTries = 3

test.each(functionNames)('%s needs each of its grants, and no other', async (name) => {
  const unused = (): string[] =>
    singlesOf(grantsOf(name))
      .filter(({ grants }) => !used.some((one) => one.name === name && mayDo(grants, one.act)))
      .map(({ label }) => label)
  await uses[name]()
  for (let tries = 1; tries < maxTries && unused().length > 0; tries += 1) await uses[name]()
  expect(unused()).toEqual([])
  expect(refused).toEqual([])
})

const everyGrant = functionNames.flatMap((name) =>
  singlesOf(grantsOf(name)).map(({ label, grants }) => ({ name, label, grants })),
)

// A grant that is used and then taken out is refused by the definition of `access`, so each run needs only the removals
// below, one for each function. The wide run takes out every grant.
test.each(isWideRun ? everyGrant : [])(
  'without "$label", $name is refused something',
  async ({ name, grants }) => {
    // What functions without a grant leave undone would be tried again by each of the next tests.
    await emptyTables(stack.dynamo)
    await emptyBuckets(stack.s3)
    // S3 refuses a link that a function signs by a clock more than 15 minutes ahead of its own. The uses of `letters` pass ten.
    aheadMilliseconds = 0
    takenOut = { name, grants }
    if (grants.secrets !== undefined)
      expect(startAgain).toThrow(/is not authorized to perform: secretsmanager:GetSecretValue/)
    let end: unknown = 'no error'
    for (let tries = 0; tries < maxTries && refused.length === 0; tries += 1)
      await uses[name]().catch((error: unknown) => (end = error))
    // Uses that end before the act in question are not refused it.
    expect(refused.length, `the uses end with ${String(end)}`).toBeGreaterThan(0)
    expect(refused.filter((one) => one.name !== name || !mayDo(grants, one.act))).toEqual([])
  },
)

type Removal = { name: FunctionName; grants: Grants; ask: () => Promise<unknown>; error: string }

const answerTo = async (route: string, wanted: Parameters<ReturnType<typeof caller>>[1] = {}) => {
  const { status, body } = await caller(stack)(route, wanted)
  return [status, body['code']]
}

const asCandidate = async () => ({ token: (await aCandidate(caller(stack), aStranger())).token })

const removals: (Removal & { answer: unknown })[] = [
  {
    name: 'assessments',
    grants: { tables: { jobs: ['GetItem'] } },
    ask: async () => answerTo('GET /assessments/by-job/any', await asCandidate()),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'auth',
    grants: { tables: { guards: ['DeleteItem'] } },
    ask: async () => answerTo('POST /auth/logout', { token: (await aCandidate(caller(stack))).token }),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'contact',
    grants: { mail: ['quota'] },
    ask: () => answerTo('GET /contact/test'),
    answer: [503, 'mail_unavailable'],
    error: 'AccessDenied',
  },
  {
    name: 'cv',
    grants: { files: { uploads: [{ prefix: 'pending/', actions: ['ListBucket'] }] } },
    ask: async () => {
      const json = { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 }
      const { body } = await caller(stack)('POST /cv/upload', { json })
      const { cvId } = body['data'] as { cvId: string }
      return answerTo('POST /cv/analyze-text', { json: { cvId } })
    },
    answer: [500, 'internal'],
    error: 'AccessDenied',
  },
  {
    name: 'health',
    grants: { tables: { guards: ['GetItem'] } },
    ask: () => answerTo('GET /health'),
    answer: [503, 'backend_unavailable'],
    error: 'AccessDeniedException',
  },
  {
    name: 'interviewStart',
    grants: { tables: { sessions: ['GetItem'] } },
    ask: async () => answerTo('GET /interview/any/status', await asCandidate()),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'interviewer',
    grants: { tables: { sessions: ['Query'] } },
    ask: async () => {
      const [{ token }, jobId] = [await asCandidate(), 'position-of-turns']
      const { id: _, status: __, updatedAt, ...imported } = aJob({ id: jobId })
      await jobsOf(stack).import(jobId, imported, new Date(updatedAt))
      const sessionId = await runningInterview({ call: caller(stack), token, jobId })
      return answerTo(`GET /interviews/${sessionId}/turns`, { token })
    },
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'interviews',
    grants: { tables: { sessions: ['Query'] } },
    ask: async () => answerTo('GET /interviews', await asCandidate()),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'jobs',
    grants: { files: { published: [{ prefix: 'snapshot/', actions: ['GetObject'] }] } },
    // A function that has read a snapshot answers it and logs that it could not read it again.
    ask: async () => {
      aheadMilliseconds += snapshotSeconds * 1000
      return answerTo('GET /jobs')
    },
    answer: [200, undefined],
    error: 'AccessDenied',
  },
  {
    name: 'recruiting',
    grants: { tables: { jobs: ['Scan'] } },
    ask: () => answerTo('GET /recruiting/jobs'),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'staff',
    grants: { tables: { staff: ['GetItem'] } },
    ask: () => answerTo('POST /desk/invitation', { json: { token: 'x'.repeat(64) } }),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'staffAssessments',
    grants: { tables: { staff: ['GetItem'] } },
    ask: () => answerTo('GET /desk/applications/any--any/assessments', { cookie: 'x'.repeat(64) }),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'voiceAgent',
    grants: { tables: { sessions: ['GetItem'] } },
    ask: async () => answerTo('POST /voice-agent/v1/conversations/any/end', await asCandidate()),
    answer: [500, 'internal'],
    error: 'AccessDeniedException',
  },
  {
    name: 'contactRelay',
    grants: { mail: ['send'] },
    ask: async () => {
      const { status } = await sendEnquiry(stack.gateway, anEnquiry({ email: aStranger().email }), aCaller())
      await eventually(
        () => logLines,
        (lines) => lines.some((line) => line.includes('"enquiry refused by SES"')),
      )
      return [status]
    },
    answer: [200],
    error: 'AccessDenied',
  },
  {
    name: 'letters',
    grants: { tables: { users: ['GetItem'] } },
    ask: async () => {
      await applicationWithLetter(stack)
      return eventually(
        () => logLines.some((line) => line.includes('"letter not mailed yet"')),
        (isLogged) => isLogged,
      )
    },
    answer: true,
    error: 'AccessDeniedException',
  },
  {
    name: 'interviewFiles',
    grants: { files: { interviews: [{ prefix: 'interviews/', actions: ['ListBucket'] }] } },
    ask: async () => {
      const { id: jobId, status: _, updatedAt, ...imported } = aJob({ id: 'with-an-interview' })
      await jobsOf(stack).import(jobId, imported, new Date(updatedAt))
      const call = caller(stack)
      const { token } = await asCandidate()
      const sessionId = await runningInterview({ call, token, jobId })
      const { status } = await call(`POST /interviews/${sessionId}/finish`, { token, json: {} })
      await eventually(
        () => logLines,
        (lines) => lines.some((line) => line.includes('"interview files not written yet"')),
      )
      return [status]
    },
    answer: [200],
    error: 'AccessDenied',
  },
  {
    name: 'callEnds',
    grants: { tables: { sessions: ['DeleteItem'] } },
    ask: async () => {
      const ends = createCallEnds(createDynamo(localAddress(stack.dynamo)), 'sessions')
      await ends.add({ sessionId: 'gone', providerSessionId: 'gone' }, new Date())
      stack.runSchedules()
      return eventually(
        () => logLines.some((line) => line.includes('"call without a session not ended yet"')),
        (isLogged) => isLogged,
      )
    },
    answer: true,
    error: 'AccessDeniedException',
  },
  {
    name: 'accountExpiry',
    grants: { tables: { users: ['Scan'] } },
    ask: async () => {
      const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
      const world = { ...systemWorld(), log: createLog({}, (line) => logLines.push(line)) }
      const run = accountExpiry(
        appOn(accountExpiryUses, [localConfig(addresses, credentialsOf('accountExpiry')), world], {}),
      )
      return run().catch((error: unknown) => (error as Error).name)
    },
    answer: 'AccessDeniedException',
    error: 'AccessDeniedException',
  },
  {
    name: 'removals',
    grants: { files: { interviews: [{ prefix: 'interviews/', actions: ['ListBucketVersions'] }] } },
    ask: async () => {
      const removals = createRemovals(createDynamo(localAddress(stack.dynamo)), 'removals')
      const gone = { userId: 'gone', jobId: 'gone', sessionId: 'gone', position: 'interviews/gone--gone/' }
      const minuteAgo = new Date(Date.now() + aheadMilliseconds - 60_000)
      await removals.add({ kind: 'session', ...gone }, minuteAgo)
      stack.runSchedules()
      return eventually(
        () => logLines.some((line) => line.includes('"a removal is not complete yet"')),
        (isLogged) => isLogged,
      )
    },
    answer: true,
    error: 'AccessDenied',
  },
  {
    name: 'notices',
    grants: { tables: { staff: ['Query'] } },
    ask: async () => {
      const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
      const world = { ...systemWorld(), log: createLog({}, (line) => logLines.push(line)) }
      const run = sendNotices(
        appOn(noticesUses, [localConfig(addresses, credentialsOf('notices')), world], {}),
      )
      return run().catch((error: unknown) => (error as Error).name)
    },
    answer: 'AccessDeniedException',
    error: 'AccessDeniedException',
  },
  {
    name: 'mailReturns',
    grants: { tables: { users: ['UpdateItem'] } },
    ask: async () => {
      const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
      const world = { ...systemWorld(), log: createLog({}, (line) => logLines.push(line)) }
      const run = noteReturn(
        appOn(mailReturnsUses, [localConfig(addresses, credentialsOf('mailReturns')), world], {}),
      )
      return run({ detail: { mail: { tags: { user: ['nobody'] } } } }).catch(
        (error: unknown) => (error as Error).name,
      )
    },
    answer: 'AccessDeniedException',
    error: 'AccessDeniedException',
  },
  {
    name: 'publisher',
    grants: { tables: { jobs: ['Scan'] } },
    ask: async () => {
      const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
      const world = { ...systemWorld(), log: createLog({}, (line) => logLines.push(line)) }
      const config = localConfig(addresses, credentialsOf('publisher'))
      const run = publisher(appOn(publishingUses, [config, world], { rendererFolder: undefined }))
      return run().catch((error: unknown) => (error as Error).name)
    },
    answer: 'AccessDeniedException',
    error: 'AccessDeniedException',
  },
]

test('the list has one removed grant for each function', () => {
  expect(removals.map(({ name }) => name)).toEqual(functionNames)
})

test.each(removals)('$name answers an error, and logs AccessDenied, without a grant', async (removal) => {
  const { name, grants, ask, answer, error } = removal
  logLines.length = 0
  takenOut = { name, grants }
  expect(await ask()).toEqual(answer)
  expect(logLines.filter((line) => line.includes(`"error":"${error}"`))).not.toEqual([])
})
