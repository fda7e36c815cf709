import type { AppOf } from '#functions/platform/uses/uses.ts'
import { describe, expect } from 'vitest'
import { api } from '#shared/api.ts'
import { atDesk } from '#shared/platform/contract/desk.ts'
import { routeKeyOf, type Endpoint } from '#shared/platform/contract/endpoint.ts'
import { staffRoles, type StaffRole } from '#shared/platform/staff.ts'
import { authUses } from '#functions/account/auth/app.ts'
import type { GatewayEvent, LambdaHandler } from '#functions/platform/http/event.ts'
import { signToken } from '#functions/platform/http/token.ts'
import { systemClock, systemRandom } from '#functions/platform/world/ports.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { grantedAccess } from '#infra/local/account/principals.ts'
import { localSecrets } from '#infra/local/account/secrets.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { localKeyRing } from '#infra/local/functions/sign-in-keys.ts'
import { aCandidate, aNetwork, formOf, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { behindTheEdge } from '#tests/support/enquiries.ts'
import { appOn, localCallers, configOf } from '#tests/support/function-config.ts'
import { aJob, putJobs, setApplication, setSession } from '#tests/support/jobs.ts'
import { aMember, signedInToDesk } from '#tests/support/staff-desk.ts'
import { patientMilliseconds } from '#tests/support/stack.ts'
import { identities, matrix, type EndpointName, type Entry, type Identity } from './identities-matrix.ts'

let handlers: Map<string, LambdaHandler>
let ring: ReturnType<typeof localKeyRing>
let app: AppOf<typeof authUses>
const cookies = new Map<StaffRole, string>()
setUpProduct()
test.beforeAll(async () => {
  ring = localKeyRing(stack.directory)
  const config = configOf(stack)
  const world = { clock: systemClock, random: systemRandom, log: createLog({}, () => {}) }
  app = appOn(authUses, [config, world], { secrets: localCallers, ring: ring })
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
  await putJobs(stack, [
    aJob(),
    ...['withdrawn', 'running', 'scheduled', 'deleted'].map((id) => aJob({ id })),
  ])
  const key = { userId: owner.id, jobId: 'withdrawn' }
  await setSession(stack, { ...key, id: 'session-of-owner' })
  await setApplication(stack, { ...key, sessionId: 'session-of-owner' })
  const now = new Date().toISOString()
  const rooms = {
    running: { status: 'in_progress', started_at: now, roomCreatedAt: now, folder: 'interviews/running/' },
    scheduled: {},
    // Its recording is deleted, which ends the interview.
    deleted: { status: 'in_progress', started_at: now, roomCreatedAt: now, folder: 'interviews/deleted/' },
  } as const
  for (const [jobId, room] of Object.entries(rooms)) {
    const sessionId = `${jobId}-of-owner`
    await setSession(stack, { userId: owner.id, jobId, id: sessionId, ...room })
    await setApplication(stack, { userId: owner.id, jobId, sessionId })
  }
})

const signIn = async (email: string): Promise<string> =>
  tokenIn(await call('POST /auth/login', { json: { email, password: goodPassword } }))

const tokens = new Map<Identity, Promise<string | undefined>>()

/** One token for each identity, and new ones after an endpoint of `auth`, because some of these end their sign-in. */
function tokenOf(identity: Identity): Promise<string | undefined> {
  const token = tokens.get(identity) ?? aToken(identity)
  tokens.set(identity, token)
  return token
}

async function aToken(identity: Identity): Promise<string | undefined> {
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

/** An event of the gateway, which marks an operator in its authorizer. */
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
      if (name.startsWith('auth.')) tokens.clear()
      expect(statusCode, body).toBe(entry.expected[identity])
    })
  }

  // A member of staff is neither a candidate nor an operator.
  for (const [name, endpoint] of endpoints.filter(([, { auth }]) => auth !== 'staff'))
    test.each(staffRoles)(`${name} treats a %s as anonymous`, async (role) => {
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
      test.each(identities)(`${name} at the desk refuses a caller who is %s (401)`, async (identity) => {
        const handler = handlers.get(routeKeyOf(desk))
        const { statusCode, body } = await handler!(await eventFor(desk, matrix[name], identity, {}))
        expect([statusCode, JSON.parse(body)]).toMatchObject([401, { code: 'desk_sign_in_needed' }])
      })
  }

  test("a candidate's answers contain no data of another", async () => {
    for (const route of ['GET /auth/me', 'GET /auth/me/export'] as const) {
      const { body } = await call(route, { token: await signIn('other@example.com') })
      expect(JSON.stringify(body)).toContain('other@example.com')
      expect(JSON.stringify(body)).not.toContain('owner@example.com')
    }
  })
})
