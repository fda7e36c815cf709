import { expect, test } from 'vitest'
import cdk from '../../cdk.json' with { type: 'json' }
import { everyOption } from './every-option.ts'
import { buildStack, templateOf, type Json } from './synthesised.ts'

/** Together they change every setting, because a template takes seconds. */
const changes: Record<string, Json>[] = [
  {
    ...everyOption,
    deskDomainName: 'desk.merbok.test',
    dailyAccount: '111122223333',
    callMinutesPerDay: 2000,
    requestsPerSecond: 900,
    networkLimits: { registration: 600 },
    apiKeys: ['merbok-web-2027-01'],
    alarmPager: '+60123456789',
    bootstrapQualifier: 'other',
  },
  {
    requestsPerAddress: 0,
    monthlyBudgetDollars: 0,
    mailIdentity: 'example.com',
    interviewerModel: 'au.anthropic.claude-haiku-4-5-20251001-v1:0',
    interviewerModelRegions: ['ap-southeast-2', 'ap-southeast-4'],
    interviewerVoice: 'Olivia',
    interviewerVoiceEngine: 'generative',
    interviewerHearing: 'en-AU',
    interviewerStreams: 50,
    interviewerPerDay: 5,
    interviewerTranscription: 'off',
  },
]

/** The properties whose change replaces a resource with data: an update creates an empty one. */
const replacing: Record<string, string> = {
  'AWS::DynamoDB::GlobalTable': 'KeySchema',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
}
const dataOf = (context: Record<string, Json>) => {
  const template = templateOf(buildStack(context))
  return Object.fromEntries(
    Object.entries(replacing).map(([type, property]) => [
      type,
      template.all(type).map(([id, { Properties }]) => [id, Properties[property]]),
    ]),
  )
}
const before = dataOf({})

test('each setting is changed below', () => {
  const settings = Object.entries(cdk.context).filter(([name]) => !name.startsWith('@') && name !== 'stages')
  const changed = changes.flatMap((change) =>
    Object.entries(change).map(([name, value]) => JSON.stringify([name, value])),
  )
  const own = new Set(changed.map((text) => (JSON.parse(text) as [string])[0]))
  const same = new Set(settings.map((entry) => JSON.stringify(entry)))
  expect(settings.map(([name]) => name).filter((name) => !own.has(name))).toEqual([])
  expect(changed.filter((text) => same.has(text))).toEqual([])
})

test.each(changes)('no setting replaces or removes a table or a bucket (change %#)', (change) => {
  const { 'AWS::SES::EmailIdentity': identity, ...after } = dataOf(change)
  const { 'AWS::SES::EmailIdentity': identityBefore, ...data } = before
  expect(after).toEqual(data)
  // Only the sender's own settings name another identity; SES keeps the one before (`stack-stage.test.ts`).
  if ('mailFrom' in change || 'mailIdentity' in change) expect(identity).not.toEqual(identityBefore)
  else expect(identity).toEqual(identityBefore)
})
