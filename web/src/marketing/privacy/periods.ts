import type { InterviewProcessing } from '#shared/platform/processors.ts'
import {
  auditRetentionDays,
  callRecordingDays,
  enquiryRetentionDays,
  fileLogRetentionDays,
  inactiveAccountMonths,
  interviewRetentionDays,
  introductionDays,
  knownNetworkDays,
  logRetentionDays,
  pendingCvDays,
  unconfirmedAccountDays,
} from '#shared/platform/retention.ts'
import type { Term } from './policy.ts'

type Unit = 'day' | 'month' | 'year'
export type Period = readonly [count: number, unit: Unit]

const yearDays = 365

export const days = (count: number): Period =>
  count % yearDays === 0 ? [count / yearDays, 'year'] : [count, 'day']

/** How long each kind of data is kept, in the order of the policy's table. Every language renders this list. */
export const periods = {
  enquiries: days(enquiryRetentionDays),
  pendingCvs: days(pendingCvDays),
  introductions: days(introductionDays),
  unconfirmedAccounts: days(unconfirmedAccountDays),
  accounts: [inactiveAccountMonths, 'month'],
  assessments: [inactiveAccountMonths, 'month'],
  interviews: days(interviewRetentionDays),
  modelTurns: days(interviewRetentionDays),
  transcriptions: days(interviewRetentionDays),
  callRecordings: days(callRecordingDays),
  disownedInterviews: days(interviewRetentionDays),
  attempts: days(interviewRetentionDays),
  knownNetworks: days(knownNetworkDays),
  fileLogs: days(fileLogRetentionDays),
  logs: days(logRetentionDays),
  audit: days(auditRetentionDays),
} as const satisfies Record<string, Period>

export type PeriodName = keyof typeof periods

export type TermTexts = Readonly<Record<PeriodName, (howLong: string) => Term>>

/** What a deployment without the service does not have is not in its table. */
function isThere(name: PeriodName, processing: InterviewProcessing): boolean {
  if (name === 'modelTurns') return processing.kind === 'model'
  if (name === 'transcriptions')
    return processing.kind === 'transcribed' || (processing.kind === 'model' && processing.isTranscribed)
  if (name === 'callRecordings') return processing.kind === 'call' && processing.isRecordedByProvider
  return true
}

export const termsIn = (
  texts: TermTexts,
  lengthOf: (period: Period) => string,
  processing: InterviewProcessing,
): readonly Term[] =>
  (Object.keys(periods) as PeriodName[])
    .filter((name) => isThere(name, processing))
    .map((name) => texts[name](lengthOf(periods[name])))
