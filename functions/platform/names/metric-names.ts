const product = 'MerbokSite'

/** CloudWatch's namespace of the product's own metrics: each stage of an account counts in its own. */
export const metricNamespaceOf = (stage: string | undefined): string =>
  stage === undefined || stage === '' ? product : `${product}-${stage}`

/**
 * The metrics that the functions count in their log lines. Each has an alarm, and each alarm a function that writes its metric:
 * `tests/infra/stack-metrics.test.ts` reads the functions' bundles for it.
 */
export const metricNames = [
  'EnquiriesGivenUp',
  'EnquiriesWait',
  'LettersGivenUp',
  'AccountLettersFailed',
  'LettersRefused',
  'FirstLettersHeld',
  'RecordingsGivenUp',
  'RemovalsWait',
  'CallMinutesUsedUp',
  'RecognitionUsedUp',
  'InterviewerUsedUp',
  'ModelTurnsFailed',
  'HearingsNearQuota',
  'TranscriptionsFailed',
  'SignInsFailed',
  'CallsLimited',
  'TokensUsedTwice',
  'UnexpectedErrors',
  'TransientErrors',
] as const

export type MetricName = (typeof metricNames)[number]
