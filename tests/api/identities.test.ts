import { describe, expect } from 'vitest'
import { api, type Api } from '#shared/contract/api.ts'
import { atDesk } from '#shared/contract/desk.ts'
import { routeKeyOf, type Endpoint } from '#shared/contract/endpoint.ts'
import { staffRoles, type StaffRole } from '#shared/domain/staff.ts'
import { aCandidate, aNetwork, caller, formOf, goodPassword, tokenIn, type Call } from '#tests/support/api.ts'
import { createAuthApp } from '#functions/auth/app.ts'
import type { GatewayEvent, LambdaHandler } from '#functions/http/event.ts'
import { signToken } from '#functions/http/token.ts'
import { systemClock, systemRandom } from '#functions/ports.ts'
import { createLog } from '#functions/observability/log.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { behindTheEdge, anEnquiry } from '#tests/support/enquiries.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'
import { patientMilliseconds, type TestStack } from '#tests/support/stack.ts'

/** No token, the candidate's own, another candidate's, an expired one, a signed-out one, an operator. */
const identities = ['anonymous', 'owner', 'other', 'expired', 'revoked', 'operator'] as const
type Identity = (typeof identities)[number]

/** Status of each identity at an endpoint for candidates. */
const forCandidates: Record<Identity, number> = {
  anonymous: 401,
  owner: 200,
  // Another candidate's token opens that candidate's data; a test below compares the data.
  other: 200,
  expired: 401,
  revoked: 401,
  // An IAM signature is no candidate's token.
  operator: 401,
}
const every = (status: number): Record<Identity, number> => ({
  anonymous: status,
  owner: status,
  other: status,
  expired: status,
  revoked: status,
  operator: status,
})
const operatorsOnly: Record<Identity, number> = { ...every(403), operator: 200 }

type EndpointName = { [G in keyof Api]: `${G}.${keyof Api[G] & string}` }[keyof Api]
type Entry = {
  expected: Record<Identity, number>
  params?: Record<string, string>
  query?: string
  json?: unknown
  form?: Record<string, string>
}

/** A valid request per endpoint, and the status of each identity. An endpoint without an entry does not compile. */
const matrix: Record<EndpointName, Entry> = {
  'auth.login': {
    expected: every(401),
    json: { email: 'nobody@example.com', password: 'not a password 1' },
  },
  'auth.register': {
    expected: every(409),
    form: { name: 'Owner', email: 'owner@example.com', password: goodPassword },
  },
  'auth.checkExistingUser': { expected: every(200), json: { email: 'owner@example.com' } },
  'auth.forgotPassword': { expected: every(404), form: { email: 'nobody@example.com' } },
  'auth.resetPassword': { expected: every(400), json: { token: 'none', password: 'good password 1' } },
  'auth.updatePassword': {
    // Both send a wrong password.
    expected: { ...forCandidates, owner: 400, other: 400 },
    json: { current_password: 'not it', new_password: 'good password 1' },
  },
  // A link that nobody was sent; the owner's address is not confirmed yet.
  'auth.mailedLink': { expected: every(400), json: { token: 'none' } },
  'auth.keepAccount': { expected: every(400), json: { token: 'none', password: 'good password 1' } },
  'auth.disownAccount': { expected: every(400), json: { token: 'none' } },
  'auth.confirmEmail': { expected: every(400), json: { token: 'none' } },
  'auth.signInLink': {
    expected: every(200),
    // One address gets three letters an hour.
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com` }
    },
  },
  'auth.correctEmail': {
    expected: { ...forCandidates, owner: 409, other: 409 },
    json: { email: 'owner@example.com' },
  },
  'auth.sendConfirmation': { expected: forCandidates },
  'auth.refresh': { expected: { ...forCandidates } },
  'auth.logout': { expected: forCandidates },
  'auth.me': { expected: forCandidates },
  'auth.updateMe': { expected: forCandidates, json: { title: 'Engineer' } },
  'auth.exportMe': { expected: forCandidates },
  'auth.deleteMe': { expected: { ...forCandidates, owner: 400, other: 400 }, json: { password: 'not it' } },
  'auth.applications': { expected: forCandidates },
  'cv.upload': {
    expected: every(200),
    json: { fileName: 'cv.pdf', contentType: 'application/pdf', size: 1000 },
  },
  'cv.analyze': { expected: every(200), json: { text: 'Experience\nEngineer, Example, 2019 - 2021' } },
  'cv.test': { expected: every(200) },
  // No such file was uploaded.
  'cv.registerWithCv': {
    expected: every(404),
    form: { cv_id: 'nobodyuploadedthis', confirm_update: 'true' },
  },
  'contact.send': { expected: every(200), json: anEnquiry() },
  'contact.test': { expected: every(200) },
  'auth.exportCandidate': {
    expected: { ...operatorsOnly, operator: 404 },
    json: { candidate: 'nobody@example.com' },
  },
  'auth.eraseCandidate': {
    expected: { ...operatorsOnly, operator: 404 },
    json: { candidate: 'nobody@example.com' },
  },
  'contact.retry': { expected: operatorsOnly, json: {} },
  'health.check': { expected: every(200) },
  'jobs.list': { expected: every(200) },
  'jobs.get': { expected: every(200), params: { id: aJob().id } },
  'jobs.applicationStatus': { expected: forCandidates, params: { id: aJob().id } },
  'jobs.apply': { expected: forCandidates, params: { id: aJob().id } },
  // Nobody has completed an interview.
  'jobs.setApplicationStatus': {
    expected: { ...forCandidates, owner: 403, other: 403 },
    params: { id: aJob().id },
    json: { status: 'human_pending' },
  },
  'interviews.create': { expected: forCandidates, json: { jobId: aJob().id } },
  'interviews.list': { expected: forCandidates },
  // The session is the owner's.
  'interviews.get': { expected: { ...forCandidates, other: 404 }, params: { id: 'session-of-owner' } },
  'interviews.unapply': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'session-of-owner' },
  },
  'interviews.saveTranscript': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: { version: 1, entries: [] },
  },
  'interviews.transcript': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
  },
  'interviews.recordingPart': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: { segment: 1, part: 0, size: 10, contentType: 'video/webm' },
  },
  'interviews.finish': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
    json: {},
  },
  'interviews.retake': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'running-of-owner' },
  },
  'interview.create': {
    expected: { ...forCandidates, other: 404 },
    json: { sessionId: 'scheduled-of-owner' },
  },
  'interview.setStatus': {
    expected: { ...forCandidates, other: 404 },
    json: {
      sessionId: 'scheduled-of-owner',
      status: 'in_progress',
      callId: 'the-page-of-owner',
      consent: { version: '2026-11' },
    },
  },
  'interview.status': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'interview.candidateInsights': {
    expected: { ...forCandidates, other: 404 },
    json: { sessionId: 'scheduled-of-owner' },
  },
  'interview.practiceInsights': { expected: forCandidates, json: { transcript: [] } },
  // This product has no provider of calls.
  // This product has no model; the page of a deployment without one calls none of these.
  'interviewer.turn': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: {
      callId: 'the-page-of-owner',
      number: 1,
      section: 0,
      question: 0,
      kind: 'answer',
      answer: 'I moved forty nodes.',
      mayFollowUp: true,
    },
  },
  'interviewer.sentence': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner', number: '1', index: '0' },
    query: 'callId=the-page-of-owner',
  },
  'interviewer.turns': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'interviewer.speak': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: { callId: 'the-page-of-owner', text: 'Take your time.' },
  },
  'interviewer.hear': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner' },
    json: { callId: 'the-page-of-owner' },
  },
  'interviewer.endHearing': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { id: 'running-of-owner', hearingId: 'none' },
  },
  'voiceAgent.start': {
    expected: { ...forCandidates, owner: 404, other: 404 },
    params: { agentName: 'interviewer' },
    json: { body: { conversationId: 'scheduled-of-owner', callId: 'the-page-of-owner' } },
  },
  'voiceAgent.end': {
    expected: { ...forCandidates, other: 404 },
    params: { id: 'scheduled-of-owner' },
  },
  'assessments.byJob': { expected: forCandidates, params: { jobId: aJob().id } },
  'recruiting.importJob': {
    expected: operatorsOnly,
    params: { id: 'imported' },
    json: { title: 'Imported', description: 'A position to be removed.' },
  },
  'recruiting.listJobs': { expected: operatorsOnly },
  'recruiting.showJob': { expected: operatorsOnly, params: { id: aJob().id } },
  'recruiting.setJobStatus': {
    expected: operatorsOnly,
    params: { id: aJob().id },
    json: { status: 'open' },
  },
  'recruiting.removeJob': { expected: operatorsOnly, params: { id: 'imported' } },
  'recruiting.publish': { expected: operatorsOnly },
  'recruiting.listApplicants': { expected: operatorsOnly },
  'recruiting.searchApplicants': { expected: operatorsOnly, json: { text: 'nobody' } },
  'recruiting.listApplications': { expected: operatorsOnly, params: { id: aJob().id } },
  // There is no such application.
  'recruiting.showApplication': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.openCv': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.setApplicationStatus': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
    json: { status: 'reviewed' },
  },
  'recruiting.compareApplications': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: aJob().id },
    json: { applications: ['nobody--network-engineer', 'nothing'] },
  },
  'recruiting.listRecordingsOfApplication': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.showHistory': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.previewLetter': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
    json: { status: 'reviewed' },
  },
  'recruiting.recallDecision': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--network-engineer' },
  },
  'recruiting.grantAttempt': {
    expected: { ...operatorsOnly, operator: 404 },
    json: { candidate: 'nobody', jobId: aJob().id },
  },
  'recruiting.listRecordings': { expected: operatorsOnly, params: { id: aJob().id } },
  'recruiting.openRecording': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--nothing' },
  },
  'recruiting.showQuotes': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--nothing' },
  },
  'recruiting.retryRecording': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--nothing' },
  },
  'recruiting.removeRecording': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody--nothing' },
  },
  'recruiting.listAudit': { expected: operatorsOnly, json: { since: '2026-01-01T00:00:00.000Z' } },
  'recruiting.listEnquiries': { expected: operatorsOnly },
  'recruiting.inviteStaff': {
    expected: { ...operatorsOnly, operator: 422 },
    // A reviewer of nothing.
    json: { email: 'staff@example.com', name: 'Staff', role: 'reviewer' },
  },
  'recruiting.listStaff': { expected: operatorsOnly },
  'recruiting.changeStaff': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody' },
    json: { role: 'recruiter' },
  },
  'recruiting.resetStaffFactor': {
    expected: { ...operatorsOnly, operator: 404 },
    params: { id: 'nobody' },
  },
  'staff.invitation': { expected: every(400), json: { token: 'nobodywassentthis' } },
  'staff.accept': {
    expected: every(400),
    json: { token: 'nobodywassentthis', password: 'good password 1', code: '000000' },
  },
  'staff.signIn': {
    expected: every(401),
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com`, password: 'not a password 1' }
    },
  },
  'staff.enterCode': { expected: every(401), json: { code: '000000' } },
  'staff.forgot': {
    expected: every(200),
    get json() {
      return { email: `nobody.${systemRandom.id()}@example.com` }
    },
  },
  'staff.resetPassword': {
    expected: every(400),
    json: { token: 'nobodywassentthis', password: 'good password 1' },
  },
  // None of these comes from a page of the desk; its members are in staff-roles.test.ts.
  'staff.me': { expected: every(403) },
  'staff.showNotices': { expected: every(403) },
  'staff.saveNotices': {
    expected: every(403),
    json: { applications: 'off', interviews: 'off', withdrawals: 'off', questions: 'off' },
  },
  'staff.signOut': { expected: every(403) },
  'staffAssessments.showAssessments': {
    expected: every(403),
    params: { id: 'nobody--network-engineer' },
  },
  'staffAssessments.compareAssessments': {
    expected: every(403),
    params: { id: aJob().id },
    json: { applications: ['nobody--network-engineer', 'nothing'] },
  },
  'staffAssessments.saveAssessment': {
    expected: every(403),
    params: { id: 'nobody--network-engineer' },
    json: { note: '', marks: {}, updatedAt: null },
  },
}

let stack: TestStack
let call: Call
let handlers: Map<string, LambdaHandler>
let ring: ReturnType<typeof localKeyRing>
let app: ReturnType<typeof createAuthApp>
const cookies = new Map<StaffRole, string>()
test.beforeAll(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  ring = localKeyRing(stack.directory)
  const config = localConfig({ site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url })
  const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }
  app = createAuthApp(config, ring, world)
  handlers = new Map(
    groupRoutes({
      configOf: () => config,
      secretsOf: localSecrets(grantedAccess(), { ring }),
      world,
      requestMilliseconds: patientMilliseconds,
    }).map(({ routeKey, handler }) => [routeKey, handler]),
  )
  for (const role of staffRoles) {
    const positions = role === 'reviewer' ? { positions: [aJob().id] } : {}
    if (role === 'reviewer') await putJobs(stack, [aJob()])
    cookies.set(role, await signedInToDesk(call, await aMember(stack, call, { role, ...positions })))
  }
  const owner = await aCandidate(call, { name: 'Owner', email: 'owner@example.com' })
  await aCandidate(call, { name: 'Other', email: 'other@example.com' })
  await putJobs(stack, [aJob(), ...['withdrawn', 'running', 'scheduled'].map((id) => aJob({ id }))])
  const key = { userId: owner.id, jobId: 'withdrawn' }
  await setSession(stack, { ...key, id: 'session-of-owner' })
  await setApplication(stack, { ...key, sessionId: 'session-of-owner' })
  const now = new Date().toISOString()
  const rooms = {
    running: { status: 'in_progress', started_at: now, roomCreatedAt: now, folder: 'interviews/running/' },
    scheduled: {},
  } as const
  for (const [jobId, room] of Object.entries(rooms)) {
    const sessionId = `${jobId}-of-owner`
    await setSession(stack, { userId: owner.id, jobId, id: sessionId, ...room })
    await setApplication(stack, { userId: owner.id, jobId, sessionId })
  }
})

const signIn = async (email: string): Promise<string> =>
  tokenIn(await call('POST /auth/login', { json: { email, password: goodPassword } }))

/** A fresh token for each call, because some calls end the session they were made with. */
async function tokenOf(identity: Identity): Promise<string | undefined> {
  if (identity === 'owner') return signIn('owner@example.com')
  if (identity === 'other') return signIn('other@example.com')
  if (identity === 'revoked') {
    const token = await signIn('owner@example.com')
    await call('POST /auth/logout', { token })
    return token
  }
  if (identity !== 'expired') return undefined
  const signInId = systemRandom.id()
  const owner = await app.users.byEmail('owner@example.com')
  const now = Date.now()
  await app.signIns.begin(signInId, {
    userId: owner!.id,
    epoch: owner!.epoch,
    startedAt: new Date(now).toISOString(),
    expiresAt: Math.floor(now / 1000) + 3600,
    remembered: false,
  })
  const twoHoursAgo = new Date(now - 2 * 3600 * 1000)
  return signToken(ring, { userId: owner!.id, signInId }, twoHoursAgo)
}

/** The gateway's event: it alone marks an operator. */
async function eventFor(
  endpoint: Endpoint,
  entry: Entry,
  identity: Identity,
  desk?: { cookie?: string },
): Promise<GatewayEvent> {
  const token = await tokenOf(identity)
  // `Response` encodes the form.
  const form = entry.form === undefined ? undefined : new Response(formOf(entry.form))
  const routeKey = routeKeyOf(endpoint)
  const [method = '', path = ''] = routeKey.split(' ')
  const { 'content-type': json, ...headers } = behindTheEdge({ address: aNetwork() })
  const body =
    form === undefined
      ? entry.json === undefined
        ? undefined
        : JSON.stringify(entry.json)
      : Buffer.from(await form.arrayBuffer()).toString('base64')
  const contentType = form?.headers.get('content-type') ?? json
  return {
    routeKey,
    rawPath: path,
    rawQueryString: entry.query ?? '',
    headers: {
      ...headers,
      ...(body === undefined ? {} : { 'content-type': contentType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(desk === undefined ? {} : { 'x-desk': 'page' }),
      ...(desk?.cookie === undefined ? {} : { cookie: `__Host-desk=${desk.cookie}` }),
    },
    ...(body === undefined ? {} : { body }),
    ...(entry.params === undefined ? {} : { pathParameters: entry.params }),
    isBase64Encoded: form !== undefined,
    requestContext: {
      requestId: 'matrix',
      http: { method, path, sourceIp: '192.0.2.1' },
      ...(identity === 'operator' ? { authorizer: { iam: { userArn: 'arn:aws:iam::1:user/ops' } } } : {}),
    },
  }
}

const endpoints = Object.entries(api).flatMap(([group, members]) =>
  Object.entries(members).map(
    ([name, endpoint]) => [`${group}.${name}` as EndpointName, endpoint] as [EndpointName, Endpoint],
  ),
)

describe('who may call what', () => {
  test('the table names every endpoint of the contract and nothing else', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted())
  })

  test('every endpoint for candidates refuses all other identities', () => {
    for (const [name, { auth }] of endpoints) {
      if (auth !== 'candidate') continue
      for (const identity of ['anonymous', 'expired', 'revoked', 'operator'] as const)
        expect(matrix[name].expected[identity], `${name} for ${identity}`).toBe(401)
    }
  })

  for (const [name, endpoint] of endpoints) {
    test.each(identities)(`${name} answers %s as the table says`, async (identity) => {
      const entry = matrix[name]
      const handler = handlers.get(routeKeyOf(endpoint))
      const { statusCode, body } = await handler!(await eventFor(endpoint, entry, identity))
      expect(statusCode, body).toBe(entry.expected[identity])
    })
  }

  // Nobody of the staff is a candidate or an operator, whatever the cookie says.
  for (const [name, endpoint] of endpoints.filter(([, { auth }]) => auth !== 'staff'))
    test.each(staffRoles)(`${name} takes a %s for nobody`, async (role) => {
      const entry = matrix[name]
      const handler = handlers.get(routeKeyOf(endpoint))
      const member = { cookie: cookies.get(role) ?? '' }
      const { statusCode, body } = await handler!(await eventFor(endpoint, entry, 'anonymous', member))
      expect(statusCode, body).toBe(entry.expected.anonymous)
    })

  // The roles are in staff-roles.test.ts.
  for (const [name, endpoint] of endpoints) {
    const desk = endpoint.auth === 'staff' ? endpoint : atDesk(endpoint)
    if (desk?.auth === 'staff')
      test.each(identities)(`${name} runs at the desk for nobody who is %s`, async (identity) => {
        const handler = handlers.get(routeKeyOf(desk))
        const { statusCode, body } = await handler!(await eventFor(desk, matrix[name], identity, {}))
        expect([statusCode, JSON.parse(body)]).toMatchObject([401, { code: 'desk_sign_in_needed' }])
      })
  }

  test('a candidate’s answers contain no data of another', async () => {
    for (const route of ['GET /auth/me', 'GET /auth/me/export'] as const) {
      const { body } = await call(route, { token: await signIn('other@example.com') })
      expect(JSON.stringify(body)).toContain('other@example.com')
      expect(JSON.stringify(body)).not.toContain('owner@example.com')
    }
  })
})
