import {
  auditRetentionDays,
  enquiryRetentionDays,
  fileLogRetentionDays,
  inactiveAccountMonths,
  interviewRetentionDays,
  introductionDays,
  logRetentionDays,
} from '#shared/platform/retention.ts'
import type { BucketName, TableName } from '#functions/platform/names/environment.ts'
import { removalExpiryDays } from '#functions/platform/removals/removals.ts'
import { staffEventSeconds } from '#functions/platform/staff/staff-events.ts'
import { unprovedSeconds } from '#functions/account/access/lifetimes.ts'
import { background, type BackgroundName, type BackgroundShape } from '../../resources/background.ts'
import { buckets, type Bucket } from '../../resources/buckets.ts'
import { canaryEveryMinutes } from '../../resources/canary.ts'
import { groups } from '../../resources/groups.ts'
import { origins } from '../../resources/origins.ts'
import { tables, type Table } from '../../resources/tables.ts'
import { daySeconds } from '#shared/platform/durations.ts'

const dayMinutes = 24 * 60

/** What each background function does. */
const tasks: Readonly<Record<BackgroundName, string>> = {
  contactRelay: 'e-mails enquiries and their confirmations',
  letters: 'applies decisions that are due, and e-mails candidates',
  interviewFiles: 'writes the files of ended interviews; ends interviews that the candidate left',
  callEnds: 'ends calls whose session or page is gone',
  accountExpiry: `reminds candidates to confirm their address; deletes accounts that are unconfirmed after ${unprovedSeconds / daySeconds} days or unused for ${inactiveAccountMonths} months`,
  removals:
    'deletes rows and files of removed accounts, interviews and enquiries that remain, are uploaded late, or come back with a restored backup',
  notices:
    'e-mails the staff what concerns their access, and counts of new applications, interviews, questions and withdrawals',
  mailReturns: 'marks accounts whose mailbox bounces permanently',
  publisher:
    'rewrites the pages of positions, the list and the sitemap after a closing date or a changed count',
}

const everyText = (minutes: number): string => {
  if (minutes === dayMinutes) return 'each day'
  return minutes === 1 ? 'each minute' : `every ${minutes} minutes`
}

const invokedBy = ({ everyMinutes, onChangesOf, onEvents }: BackgroundShape): string =>
  [
    ...(onChangesOf === undefined ? [] : [`changes of \`${onChangesOf.table}\``]),
    ...(onEvents === undefined ? [] : [`events of ${onEvents.source.join(', ')}`]),
    ...(everyMinutes === undefined ? [] : [everyText(everyMinutes)]),
  ].join('; ')

const rows: Readonly<Record<TableName, readonly [holds: string, until: string]>> = {
  users: [
    'accounts, profiles',
    `the account is deleted; ${unprovedSeconds / daySeconds} days without a confirmed address; ${inactiveAccountMonths} months unused`,
  ],
  jobs: ['positions, the counts of their applications', 'a recruiter removes the position'],
  applications: ['applications, their decision and letter', 'it is withdrawn, or the account is deleted'],
  assessments: ['marks and notes of the staff', 'the application is withdrawn or deleted'],
  introductions: ['people whom recruiters added to a position', `they answer, or ${introductionDays} days`],
  sessions: [
    'interview sessions, transcripts, turns of a model',
    `${interviewRetentionDays} days after the interview`,
  ],
  enquiries: ['enquiries of the contact form', `${enquiryRetentionDays} days`],
  guards: [
    'counters of limits, one-time links, sign-ins, idempotency keys',
    'each row has its own expiry, minutes to 180 days',
  ],
  audit: ['acts of staff and operators', `${auditRetentionDays} days`],
  removals: [
    'ids of removed accounts, interviews, enquiries and introductions, so that a restored backup does not bring them back',
    `the last search for them, at most ${removalExpiryDays} days`,
  ],
  staff: [
    'members of staff, their sign-ins, links and letters; drafts of positions',
    'a member: no expiry; a link or sign-in: hours to 7 days',
  ],
  events: ['events for the notices to staff, without names', `${staffEventSeconds / daySeconds} days`],
}

/** What each bucket holds below its prefixes. */
const files: Readonly<Record<BucketName, string>> = {
  uploads:
    'CVs: in `pending/` until an account adopts them, then in `cvs/`; in `introduced/` those of people whom recruiters added',
  interviews: 'recordings, transcripts, summaries, pages, a copy of the CV',
  recordings: "the call provider's recordings, until they are copied to the interview's folder",
  published: 'the pages of positions, the list and the sitemap',
}

const expiryText = ({ expiry }: Bucket): string => {
  const texts = expiry.map(({ prefix, days, earlierVersionsDays }) =>
    [
      `\`${prefix}\` ${days === undefined ? 'as long as its account' : `${days} ${days === 1 ? 'day' : 'days'}`}`,
      ...(earlierVersionsDays === undefined
        ? []
        : [
            `replaced or deleted versions ${earlierVersionsDays} ${earlierVersionsDays === 1 ? 'day' : 'days'}`,
          ]),
    ].join(', '),
  )
  return texts.length === 0 ? 'the next publication' : texts.join('; ')
}

const keyText = ({ partition, sort }: Table): string =>
  [partition, ...(sort === undefined ? [] : [sort])].map(({ name }) => `\`${name}\``).join(', ')

const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const entries = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][]

/** A test compares the counts with the template. */
export const stageCounts = {
  'AWS::DynamoDB::GlobalTable': Object.keys(tables).length,
  groups: Object.keys(groups).length,
  background: Object.keys(background).length,
  origins: Object.keys(origins).length,
  buckets: Object.keys(buckets).length,
} as const

/** The tables of docs/architecture.md, by the name of their markers there. */
export const documentTables: Readonly<Record<string, string>> = {
  background: tableOf(
    ['Function', 'Invoked by', 'What it does'],
    [
      ...entries(background).map(([name, shape]) => [`\`${name}\``, invokedBy(shape), tasks[name]]),
      [
        '`canary`',
        everyText(canaryEveryMinutes),
        'tests the deployed site as a visitor and a candidate; only in AWS',
      ],
      ['`dispatcher`', everyText(1), 'invokes the functions of each minute one after another; only in AWS'],
    ],
  ),
  tables: tableOf(
    ['Table', 'Key', 'Holds', 'Until'],
    entries(tables).map(([name, table]) => [`\`${name}\``, keyText(table), ...rows[name]]),
  ),
  buckets: tableOf(
    ['Bucket', 'Holds', 'Until'],
    entries(buckets).map(([name, bucket]) => [`\`${name}\``, files[name], expiryText(bucket)]),
  ),
  logs: tableOf(
    ['Log', 'Holds', 'Until'],
    [
      [
        'CloudWatch',
        'one JSON line for each request and task: ids, codes, numbers',
        `${logRetentionDays} days`,
      ],
      ['access logs of the site', 'requests at the edge', `${logRetentionDays} days`],
      [
        "access logs of candidates' files",
        'reads and writes of files, by name',
        `${fileLogRetentionDays} days`,
      ],
    ],
  ),
  stage: tableOf(
    ['Part', 'How many', 'Built by'],
    [
      [
        'CloudFront with its function, and a web ACL in us-east-1',
        '1',
        '`infra/aws/site.ts`, `edge-limit.ts`',
      ],
      ['HTTP API', '1, with a route for each endpoint', '`infra/aws/api.ts`'],
      ['Lambda of a group of endpoints', String(stageCounts.groups), '`infra/resources/groups.ts`'],
      [
        'Lambda in the background',
        `${stageCounts.background}, the canary and the dispatcher`,
        '`infra/resources/background.ts`',
      ],
      ['Lambda behind CloudFront', String(stageCounts.origins), '`infra/resources/origins.ts`'],
      ['DynamoDB table', String(stageCounts['AWS::DynamoDB::GlobalTable']), '`infra/resources/tables.ts`'],
      [
        'S3 bucket',
        `${stageCounts.buckets}, and one each for the built site and for access logs`,
        '`infra/resources/buckets.ts`',
      ],
      ['Secrets, sender, budget, alarms, dashboard, policies of operators', '', '`infra/aws/`'],
    ],
  ),
}

/** Replaces each table between `<!-- name -->` and `<!-- /name -->`. */
export function withTables(document: string): string {
  let written = document
  for (const [name, table] of Object.entries(documentTables)) {
    const marked = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!marked.test(written))
      throw new Error(
        `docs/architecture.md lacks the markers of a table: <!-- ${name} --> and <!-- /${name} -->.`,
      )
    written = written.replace(marked, (_, open: string, close: string) => `${open}\n${table}\n\n${close}`)
  }
  return written
}
