import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { secretVariables, type SecretName } from '#functions/platform/names/environment.ts'
import { background } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import type { LambdaShape } from '#infra/resources/lambda-shape.ts'
import { anEvent } from '#tests/support/events.ts'
import { startSecretsManager, type SecretsManagerStandIn } from '#tests/support/secrets-manager.ts'
import { everyOption } from './every-option.ts'
import { buildStack, bundleOf, findingsOf, templateOf, type Json } from './synthesised.ts'

const built = buildStack(everyOption)
const template = templateOf(built)
const shapes: Record<string, LambdaShape> = { ...groups, ...background }
const functionOf = (name: string) =>
  template
    .all('AWS::Lambda::Function')
    .find(([, { Properties }]) => Properties['Description'] === shapes[name]?.entry)![1].Properties
const variablesOf = (name: string): Record<string, Json> => functionOf(name)['Environment'].Variables
const needsOf = (name: string): readonly SecretName[] => shapes[name]?.grants.secrets ?? []

/** A reference of CloudFormation, or a join of several, as text. */
const textOf = (value: Json): string => {
  if (typeof value === 'string') return value
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].join('.')}>`
  return value['Fn::Join'][1].map(textOf).join(value['Fn::Join'][0])
}
/** `<OriginSecret4A1B2C3D>` -> `OriginSecret4`: the CDK adds a hash to the names of its resources. */
const withoutHash = (text: string): string => text.replaceAll(/<([A-Za-z]+\d)[0-9A-F]{8}>/g, '$1')

/** The variable of each secret in a deployment with every option. */
const variables: Record<SecretName, string> = {
  originSecrets: 'OriginSecret4,OriginSecret5,OriginSecret3',
  signInKeys: '2=SignInKey2,3=SignInKey3,1=SignInKey1',
  factorKeys: 'factor-2=FactorKey2,factor-3=FactorKey3,factor-1=FactorKey1',
  voiceKeys: 'merbok/pipecat',
  modelKey: 'merbok/model-key',
}
const readable: Record<SecretName, string[]> = {
  originSecrets: ['OriginSecret4', 'OriginSecret5', 'OriginSecret3'],
  signInKeys: ['SignInKey2', 'SignInKey3', 'SignInKey1'],
  factorKeys: ['FactorKey2', 'FactorKey3', 'FactorKey1'],
  voiceKeys: [
    'arn:<AWS::Partition>:secretsmanager:ap-southeast-2:<AWS::AccountId>:secret:merbok/pipecat-??????',
  ],
  modelKey: [
    'arn:<AWS::Partition>:secretsmanager:ap-southeast-2:<AWS::AccountId>:secret:merbok/model-key-??????',
  ],
}

describe('A deployment with every option, whose secrets have been rotated', () => {
  test('has no cdk-nag finding', () => expect(findingsOf(built.app)).toEqual([]))

  test('leaves room for fifteen more resources, of the 500 that CloudFormation allows', () => {
    expect(Object.keys(JSON.parse(template.text).Resources).length).toBeLessThanOrEqual(485)
  })

  test('has one reference to a secret, which CloudFront sends; CloudFormation resolves up to sixty', () => {
    const references = template.text.match(/\{\{resolve:/g) ?? []
    expect(references).toHaveLength(1)
    const { Origins: origins } = template.only('AWS::CloudFront::Distribution').Properties[
      'DistributionConfig'
    ]
    const sent = origins.flatMap((origin: Json) => origin.OriginCustomHeaders ?? [])
    expect(sent.map((header: Json) => [header.HeaderName, withoutHash(textOf(header.HeaderValue))])).toEqual([
      ['x-origin-verify', '{{resolve:secretsmanager:OriginSecret4:SecretString:::}}'],
    ])
  })
})

describe.each(Object.keys(shapes))('The function %s', (name) => {
  test('has the ids of its secrets in its environment, for every accepted generation, and no value', () => {
    const own = Object.entries(variablesOf(name)).filter(([variable]) =>
      Object.values<string>(secretVariables).includes(variable),
    )
    expect(own.map(([variable, value]) => [variable, withoutHash(textOf(value))])).toEqual(
      needsOf(name).map((secret) => [secretVariables[secret], variables[secret]]),
    )
    expect(JSON.stringify(variablesOf(name))).not.toContain('{{resolve:')
  })

  test('may read exactly these secrets', () => {
    const role = functionOf(name)['Role']['Fn::GetAtt'][0]
    // CDK makes a managed policy of what exceeds the size of an inline one.
    const statements = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy']
      .flatMap((type) => template.all(type))
      .filter(([, { Properties }]) => JSON.stringify(Properties['Roles'] ?? []).includes(role))
      .flatMap(([, { Properties }]): Json[] => Properties['PolicyDocument'].Statement)
    const reading = statements
      .filter(({ Action }) => [Action].flat().some((action) => action.startsWith('secretsmanager:')))
      .map(({ Action, Resource }) => [Action, [Resource].flat().map(textOf).map(withoutHash)])
    const resources = needsOf(name).flatMap((secret) => readable[secret])
    expect(reading).toEqual(
      resources.length === 0
        ? []
        : [
            ['secretsmanager:BatchGetSecretValue', ['*']],
            ['secretsmanager:GetSecretValue', resources],
          ],
    )
  })
})

describe('A bundle with the environment of its function', () => {
  let manager: SecretsManagerStandIn
  beforeAll(async () => {
    manager = await startSecretsManager()
  })
  afterAll(() => manager.close())
  beforeEach(() => {
    vi.unstubAllEnvs()
    manager.calls.length = 0
    manager.secrets.clear()
    for (const secret of [...readable.originSecrets, ...readable.signInKeys, ...readable.factorKeys])
      manager.secrets.set(secret, secret.padEnd(48, '.'))
    manager.secrets.set(variables.modelKey, 'sk_1')
    manager.secrets.set(variables.voiceKeys, '{"publicKey":"pk_1","privateKey":"sk_1"}')
  })
  afterAll(() => void vi.unstubAllEnvs())

  /** Starts the bundle with its deployed environment; its answer to a route that it does not have. */
  const firstEventOf = async (name: string, without?: SecretName) => {
    for (const [variable, value] of Object.entries(variablesOf(name)))
      vi.stubEnv(variable, withoutHash(textOf(value)))
    if (without !== undefined) vi.stubEnv(secretVariables[without], '')
    vi.stubEnv('AWS_REGION', 'ap-southeast-2')
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
    vi.stubEnv('AWS_ENDPOINT_URL_SECRETS_MANAGER', manager.url)
    // No server listens there, so a function that starts its work fails.
    vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', 'http://127.0.0.1:9')
    const require = createRequire(import.meta.url)
    const file = join(bundleOf(name).folder, 'index.js')
    delete require.cache[file]
    const { handler } = require(file) as { handler: (event: unknown) => Promise<{ statusCode: number }> }
    return handler(anEvent('GET /api/no-such-route')).then(
      ({ statusCode }) => statusCode,
      (error: unknown) => String(error),
    )
  }
  const answering = Object.keys(groups).map((name) => ({ name, needs: needsOf(name) }))

  test.each(answering)('of $name reads $needs with one call, and then answers', async ({ name, needs }) => {
    expect(await firstEventOf(name)).toBe(404)
    expect(manager.calls).toEqual([
      needs.flatMap((secret) =>
        secret === 'voiceKeys' || secret === 'modelKey' ? [variables[secret]] : readable[secret],
      ),
    ])
  })

  const each = answering.flatMap(({ name, needs }) =>
    // An endpoint for chat completions can do without a key.
    needs.filter((secret) => secret !== 'modelKey').map((secret) => ({ name, secret })),
  )
  test.each(each)('of $name needs $secret', async ({ name, secret }) => {
    expect(await firstEventOf(name, secret)).toBe(500)
  })

  test('of callEnds reads the keys of calls, and then works', async () => {
    expect(await firstEventOf('callEnds')).toContain('ECONNREFUSED')
    expect(manager.calls).toEqual([['merbok/pipecat']])
    expect(await firstEventOf('callEnds', 'voiceKeys')).toBe(
      'Error: Set the environment variable VOICE_KEYS of this function.',
    )
  })
})
