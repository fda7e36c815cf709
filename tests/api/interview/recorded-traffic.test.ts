import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auth } from '#shared/account/auth/auth.ts'
import { routeKeyOf, type Endpoint } from '#shared/platform/contract/endpoint.ts'
import { interviewStart } from '#shared/interview/contract/interview-start.ts'
import { interviews } from '#shared/interview/contract/interviews.ts'
import { voiceAgent } from '#shared/interview/contract/voice-agent.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { openBuiltSite } from '#infra/local/site/open-site.ts'
import { startStack, type Stack } from '#infra/local/stack.ts'
import { pageHashesFile } from '#infra/page-hashes.ts'
import { buckets } from '#infra/resources/buckets.ts'
import { pages } from '#web/site/routes.ts'
import { aNetwork, formOf, goodPassword } from '#tests/support/api.ts'
import { behindTheEdge } from '#tests/support/enquiries.ts'
import { aFolder } from '#tests/support/folder.ts'
import { aJob, importJob } from '#tests/support/jobs.ts'
import { dailyDomain, startPipecat, voiceSecrets, type PipecatStandIn } from '#tests/support/pipecat.ts'
import {
  aCallStart,
  aStart,
  putCallRecording,
  putPart,
  startOfCall,
  type SignedUpload,
} from '#tests/support/rooms.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { patientMilliseconds } from '#tests/support/stack.ts'

/** An answer of the API, through the edge or from the gateway. */
type Recorded = { route: string; where: Where; status: number; headers: string; body: string }
type Where = 'edge' | 'gateway'

const folder = aFolder()
const recorded: Recorded[] = []
let provider: PipecatStandIn
let stack: Stack

/** A built site of empty pages, behind the product's edge and headers. */
function aBuiltSite(): string {
  const site = folder.path('dist/web')
  const files = pages.map(({ path }) => join(path.replaceAll(/\{(\w+)\}/g, '_$1'), 'index.html'))
  for (const file of ['404.html', ...files]) {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), '<h1>Page</h1>')
  }
  writeFileSync(pageHashesFile(site), '{"scriptHashes":[],"styleHashes":[]}')
  return site
}

beforeAll(async () => {
  provider = await startPipecat()
  stack = await startStack({
    directory: folder.path('data'),
    ports: { site: 0, gateway: 0, dynamo: 0, s3: 0, ses: 0 },
    requestMilliseconds: patientMilliseconds,
    openSite: openBuiltSite(aBuiltSite()),
    voice: provider.account,
    world: { log: createLog({}, () => {}) },
  })
  for (const job of [aJob(), aJob({ id: 'second' })]) await importJob(stack, job)
  for (const where of ['edge', 'gateway'] as const) await driveAll(where)
})
afterAll(async () => {
  await stack.close()
  await provider.close()
  folder.remove()
})

type Asked = { token?: string; json?: unknown; form?: Readonly<Record<string, string>> }

/** Calls the API as a browser does through the edge, or as the edge calls the gateway, and records the answer. */
async function ask(where: Where, route: string, { token, json, form }: Asked = {}) {
  const [method = 'GET', path = '/'] = route.split(' ')
  const { 'content-type': jsonType = '', ...headers } = behindTheEdge({ address: aNetwork() })
  const response = await fetch(`${where === 'edge' ? stack.site : stack.gateway}/api${path}`, {
    method,
    headers: {
      ...headers,
      ...(json === undefined ? {} : { 'content-type': jsonType }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(form === undefined ? {} : { body: formOf(form) }),
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const body = await response.text()
  recorded.push({
    route,
    where,
    status: response.status,
    headers: JSON.stringify([...response.headers]),
    body,
  })
  return { status: response.status, body: JSON.parse(body) as { data?: Record<string, unknown> } }
}

/** Calls every endpoint of an interview in a call, with success and with each failure of the provider. */
async function driveAll(where: Where): Promise<void> {
  const email = `${where}@example.com`
  const registered = await ask(where, 'POST /auth/register', {
    form: { name: 'Nur Aisyah', email, password: goodPassword },
  })
  const token = String(registered.body.data?.['token'])
  const { id: userId } = (registered.body.data?.['user'] ?? { id: '' }) as { id: string }
  await proveMailbox(stack, userId)
  const as = (route: string, json?: unknown) =>
    ask(where, route, { token, ...(json === undefined ? {} : { json }) })
  const applyFor = async (jobId: string): Promise<string> =>
    String((await as('POST /interviews', { jobId })).body.data?.['id'])

  const sessionId = await applyFor(aJob().id)
  await as('POST /interview/create', { sessionId, isPracticeInterview: true })
  await as('POST /interview/insights/practice', { transcript: [] })
  await as(startOfCall, aCallStart(sessionId))
  await as('POST /interview/create', { sessionId })
  await as(`GET /interview/${sessionId}/status`)
  const leaked = { error: `Bad key ${voiceSecrets.publicKey}`, code: voiceSecrets.privateKey }
  for (const status of [400, 401, 413, 429, 500]) {
    provider.script({ status, body: { ...leaked, message: voiceSecrets.recordingRole } })
    await as(startOfCall, aCallStart(sessionId))
  }
  provider.script({ status: 200, body: leaked }, 'connection closed')
  await as(startOfCall, aCallStart(sessionId))
  await as(startOfCall, aCallStart(sessionId))
  await as(startOfCall.replace(voiceSecrets.agentName, 'another'), aCallStart(sessionId))
  await as(startOfCall, {})
  for (const _ of ['first', 'repeated']) await as(startOfCall, aCallStart(sessionId))
  await as('PUT /interview/status', aStart(sessionId))
  await as('PUT /interview/time', { sessionId, callId: aStart(sessionId).callId, timeFactor: 1.5 })
  await as(`PUT /interviews/${sessionId}/transcript`, { version: 1, entries: [] })
  await as(`GET /interviews/${sessionId}/transcript`)
  const part = { segment: 1, part: 0, size: 4, contentType: 'video/webm' }
  const announced = await as(`POST /interviews/${sessionId}/recording/parts`, part)
  expect((await putPart(announced.body.data as SignedUpload, 'film')).status).toBe(200)
  await putCallRecording(stack, sessionId)
  await as('GET /auth/me/export')
  provider.script({ status: 503, body: leaked })
  for (const _ of ['failed', 'first', 'repeated'])
    await as(`POST /voice-agent/v1/conversations/${sessionId}/end`)
  await as(`POST /interviews/${sessionId}/finish`, { recordedParts: [1], cloudRecordings: 1 })
  await as('POST /interview/insights/candidate', { sessionId })
  await as('GET /interviews')
  await as(`GET /interviews/${sessionId}`)
  await as(`POST /interviews/${sessionId}/retake`)
  await as('GET /auth/me/export')
  await as(`DELETE /interviews/${sessionId}/recording`)
  const second = await applyFor('second')
  await as(`POST /interviews/${second}/unapply`)
}

/** Answers to an invitation belong to the group of interviews, and no room is opened for them. */
const isOfInvitation = (path: string): boolean =>
  path.startsWith('/invitations') || /\/(?:answer|invitation)$/.test(path)

/** Endpoints of the room, and the export: each has to be answered 200 at least once. */
const driven: readonly Endpoint[] = [
  ...Object.values({ ...voiceAgent, ...interviewStart, ...interviews }).filter(
    ({ path }) => !isOfInvitation(path),
  ),
  auth.exportMe,
]
const matches = (endpoint: Endpoint, route: string): boolean => {
  const pattern = routeKeyOf(endpoint)
    .replace('/api', '')
    .replaceAll(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(route)
}
const textOf = ({ headers, body }: Recorded): string => `${headers}\n${body}`

test('every endpoint of the room is answered 200, through the edge and at the gateway', () => {
  for (const where of ['edge', 'gateway'] as const) {
    const routes = recorded
      .filter((one) => one.where === where && one.status === 200)
      .map(({ route }) => route)
    const missing = driven.filter((endpoint) => !routes.some((route) => matches(endpoint, route)))
    expect(missing.map(routeKeyOf)).toEqual([])
  }
  const refused = recorded.filter(({ status }) => status >= 400).map(({ status }) => status)
  expect(new Set(refused)).toEqual(new Set([404, 409, 422, 429, 502, 503]))
})

/** No answer contains these in a header or in the body. */
const secrets: readonly [string, string | RegExp][] = [
  ['the public key', voiceSecrets.publicKey],
  ['the private key', voiceSecrets.privateKey],
  ['any key of the provider', /\b[ps]k_/],
  ['the role', voiceSecrets.recordingRole],
  ['any ARN', /arn:aws/],
  ["the bucket of the provider's recordings", /\brecordings\b/],
  ["the provider's API", /pipecat\.daily|\/v1\/agents\//],
  ['what the agent is told', /fastapiURL|s3Bucket|awsAssumeRole|interviewContext|userCV|assume_role/],
]

test.each(secrets)('no answer contains %s', (_, secret) => {
  const found = recorded.filter((one) =>
    typeof secret === 'string' ? textOf(one).includes(secret) : secret.test(textOf(one)),
  )
  expect(found.map(({ route, status }) => [route, status])).toEqual([])
})

test("no answer contains the callback address or the provider's address", () => {
  for (const secret of [`${stack.site}/api`, provider.account.endpoint ?? '', dailyDomain]) {
    // A room's URL begins with the domain at Daily: its candidate joins the call there.
    const found = recorded.filter((one) => textOf(withoutRoom(one)).includes(secret))
    expect([secret, found.map(({ route }) => route)]).toEqual([secret, []])
  }
})

const withoutRoom = (one: Recorded): Recorded => {
  if (!matches(voiceAgent.start, one.route) || one.status !== 200) return one
  const { dailyRoom: _, ...rest } = JSON.parse(one.body) as Record<string, unknown>
  return { ...one, body: JSON.stringify(rest) }
}

test("a provider's session id stays on the server", () => {
  const ids = provider.requests
    .filter(({ method }) => method === 'DELETE')
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))
  expect(ids.length).toBeGreaterThan(0)
  for (const id of ids) expect(recorded.filter((one) => textOf(one).includes(id))).toEqual([])
})

test('only the forms of parts and the links of the export name a bucket', () => {
  const named = (one: Recorded): boolean =>
    Object.keys(buckets).some((name) => textOf(one).includes(`${stack.s3}/${name}`))
  const naming = recorded.filter(named).map(({ route }) => route.replace(/[0-9a-f]{32}/, '{id}'))
  expect(new Set(naming)).toEqual(new Set(['POST /interviews/{id}/recording/parts', 'GET /auth/me/export']))
  for (const { body } of recorded.filter(named)) expect(body).not.toContain(`${stack.s3}/recordings`)
})

describe("Daily's hosts", () => {
  const paths = ['/no-such-page', ...pages.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'any-id'))]

  test('are in the policy of /interview/* and of no other page', async () => {
    const allowing: string[] = []
    for (const path of paths) {
      const { headers } = await fetch(stack.site + path, { redirect: 'manual' })
      const policy = headers.get('content-security-policy') ?? ''
      expect([path, policy]).not.toEqual([path, ''])
      if (/daily/.test(JSON.stringify([...headers]))) allowing.push(path)
    }
    expect(allowing).toEqual(['/interview/any-id'])
  })

  test('are in the headers of no answer of the API', () => {
    expect(recorded.filter(({ headers }) => headers.includes('daily'))).toEqual([])
    for (const { where, headers } of recorded)
      if (where === 'edge') expect(headers).toContain("default-src 'none'; frame-ancestors 'none'")
  })
})
