import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen, type Listening } from 'local-aws/loopback-server'
import { keyRing } from '#functions/platform/config/key-ring.ts'
import { createLog } from '#functions/platform/log/log.ts'
import { systemWorld } from '#functions/platform/world/world.ts'
import { localCredentials } from '#infra/local/account/identity.ts'
import type { SecretsOf } from '#infra/local/account/secrets.ts'
import { localAddress, localConfig } from '#infra/local/functions/config.ts'
import { groupRoutes } from '#infra/local/functions/groups.ts'
import { createGateway } from '#infra/local/gateway/gateway.ts'
import { gatewayAlone } from '#infra/local/stack.ts'
import { rotated, type Rotation } from '#infra/operate/rotate.ts'
import { refuseLostFactors } from '#infra/operate/sealed-factors.ts'
import { originHeader } from '#shared/platform/contract/headers.ts'
import { aCandidate, caller, goodPassword, type Call } from '#tests/support/api.ts'
import { aJob, jobsOf } from '#tests/support/jobs.ts'
import { runningInterview, uploadPart } from '#tests/support/rooms.ts'
import { aMember, cookieSetBy } from '#tests/support/staff-desk.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

/** The generations that functions accept: the current, the next and the previous one. */
const accepted = (current: number): number[] => [current, current + 1, ...(current > 1 ? [current - 1] : [])]
const originSecret = (generation: number): string => `origin-secret-${generation}`
const keyOf = (generation: number) => new TextEncoder().encode(`sign-in-key-${generation}`.padEnd(48, '.'))

let stack: TestStack
const gateways = new Map<number, Listening>()

/** The gateway and functions of a deployment with this generation; all deployments share tables and buckets. */
async function functionsOf(generation: number): Promise<string> {
  const known = gateways.get(generation)
  if (known !== undefined) return known.url
  const ring = keyRing(
    String(generation),
    new Map(accepted(generation).map((each) => [String(each), keyOf(each)])),
  )
  const secrets = {
    originSecrets: accepted(generation).map(originSecret),
    signInKeys: ring,
    factorKeys: keyRing(
      `factor-${generation}`,
      new Map(accepted(generation).map((each) => [`factor-${each}`, keyOf(-each)])),
    ),
    voiceKeys: undefined,
    modelKey: undefined,
  }
  const secretsOf: SecretsOf = () => (name) => secrets[name]
  const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
  const gateway = createGateway(
    groupRoutes({
      configOf: () => localConfig(addresses, localCredentials),
      secretsOf,
      world: { ...systemWorld(), clock: stack.now, log: createLog({}, () => {}) },
      requestMilliseconds: 60_000,
    }),
  )
  const server = await listen(0, gatewayAlone(gateway))
  gateways.set(generation, server)
  return server.url
}

/** Calls through an edge and functions that may be of different deployments. */
const callAt = async ({ edge, functions }: { edge: number; functions: number }) => {
  const call = caller({ gateway: await functionsOf(functions) })
  const headers = { [originHeader]: originSecret(edge) }
  return (route: string, more: Parameters<Call>[1] = {}) => call(route, { ...more, headers })
}

beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  const { id, status: _, updatedAt, ...imported } = aJob({ id: 'engineer' })
  await jobsOf(stack).import(id, imported, new Date(updatedAt))
})
afterAll(async () => {
  for (const server of gateways.values()) await server.close()
  await stack.close()
})

describe('While the keys are rotated', () => {
  test('a candidate stays signed in and an interview continues, whether edge or functions change first', async () => {
    const before = await callAt({ edge: 1, functions: 1 })
    const person = await aCandidate(before)
    const { token } = person
    const sessionId = await runningInterview({ call: before, token, jobId: 'engineer' })
    let part = 0
    for (const moment of [
      { edge: 1, functions: 1 },
      // CloudFormation updates the edge before or after the functions; both orders happen.
      { edge: 2, functions: 1 },
      { edge: 1, functions: 2 },
      { edge: 2, functions: 2 },
    ]) {
      const call = await callAt(moment)
      part += 1
      const upload = await uploadPart({ call: call, token, sessionId }, { part, bytes: `part ${part}` })
      const answers = [
        (await call('GET /auth/me', { token })).status,
        (await call(`GET /interview/${sessionId}/status`, { token })).status,
        upload.status,
        (await call('POST /auth/login', { json: { email: person.email, password: goodPassword } })).status,
      ]
      expect([moment, answers]).toEqual([moment, [200, 200, 200, 200]])
    }
    const after = await callAt({ edge: 2, functions: 2 })
    expect((await after(`POST /interviews/${sessionId}/finish`, { token, json: {} })).status).toBe(200)
  })

  test('functions of the earlier deployment accept a token of the new key', async () => {
    const { token } = await aCandidate(await callAt({ edge: 2, functions: 2 }))
    const old = await callAt({ edge: 1, functions: 1 })
    expect((await old('GET /auth/me', { token })).status).toBe(200)
  })

  test('after a second rotation, functions refuse the first origin secret (403) and tokens of the first key (401)', async () => {
    const { token } = await aCandidate(await callAt({ edge: 1, functions: 1 }))
    const leaked = await callAt({ edge: 1, functions: 3 })
    expect((await leaked('GET /auth/me', { token })).status).toBe(403)
    const current = await callAt({ edge: 3, functions: 3 })
    expect((await current('GET /auth/me', { token })).status).toBe(401)
  })
})

describe('The keys of second factors', () => {
  /** Signs in with the code of the authenticator app. */
  const codeIn = async (call: Call, { enterPassword, totp }: Member): Promise<number> => {
    // A code works once.
    stack.passTime(60)
    const cookie = cookieSetBy(await enterPassword(call)) ?? ''
    const code = totp.generate({ timestamp: stack.now().getTime() })
    return (await call('POST /desk/sign-in/code', { json: { code }, cookie })).status
  }
  const memberAt = async (call: Call) => {
    const { email, totp } = await aMember(stack, call, { role: 'recruiter' })
    const enterPassword = (at: Call) => at('POST /desk/sign-in', { json: { email, password: goodPassword } })
    return { totp, enterPassword }
  }
  type Member = Awaited<ReturnType<typeof memberAt>>

  test('are rotated twice with two members, one of them away: no second factor ends', async () => {
    const before = await callAt({ edge: 1, functions: 1 })
    const [present, away] = [await memberAt(before), await memberAt(before)]
    const dynamo = new DynamoDBClient(localAddress(stack.dynamo))
    const secondRotation = (what: Rotation) => refuseLostFactors(dynamo, { table: 'staff', what, present: 2 })

    const once = await callAt({ edge: 2, functions: 2 })
    await expect(secondRotation('second-factor')).rejects.toThrow(
      'The second factors of 2 members are sealed with a key that this rotation removes.',
    )
    expect(await codeIn(once, present)).toBe(200)
    await expect(secondRotation('second-factor')).resolves.toBeUndefined()
    await expect(secondRotation('sign-in')).resolves.toBeUndefined()

    const twice = await callAt({ edge: 3, functions: 3 })
    expect(await codeIn(twice, away)).toBe(200)
    expect(await codeIn(twice, present)).toBe(200)
  })
})

describe('The command that rotates', () => {
  const context = {
    apiKeys: ['merbok-web-1'],
    originSecretGeneration: 1,
    stages: { staging: { testInterviews: true } },
  }
  const after = (what: Rotation, more: object = {}) => rotated(context, { what, stage: undefined, ...more })

  test('raises a generation by one, and says what comes next', () => {
    expect(after('origin').context).toEqual({ ...context, originSecretGeneration: 2 })
    expect(after('sign-in').context).toEqual({ ...context, signInKeyGeneration: 2 })
    expect(after('sign-in').next[0]).toBe('npm run deploy')
  })

  test('puts a new API key first, and removes the old ones with --finish', () => {
    const { context: both } = after('api-key', { value: 'merbok-web-2' })
    expect(both['apiKeys']).toEqual(['merbok-web-2', 'merbok-web-1'])
    expect(rotated(both, { what: 'api-key', stage: undefined, finish: true }).context['apiKeys']).toEqual([
      'merbok-web-2',
    ])
    expect(() => after('api-key', { value: 'merbok-web-1' })).toThrow('Give a key that was not used before')
  })

  test('with a stage, changes only its settings', () => {
    const { context: changed, next } = after('origin', { stage: 'staging' })
    expect(changed).toEqual({
      ...context,
      stages: { staging: { testInterviews: true, originSecretGeneration: 2 } },
    })
    expect(next[0]).toBe('npm run deploy -- --stage staging')
  })

  test('asks for the name of the secret with new keys of calls', () => {
    expect(() => after('voice')).toThrow('Store the new keys in Secrets Manager')
    expect(after('voice', { value: 'merbok/pipecat-2' }).context['voiceAgentSecret']).toBe('merbok/pipecat-2')
  })
})
