import { describe, expect, test } from 'vitest'
import { interviewerVariable, optionalEnvironment } from '#functions/environment.ts'
import { interviewerAccountFrom } from '#functions/interviewer-settings.ts'
import { groups } from '#infra/resources/groups.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { everyOption } from './every-option.ts'
import { buildStack, findingsOf, templateOf, type Json, type Template } from './synthesised.ts'

const without = templateOf(buildStack())
const bedrockContext = {
  interviewerModel: 'au.anthropic.claude-haiku-4-5-20251001-v1:0',
  interviewerModelRegions: ['ap-southeast-2', 'ap-southeast-4'],
  interviewerVoice: 'Olivia',
  interviewerHearing: 'en-AU',
}
const built = buildStack(bedrockContext)
const bedrock = templateOf(built)
const endpoint = templateOf(
  buildStack({
    interviewerUrl: everyOption.interviewerUrl,
    interviewerModel: everyOption.interviewerModel,
    interviewerOperator: everyOption.interviewerOperator,
  }),
)

const functionOf = (of: Template) =>
  of
    .all('AWS::Lambda::Function')
    .find(([, { Properties }]) => Properties['Description'] === groups.interviewer.entry)?.[1].Properties ??
  {}

const variablesOf = (of: Template): Record<string, Json> => functionOf(of)['Environment'].Variables

/** The statements of the interviewer's services that any role has, each with its role. */
const serviceStatements = (
  of: Template,
): { roles: Json; actions: string[]; resources: Json[]; conditions: Json }[] =>
  of.all('AWS::IAM::Policy').flatMap(([, { Properties }]) =>
    (Properties['PolicyDocument'].Statement as Json[])
      .filter(({ Action }) =>
        [Action].flat().some((action: string) => /^(?:bedrock|polly|transcribe):/.test(action)),
      )
      .map(({ Action, Resource, Condition }) => ({
        roles: Properties['Roles'],
        actions: [Action].flat(),
        resources: [Resource].flat(),
        conditions: Condition,
      })),
  )

const textOf = (value: Json): string =>
  typeof value === 'string'
    ? value
    : 'Ref' in value
      ? `<${value.Ref}>`
      : value['Fn::Join'][1].map(textOf).join('')

const conditionText = (conditions: Json): Json =>
  Object.fromEntries(
    Object.entries(conditions as Record<string, Record<string, Json>>).map(([operator, keys]) => [
      operator,
      Object.fromEntries(Object.entries(keys).map(([key, value]) => [key, textOf(value)])),
    ]),
  )

describe('A deployment without a model', () => {
  test('grants no action of Bedrock, Polly or Transcribe, and sets none of their variables', () => {
    expect(serviceStatements(without)).toEqual([])
    for (const name of [
      interviewerVariable,
      optionalEnvironment.interviewer,
      optionalEnvironment.interviewerProcessing,
    ])
      expect(without.text).not.toContain(`"${name}"`)
  })
})

describe('A deployment with a model of Bedrock, Polly and Transcribe', () => {
  test('has no cdk-nag finding', () => expect(findingsOf(built.app)).toEqual([]))

  test('grants the model on its profile and in each region, and jobs by their names and outputs, and nothing else', () => {
    const statements = serviceStatements(bedrock)
    const model = {
      actions: ['bedrock:InvokeModelWithResponseStream'],
      resources: [
        'arn:<AWS::Partition>:bedrock:<AWS::Region>:<AWS::AccountId>:inference-profile/au.anthropic.claude-haiku-4-5-20251001-v1:0',
        'arn:<AWS::Partition>:bedrock:ap-southeast-2::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
        'arn:<AWS::Partition>:bedrock:ap-southeast-4::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
      ],
    }
    const jobs =
      'arn:<AWS::Partition>:transcribe:<AWS::Region>:<AWS::AccountId>:transcription-job/interview-*'
    const found = statements.map(({ roles, actions, resources, conditions }) => ({
      role: String(roles[0].Ref).replace(/Role[0-9A-F]{8}$/, ''),
      actions,
      resources: resources.map(textOf),
      ...(conditions !== undefined && { conditions: conditionText(conditions) }),
    }))
    expect(found).toEqual([
      { role: 'Interviewer', ...model },
      { role: 'Interviewer', actions: ['polly:SynthesizeSpeech'], resources: ['*'] },
      { role: 'Interviewer', actions: ['transcribe:StartStreamTranscriptionWebSocket'], resources: ['*'] },
      { role: 'InterviewFiles', ...model },
      {
        role: 'InterviewFiles',
        actions: ['transcribe:StartTranscriptionJob'],
        resources: ['*'],
        conditions: {
          StringEquals: { 'transcribe:OutputBucketName': expect.stringMatching(/^<InterviewsBucket/) },
          StringLike: { 'transcribe:OutputKey': 'interviews/transcriptions/*' },
        },
      },
      {
        role: 'InterviewFiles',
        actions: ['transcribe:GetTranscriptionJob', 'transcribe:DeleteTranscriptionJob'],
        resources: [jobs],
      },
      { role: 'Removals', actions: ['transcribe:ListTranscriptionJobs'], resources: ['*'] },
      { role: 'Removals', actions: ['transcribe:DeleteTranscriptionJob'], resources: [jobs] },
    ])
  })

  test('passes the services to the interviewer, and the text of the consent to every function', () => {
    const account = interviewerAccountFrom(variablesOf(bedrock), () => '')
    expect(account).toMatchObject({
      model: { kind: 'bedrock', modelId: bedrockContext.interviewerModel },
      voice: { voiceId: 'Olivia', engine: 'neural' },
      hearing: { language: 'en-AU', maxStreams: 25 },
      interviewsPerDay: 100,
      modelKey: undefined,
    })
    expect(variablesOf(bedrock)[optionalEnvironment.interviewer]).toBe('model,voice,hearing')
    expect(variablesOf(bedrock)[optionalEnvironment.interviewerProcessing]).toBe(
      'Amazon Web Services (Bedrock, Polly, Transcribe; regions: ap-southeast-2, ap-southeast-4)',
    )
  })
})

describe('A deployment with an endpoint for chat completions', () => {
  test('grants no service of AWS, and names the operator of the endpoint', () => {
    expect(serviceStatements(endpoint)).toEqual([])
    expect(variablesOf(endpoint)[optionalEnvironment.interviewer]).toBe('model')
    expect(variablesOf(endpoint)[optionalEnvironment.interviewerProcessing]).toBe(
      everyOption.interviewerOperator,
    )
  })
})

describe('Settings of the interviewer', () => {
  const settings = (context: Record<string, unknown>) =>
    settingsFrom((name) => ({ ...cdk.context, ...context })[name as keyof typeof cdk.context])

  test.each([
    [{ interviewerVoice: 'Olivia' }, 'Set "interviewerModel"'],
    [{ interviewerUrl: 'https://models.example/v1' }, 'Set "interviewerModel"'],
    [
      { interviewerUrl: 'http://models.example/v1', interviewerModel: 'm', interviewerOperator: 'x' },
      'with https',
    ],
    [{ interviewerUrl: 'https://models.example/v1', interviewerModel: 'm' }, 'Set "interviewerOperator"'],
    [{ interviewerModel: 'au.anthropic.claude' }, 'Set "interviewerModelRegions"'],
    [
      { ...bedrockContext, interviewerModel: 'global.anthropic.claude-sonnet-4-6' },
      'may send answers to any region of AWS, so the consent could not name where they are processed',
    ],
    [{ ...bedrockContext, interviewerHearing: 'ms-MY' }, 'Set "interviewerHearing"'],
    [{ ...bedrockContext, interviewerVoiceEngine: 'loud' }, 'Set "interviewerVoiceEngine"'],
    [{ ...bedrockContext, interviewerPerDay: 0 }, 'Set "interviewerPerDay"'],
  ])('%o is refused', (context, message) => {
    expect(() => settings(context)).toThrow(message)
  })
})
