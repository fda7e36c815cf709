import { describe, expect, test } from 'vitest'
import {
  optionalEnvironment,
  secretVariables,
  voiceEnvironment,
} from '#functions/platform/names/environment.ts'
import { background } from '#infra/resources/background.ts'
import { groups } from '#infra/resources/groups.ts'
import { settingsFrom } from '#infra/settings.ts'
import { buildStack, findingsOf, templateOf, type Json, type Template } from './synthesised.ts'

const without = templateOf(buildStack({ interviewerTranscription: 'off' }))
const built = buildStack({
  voiceAgent: 'merbok-interviewer',
  voiceAgentSecret: 'merbok/pipecat',
  dailyDomain: 'cloud-0123456789abcdef',
  cloudRecordings: true,
  testInterviews: true,
})
const unrecorded = templateOf(
  buildStack({
    voiceAgent: 'merbok-interviewer',
    voiceAgentSecret: 'merbok/pipecat',
    dailyDomain: 'cloud-0123456789abcdef',
  }),
)
const template = templateOf(built)

const variablesOf = (of: Template, entry: string): Record<string, Json> => {
  const found = of
    .all('AWS::Lambda::Function')
    .find(([, { Properties }]) => Properties['Description'] === entry)
  return found?.[1].Properties['Environment'].Variables
}
const dailyRoles = (of: Template) =>
  of.all('AWS::IAM::Role').filter(([id]) => id.startsWith('DailyRecordings'))

describe('A deployment without a provider of calls', () => {
  test('has no role for one and none of its variables', () => {
    expect(dailyRoles(without)).toEqual([])
    expect(without.text).not.toContain('291871421005')
    const all = { ...voiceEnvironment, ...optionalEnvironment, keys: secretVariables.voiceKeys }
    const variables = variablesOf(without, groups.voiceAgent.entry)
    for (const name of Object.values(all)) expect(variables).not.toHaveProperty(name)
  })
})

describe('A deployment without cloud recordings', () => {
  test('has no role for Daily, and sets none of its variables', () => {
    expect(dailyRoles(unrecorded)).toEqual([])
    expect(unrecorded.text).not.toContain('291871421005')
    const variables = variablesOf(unrecorded, groups.voiceAgent.entry)
    expect(variables).toHaveProperty(voiceEnvironment.minutesPerDay)
    for (const name of [voiceEnvironment.recordingRole, optionalEnvironment.cloudRecordings])
      expect(variables).not.toHaveProperty(name)
  })
})

describe('A deployment with Pipecat Cloud and Daily', () => {
  test('has no cdk-nag finding', () => expect(findingsOf(built.app)).toEqual([]))

  test("allows Daily's account to assume the role for this domain only, for twelve hours", () => {
    const [[, role] = []] = dailyRoles(template)
    expect(role?.Properties).toMatchObject({
      MaxSessionDuration: 43_200,
      AssumeRolePolicyDocument: {
        Statement: [
          {
            Action: 'sts:AssumeRole',
            Condition: { StringEquals: { 'sts:ExternalId': 'cloud-0123456789abcdef' } },
            Effect: 'Allow',
            Principal: {
              AWS: {
                'Fn::Join': ['', ['arn:', { Ref: 'AWS::Partition' }, ':iam::291871421005:root']],
              },
            },
          },
        ],
      },
    })
  })

  test('allows the role to store recordings in their own bucket, and no other action', () => {
    const [[roleId] = []] = dailyRoles(template)
    const statements = template
      .all('AWS::IAM::Policy')
      .filter(([, { Properties }]) => JSON.stringify(Properties['Roles']).includes(String(roleId)))
      .flatMap(([, { Properties }]) => Properties['PolicyDocument'].Statement)
    const [bucketId] = template.all('AWS::S3::Bucket').find(([id]) => id.startsWith('RecordingsBucket')) ?? []
    const arn = { 'Fn::GetAtt': [bucketId, 'Arn'] }
    expect(statements).toEqual([
      {
        Effect: 'Allow',
        Action: ['s3:ListBucket', 's3:ListBucketVersions', 's3:ListBucketMultipartUploads'],
        Resource: arn,
      },
      {
        Effect: 'Allow',
        Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        Resource: { 'Fn::Join': ['', [arn, '/*']] },
      },
    ])
  })

  test('stores recordings in a versioned bucket with SSE-S3, which deletes them after 7 days', () => {
    const [, bucket] = template.all('AWS::S3::Bucket').find(([id]) => id.startsWith('RecordingsBucket'))!
    expect(bucket.Properties).toMatchObject({
      VersioningConfiguration: { Status: 'Enabled' },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
    })
    expect(bucket.Properties['LifecycleConfiguration'].Rules).toMatchObject([
      { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } },
      { Prefix: 'calls/', ExpirationInDays: 7, NoncurrentVersionExpiration: { NoncurrentDays: 1 } },
    ])
  })

  test("passes the agent's name to every function, and the secret and the daily minutes to those that use the keys", () => {
    const own = [...Object.values(voiceEnvironment), secretVariables.voiceKeys]
    for (const [name, { entry }] of Object.entries({ ...groups, ...background })) {
      const variables = variablesOf(template, entry)
      expect(variables[optionalEnvironment.voiceAgent]).toBe('merbok-interviewer')
      const names = own.filter((variable) => variable in variables)
      expect([name, names]).toEqual([name, ['voiceAgent', 'callEnds'].includes(name) ? own : []])
    }
    const { VOICE_KEYS: keys } = variablesOf(template, groups.voiceAgent.entry)
    expect(keys).toBe('merbok/pipecat')
  })

  test('allows test mode only where the operator set it', () => {
    const { entry } = groups.interviewStart
    expect(variablesOf(template, entry)['TEST_INTERVIEWS']).toBe('true')
    expect(variablesOf(without, entry)).not.toHaveProperty('TEST_INTERVIEWS')
  })
})

describe("Daily's hosts", () => {
  const policies = template
    .all('AWS::CloudFront::ResponseHeadersPolicy')
    .map(([id, { Properties }]) => [id, JSON.stringify(Properties)] as const)

  test('are only in the policy of /interview/*', () => {
    const behaviors: { PathPattern: string; ResponseHeadersPolicyId: { Ref: string } }[] = template.only(
      'AWS::CloudFront::Distribution',
    ).Properties['DistributionConfig'].CacheBehaviors
    const withDaily = policies.filter(([, policy]) => policy.includes('daily')).map(([id]) => id)
    expect(withDaily).toHaveLength(1)
    const paths = behaviors
      .filter(({ ResponseHeadersPolicyId }) => withDaily.includes(ResponseHeadersPolicyId.Ref))
      .map(({ PathPattern }) => PathPattern)
    expect(paths).toEqual(['/interview/*'])
  })

  test('are in no policy without a provider', () => {
    const policiesWithout = without.all('AWS::CloudFront::ResponseHeadersPolicy')
    expect(policiesWithout.length).toBeGreaterThan(0)
    expect(JSON.stringify(policiesWithout)).not.toContain('daily')
  })
})

describe('The settings of the provider', () => {
  const complete = {
    apiKeys: ['key'],
    mailFrom: 'a@example.com',
    enquiriesTo: 'b@example.com',
    voiceAgent: 'interviewer',
    voiceAgentSecret: 'merbok/pipecat',
    dailyDomain: 'cloud-1',
    dailyAccount: '291871421005',
    callMinutesPerDay: 1000,
  }
  const read = (change: Record<string, unknown>) => {
    const context: Record<string, unknown> = { ...complete, ...change }
    return () => settingsFrom((name) => context[name])
  }

  test('are read together', () => {
    expect(read({})().voice).toEqual({
      agentName: 'interviewer',
      secretName: 'merbok/pipecat',
      dailyDomain: 'cloud-1',
      dailyAccount: '291871421005',
      callMinutesPerDay: 1000,
      recordsInCloud: false,
    })
    expect(read({ cloudRecordings: true })().voice?.recordsInCloud).toBe(true)
    expect(read({ voiceAgent: '', voiceAgentSecret: '', dailyDomain: '' })().voice).toBeUndefined()
  })

  test.each([
    [{ voiceAgent: '' }, 'together, or none of them'],
    [{ voiceAgentSecret: '' }, 'together, or none of them'],
    [{ dailyDomain: '' }, 'together, or none of them'],
    [{ dailyDomain: 'cloud-1.daily.co' }, 'first label'],
    [{ voiceAgent: 'two words' }, 'name of an agent'],
    [{ dailyAccount: '12' }, 'twelve digits'],
    [{ callMinutesPerDay: 44 }, 'at least 45'],
    [{ callMinutesPerDay: 'many' }, 'at least 45'],
    [{ callMinutesPerDay: undefined }, 'callMinutesPerDay'],
    [{ testInterviews: 'yes' }, 'true or false'],
    [{ cloudRecordings: 'yes' }, 'true or false'],
  ])('with %j are refused with a message that says what to set', (change, text) => {
    expect(read(change)).toThrow(text)
  })
})
