import { describe, expect, test } from 'vitest'
import { interviewerVariable, optionalEnvironment } from '#functions/platform/names/environment.ts'
import { interviewerAccountFrom } from '#functions/platform/config/interviewer-settings.ts'
import { groups } from '#infra/resources/groups.ts'
import { settingsFrom } from '#infra/settings.ts'
import cdk from '../../cdk.json' with { type: 'json' }
import { everyOption } from './every-option.ts'
import { buildStack, findingsOf, templateOf, type Json, type Template } from './synthesised.ts'

const without = templateOf(buildStack({ interviewerTranscription: 'off' }))
const builtByDefault = buildStack()
const byDefault = templateOf(builtByDefault)
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
    interviewerTranscription: 'off',
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

describe('A deployment without a model and without transcription', () => {
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

const jobArns = [
  'arn:<AWS::Partition>:transcribe:<AWS::Region>:<AWS::AccountId>:transcription-job/interview-*',
]

const jobStatements = [
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
    resources: jobArns,
  },
  { role: 'Removals', actions: ['transcribe:ListTranscriptionJobs'], resources: ['*'] },
  { role: 'Removals', actions: ['transcribe:DeleteTranscriptionJob'], resources: jobArns },
]

const shownStatements = (of: Template) =>
  serviceStatements(of).map(({ roles, actions, resources, conditions }) => ({
    role: String(roles[0].Ref).replace(/Role[0-9A-F]{8}$/, ''),
    actions,
    resources: resources.map(textOf),
    ...(conditions !== undefined && { conditions: conditionText(conditions) }),
  }))

describe('A deployment with the default settings', () => {
  test('has no cdk-nag finding', () => expect(findingsOf(builtByDefault.app)).toEqual([]))

  test('grants the jobs of transcriptions, and no stream, voice or model', () =>
    expect(shownStatements(byDefault)).toEqual(jobStatements))

  test('names Transcribe in the consent, and its language to the functions that run its jobs', () => {
    expect(variablesOf(byDefault)).toMatchObject({
      [optionalEnvironment.interviewer]: 'transcription',
      [optionalEnvironment.interviewerProcessing]:
        'Amazon Web Services (Transcribe; regions: ap-southeast-2)',
    })
    const account = interviewerAccountFrom(variablesOf(byDefault), () => '')
    expect(account?.transcription).toEqual({ language: 'en-AU' })
    expect(account?.hearing).toBeUndefined()
    expect(byDefault.text).not.toContain('transcribestreaming')
  })
})

describe('A deployment with live recognition and without transcription', () => {
  test('grants streams and no jobs', () => {
    const { interviewerVoice: _, ...heard } = bedrockContext
    const statements = shownStatements(templateOf(buildStack({ ...heard, interviewerTranscription: 'off' })))
    expect(
      statements.flatMap(({ actions }) => actions).filter((action) => action.startsWith('transcribe:')),
    ).toEqual(['transcribe:StartStreamTranscriptionWebSocket'])
  })
})

describe('A deployment with a model of Bedrock, Polly and Transcribe', () => {
  test('has no cdk-nag finding', () => expect(findingsOf(built.app)).toEqual([]))

  test('grants the model on its profile and in each region, and jobs by their names and outputs, and nothing else', () => {
    const model = {
      actions: ['bedrock:InvokeModelWithResponseStream'],
      resources: [
        'arn:<AWS::Partition>:bedrock:<AWS::Region>:<AWS::AccountId>:inference-profile/au.anthropic.claude-haiku-4-5-20251001-v1:0',
        'arn:<AWS::Partition>:bedrock:ap-southeast-2::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
        'arn:<AWS::Partition>:bedrock:ap-southeast-4::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0',
      ],
    }
    expect(shownStatements(bedrock)).toEqual([
      { role: 'Interviewer', ...model },
      { role: 'Interviewer', actions: ['polly:SynthesizeSpeech'], resources: ['*'] },
      { role: 'Interviewer', actions: ['transcribe:StartStreamTranscriptionWebSocket'], resources: ['*'] },
      { role: 'InterviewFiles', ...model },
      ...jobStatements,
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
    expect(variablesOf(bedrock)[optionalEnvironment.interviewer]).toBe('model,voice,hearing,transcription')
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
    [{ interviewerHearing: 'en-AU' }, 'Set "interviewerModel"'],
    [{ interviewerTranscription: 'never' }, 'Set "interviewerTranscription"'],
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

  test.each([
    [{}, 'en-AU'],
    [{ ...bedrockContext, interviewerHearing: 'en-GB' }, 'en-GB'],
    [{ ...bedrockContext, interviewerTranscription: 'off' }, undefined],
  ])('%o transcribes in %s', (context, language) => {
    expect(settings(context).interviewer?.transcription?.language).toBe(language)
  })
})
