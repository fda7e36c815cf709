import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { auth } from '#shared/account/auth/auth.ts'
import { dataProtection } from '#shared/company.ts'
import { consentFor } from '#shared/interview/consent.ts'
import type { InterviewProcessing } from '#shared/platform/processors.ts'
import {
  auditRetentionDays,
  backupDays,
  enquiryRetentionDays,
  fileLogRetentionDays,
  inactiveAccountMonths,
  interviewRetentionDays,
  logRetentionDays,
  lookedForDays,
  retentionNoticeDays,
} from '#shared/platform/retention.ts'
import { deskSignInSeconds } from '#shared/platform/staff.ts'
import { unprovedSeconds } from '#functions/account/access/lifetimes.ts'
import { buckets } from '#infra/resources/buckets.ts'
import { interviewProcessingOf, settingsFrom, type Settings } from '#infra/settings.ts'
import cdk from '../../../../cdk.json' with { type: 'json' }
import { english } from './english/english.ts'
import { termsOf as englishTerms } from './english/terms.ts'
import { malay } from './malay/malay.ts'
import { termsOf as malayTerms } from './malay/terms.ts'
import { periods, type PeriodName } from './periods.ts'
import type { Block, Policy } from './policy.ts'
import { staffWritten } from './staff-written.ts'
import { documentDate, versionDate } from './version.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const policies = [
  ['English', english],
  ['Malay', malay],
] as const

const settingsWith = (given: Readonly<Record<string, unknown>>): Settings => {
  const context = new Map<string, unknown>(Object.entries({ ...cdk.context, ...given }))
  return settingsFrom((name) => context.get(name))
}

const bedrock = {
  interviewerModel: 'apac.amazon.nova-lite-v1:0',
  interviewerModelRegions: ['ap-southeast-2', 'ap-northeast-1'],
}
const endpoint = {
  interviewerModel: 'a-model',
  interviewerUrl: 'https://models.example/v1',
  interviewerOperator: 'Example Models GmbH, Frankfurt, Germany',
}
const call = { voiceAgent: 'agent', voiceAgentSecret: 'secret', dailyDomain: 'domain' }
const deployments = {
  'the default': {},
  none: { interviewerTranscription: 'off' },
  Bedrock: bedrock,
  'Bedrock and a voice': { ...bedrock, interviewerVoice: 'Olivia' },
  endpoint,
  'endpoint without Transcribe': { ...endpoint, interviewerTranscription: 'off' },
  'endpoint and live recognition': { ...endpoint, interviewerHearing: 'en-AU' },
  speechStream: { ...bedrock, interviewerVoice: 'Olivia', interviewerHearing: 'en-AU' },
} as const

const consentIn = ({ interviewer }: Settings): string =>
  consentFor(1, interviewer && { ...interviewer, model: interviewer.model !== undefined }).text

const everything: InterviewProcessing = interviewProcessingOf(settingsWith(deployments.speechStream))

/** The texts of a block, one for each paragraph, line or cell. */
function textsIn(block: Block): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('heading' in block) return [block.heading]
  if ('list' in block) return block.list.map((line) => (typeof line === 'string' ? line : line.join(' ')))
  if ('terms' in block) return block.terms.map((term) => term.join(': '))
  return Object.values(block.company)
}

const blocksOf = ({ sections }: Policy, processing: InterviewProcessing): readonly Block[] =>
  sections.flatMap(({ blocks }) => (typeof blocks === 'function' ? blocks(processing) : blocks))

const textOf = (policy: Policy, processing: InterviewProcessing): string =>
  [policy.lead, policy.opening, ...blocksOf(policy, processing).flatMap(textsIn)].join('\n')

describe.each(policies)('the policy in %s', (_, policy) => {
  test.each(Object.entries(deployments))('names the processors of the consent: %s', (__, given) => {
    const settings = settingsWith(given)
    const consent = consentIn(settings)
    const text = textOf(policy, interviewProcessingOf(settings))
    const named = [
      'Bedrock',
      'Polly',
      'Transcribe',
      'ap-southeast-2',
      'ap-northeast-1',
      'Example Models GmbH',
    ]
    for (const name of named) expect(text.includes(name), name).toBe(consent.includes(name))
    expect(text).not.toMatch(/Daily|Pipecat/)
  })

  test('names the provider of calls in place of the model', () => {
    const text = textOf(policy, interviewProcessingOf(settingsWith({ ...call, ...bedrock })))
    expect(text).toContain('Pipecat Cloud')
    expect(text).not.toContain('Bedrock')
    const callRecordings = (given: object) =>
      textOf(policy, interviewProcessingOf(settingsWith({ ...call, ...given }))).includes(
        `${buckets.recordings.expiry[0].days} ${policy === english ? 'days; our' : 'hari; salinan'}`,
      )
    expect([callRecordings({}), callRecordings({ cloudRecordings: true })]).toEqual([false, true])
  })

  test('states the periods of the paragraphs under its table', () => {
    const text = textOf(policy, everything)
    const unit = policy === english ? 'days' : 'hari'
    // S3 begins a period at the next midnight: the file's day, and that of its earlier version.
    const { days, earlierVersionsDays } = buckets.uploads.expiry[0]
    const stated = [
      retentionNoticeDays,
      2 * (days + earlierVersionsDays),
      buckets.uploads.expiry[1].earlierVersionsDays,
      backupDays,
      lookedForDays,
      interviewRetentionDays,
    ]
    for (const count of stated) expect(text).toMatch(new RegExp(`[^:] ${count} ${unit}`))
    expect(text).toContain(`${deskSignInSeconds / 3600} ${policy === english ? 'hours' : 'jam'}`)
  })

  test('sends questions to the address for data protection', () =>
    expect(textOf(policy, everything)).toContain(dataProtection.email))
})

test('the English policy quotes the consent', () => {
  const byDefault = settingsWith({})
  const [quote] = /What I say aloud .*/.exec(consentIn(byDefault)) ?? ['no quote']
  expect(textOf(english, interviewProcessingOf(byDefault))).toContain(quote.replace('I say', 'you say'))
  const { interviewer } = settingsWith(deployments.speechStream)
  expect(textOf(english, everything)).toContain(`are processed by ${interviewer?.processing}.`)
})

const [recordings] = buckets.interviews.expiry
const [pending] = buckets.uploads.expiry

/** What the storage of each kind of data is configured with: the number, and its unit in English and Malay. */
const stored: Readonly<Record<PeriodName, readonly [count: number, english: string, malay: string]>> = {
  enquiries: [enquiryRetentionDays / 365, 'years', 'tahun'],
  pendingCvs: [pending.days, 'day', 'hari'],
  unconfirmedAccounts: [unprovedSeconds / daySeconds, 'days', 'hari'],
  introductions: [buckets.uploads.expiry[2].days, 'days', 'hari'],
  accounts: [inactiveAccountMonths, 'months', 'bulan'],
  assessments: [inactiveAccountMonths, 'months', 'bulan'],
  interviews: [recordings.days, 'days', 'hari'],
  modelTurns: [interviewRetentionDays, 'days', 'hari'],
  transcriptions: [recordings.days, 'days', 'hari'],
  callRecordings: [buckets.recordings.expiry[0].days, 'days', 'hari'],
  disownedInterviews: [interviewRetentionDays, 'days', 'hari'],
  attempts: [interviewRetentionDays, 'days', 'hari'],
  knownNetworks: [180, 'days', 'hari'],
  fileLogs: [fileLogRetentionDays, 'days', 'hari'],
  logs: [logRetentionDays, 'days', 'hari'],
  audit: [auditRetentionDays / 365, 'years', 'tahun'],
}

describe('the table states the periods that storage is configured with', () => {
  const recordedCall: InterviewProcessing = { kind: 'call', isRecordedByProvider: true }
  const names = Object.keys(periods) as PeriodName[]
  const ofModel: readonly PeriodName[] = names.filter((name) => name !== 'callRecordings')
  const ofCall: readonly PeriodName[] = names.filter(
    (name) => name !== 'modelTurns' && name !== 'transcriptions',
  )

  test.each([
    ['a model with live recognition', everything, ofModel],
    ['calls that the provider records', recordedCall, ofCall],
    [
      'a transcription',
      interviewProcessingOf(settingsWith({})),
      ofModel.filter((name) => name !== 'modelTurns'),
    ],
    ['neither', { kind: 'built-in' } as const, ofModel.filter((name) => ofCall.includes(name))],
  ])('%s', (_, processing, expected) => {
    const [inEnglish, inMalay] = [englishTerms(processing), malayTerms(processing)]
    expect([inEnglish.length, inMalay.length]).toEqual([expected.length, expected.length])
    expected.forEach((name, index) => {
      const [count, unit, malayUnit] = stored[name]
      expect(inEnglish[index]?.[1], name).toMatch(new RegExp(`\\b${count} ${unit}\\b`))
      expect(inMalay[index]?.[1], name).toMatch(new RegExp(`\\b${count} ${malayUnit}\\b`))
    })
  })
})

/** Numbers, e-mail addresses and names that a translation may not change. */
const fixedIn = (text: string): readonly string[] =>
  (text.match(/[\w.]+@[\w.]+\w|\d+|Amazon\b|Bedrock|Polly|Transcribe|Google Maps|GPU/g) ?? []).toSorted()

test.each([
  ['none', { kind: 'built-in' } as const],
  ['a model', everything],
  ['a model without live recognition', interviewProcessingOf(settingsWith(bedrock))],
  ['a transcription', interviewProcessingOf(settingsWith({}))],
  ['calls', { kind: 'call', isRecordedByProvider: true } as const],
])("the Malay policy has each sentence's numbers and names: %s", (_, processing) => {
  const [original, translation] = [english, malay].map((policy) =>
    policy.sections.map(({ id, blocks }) => [
      id,
      ...(typeof blocks === 'function' ? blocks(processing) : blocks).map((block) =>
        textsIn(block).map(fixedIn),
      ),
    ]),
  )
  expect(translation).toEqual(original)
})

type Exported = Exclude<
  keyof AnswerOf<typeof auth.exportCandidate>['data'],
  'exportedAt' | 'next' | 'enquiriesLeftOut'
>

/** What the policy says is in the candidate's own copy; `assessments` are for asking. */
const saidOfExport: Readonly<Record<Exported, string>> = {
  profile: 'a copy of your profile',
  files: 'and CV',
  applications: 'your applications',
  interviews: 'your interviews with consent, transcript and files',
  letters: 'letters our team wrote to you',
  earlierAttempts: 'how many interviews you had started before',
  signIns: 'your sign-ins',
  enquiries: 'the enquiries sent with it',
  introductions: 'the positions to which a recruiter has added you',
  assessments: `leaves out our team's ${staffWritten.english}`,
  notes: `leaves out our team's ${staffWritten.english}`,
  staffWritten: `leaves out our team's ${staffWritten.english}`,
}

test.each(Object.entries(saidOfExport))('the rights name what the export has: %s', (_, text) => {
  expect(textOf(english, everything)).toContain(text)
  expect(textOf(english, everything)).not.toContain('everything')
})

test('a changed text has a new date: set `versionDate`, and here the date and the fingerprint', () => {
  const processing = interviewProcessingOf(settingsWith({}))
  const texts = policies.map(([, policy]) => textOf(policy, processing)).join('\n')
  const fingerprint = createHash('sha256').update(texts).digest('hex').slice(0, 8)
  expect(documentDate).toBe('2025-08-05')
  expect([versionDate, fingerprint]).toEqual(['2026-11-27', '519a1c23'])
})
