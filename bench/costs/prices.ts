import { transcriptionDollarsPerMinute } from '#shared/interview/interviewer/caps.ts'

/** What the product uses of AWS, in the units of the bill. */
export const units = [
  'readUnits',
  'writeUnits',
  'fileWrites',
  'fileReads',
  'apiCalls',
  'functionRuns',
  'gigabyteSeconds',
  'edgeRequests',
  'edgeBytes',
  'fileBytesOut',
  'emails',
  'logBytes',
  'storedGigabyteMonths',
  'alarms',
  'compositeAlarms',
  'customMetrics',
  'secrets',
  'webAcls',
  'transcribedMinutes',
] as const
export type Unit = (typeof units)[number]

export type Usage = Readonly<Partial<Record<Unit, number>>>

type Price = {
  what: string
  /** US dollars for `per` units. */
  dollars: number
  per: number
  /** Where the price was read, on the date `pricesRead`. */
  source: string
  /** `no`: commonly cited for Sydney, but not confirmed by a page that was read. */
  isConfirmed: 'Sydney' | 'edge' | 'no'
}

export const pricesRead = '2026-11-24'

const million = 1_000_000
const gigabyte = 1_000_000_000
const notRead = 'not read'

/** List prices without free tiers, tax and discounts. */
export const prices: Readonly<Record<Unit, Price>> = {
  readUnits: {
    what: 'DynamoDB, read units on demand',
    dollars: 0.1423,
    per: million,
    source: `${notRead}; us-east-1 0.125 (airbyte.com)`,
    isConfirmed: 'no',
  },
  writeUnits: {
    what: 'DynamoDB, write units on demand',
    dollars: 0.7115,
    per: million,
    source: `${notRead}; us-east-1 0.625 (airbyte.com)`,
    isConfirmed: 'no',
  },
  fileWrites: {
    what: 'S3, PUT, COPY, POST, LIST',
    dollars: 0.0055,
    per: 1000,
    source: notRead,
    isConfirmed: 'no',
  },
  fileReads: { what: 'S3, GET', dollars: 0.00044, per: 1000, source: notRead, isConfirmed: 'no' },
  apiCalls: {
    what: 'API Gateway, HTTP API',
    dollars: 1.29,
    per: million,
    source: 'us-east-1 1.00 (docs.aws.amazon.com, whitepaper on private APIs)',
    isConfirmed: 'no',
  },
  functionRuns: {
    what: 'Lambda, requests',
    dollars: 0.2,
    per: million,
    source: 'docs.aws.amazon.com, How AWS Pricing Works',
    isConfirmed: 'Sydney',
  },
  gigabyteSeconds: {
    what: 'Lambda, GB-seconds on arm64',
    dollars: 13.3334,
    per: million,
    source: 'cloudchipr.com; aws-lambda-power-tuning lists Sydney under the base price',
    isConfirmed: 'Sydney',
  },
  edgeRequests: {
    what: 'CloudFront and WAF, requests',
    dollars: 2,
    per: million,
    source:
      'HTTPS 1.20 (not read), two runs of the function 0.20 (cur.vantage.sh), WAF 0.60 (docs/decisions/062)',
    isConfirmed: 'no',
  },
  edgeBytes: {
    what: 'CloudFront, to Malaysia',
    dollars: 0.12,
    per: gigabyte,
    source: 'aws.amazon.com/cloudfront/pricing',
    isConfirmed: 'edge',
  },
  fileBytesOut: {
    what: 'S3, to the internet',
    dollars: 0.114,
    per: gigabyte,
    source: notRead,
    isConfirmed: 'no',
  },
  emails: { what: 'SES, e-mails', dollars: 0.1, per: 1000, source: notRead, isConfirmed: 'no' },
  logBytes: {
    what: 'CloudWatch Logs',
    dollars: 0.67,
    per: gigabyte,
    source: 'us-east-1 0.50 (factualminds.com)',
    isConfirmed: 'no',
  },
  storedGigabyteMonths: {
    what: 'S3 Standard, GB-months',
    dollars: 0.025,
    per: 1,
    source: notRead,
    isConfirmed: 'no',
  },
  alarms: { what: 'CloudWatch, alarms', dollars: 0.1, per: 1, source: notRead, isConfirmed: 'no' },
  compositeAlarms: {
    what: 'CloudWatch, composite alarms',
    dollars: 0.5,
    per: 1,
    source: notRead,
    isConfirmed: 'no',
  },
  customMetrics: {
    what: 'CloudWatch, metrics of our own',
    dollars: 0.3,
    per: 1,
    source: 'signoz.io/guides/cloudwatch-pricing',
    isConfirmed: 'no',
  },
  secrets: { what: 'Secrets Manager, secrets', dollars: 0.4, per: 1, source: notRead, isConfirmed: 'no' },
  webAcls: {
    what: 'WAF, a web ACL with one rule',
    dollars: 6,
    per: 1,
    source: 'docs/decisions/062-limit-at-the-edge.md',
    isConfirmed: 'no',
  },
  transcribedMinutes: {
    what: 'Transcribe, minutes of recordings',
    dollars: transcriptionDollarsPerMinute,
    per: 1,
    source: 'us-east-1 0.024 (docs/decisions/105)',
    isConfirmed: 'no',
  },
}

/**
 * One interview of 20 minutes with Transcribe, Polly and a small model, the upper figure of docs/decisions/104. What is heard live is
 * not transcribed from the recording.
 */
export const modelDollarsPerInterview = 0.76
