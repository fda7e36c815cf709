import {
  applicantIndexes,
  applicantIndexNames,
  type ApplicantIndex,
} from '#shared/application/applicant-indexes.ts'
import type { TableName } from '#functions/platform/names/environment.ts'

type Attribute = { name: string; type: 'S' | 'N' }

export type TableIndex = { partition: Attribute; sort?: Attribute; projection: 'ALL' | 'KEYS_ONLY' }

export type Table = {
  partition: Attribute
  sort?: Attribute
  indexes?: Readonly<Record<string, TableIndex>>
  /** The attribute with the expiry time, in seconds since 1970. */
  timeToLive?: string
  /** What the table's stream contains of each change: the keys, or the new row. Undefined for no stream. */
  stream?: 'KEYS_ONLY' | 'NEW_IMAGE'
}

const text = (name: string): Attribute => ({ name, type: 'S' })

const listsOfApplicants = Object.fromEntries(
  applicantIndexNames.map((name) => [
    name,
    { partition: text(applicantIndexes[name]), sort: text('appliedAt'), projection: 'KEYS_ONLY' },
  ]),
) as Readonly<Record<ApplicantIndex, TableIndex>>

export const tables = {
  /** Accounts, and the lock items that make an e-mail address unique. */
  users: {
    partition: text('id'),
    indexes: {
      /** Words of names, e-mail addresses, phone numbers, titles and skills, by which recruiters find applicants. */
      directory: { partition: text('beginning'), sort: text('term'), projection: 'KEYS_ONLY' },
      /** Contains only accounts whose first letter waits. */
      outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' },
    },
  },
  /** A position and the counters of its applications: one item collection. */
  jobs: { partition: text('id'), sort: text('part') },
  applications: {
    partition: text('userId'),
    sort: text('jobId'),
    indexes: {
      ...listsOfApplicants,
      byJob: { ...listsOfApplicants.byJob, projection: 'ALL' },
      /** Contains only rows with a letter that is not e-mailed yet. */
      outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' },
      /** Contains only rows with a decision that has not taken effect; its due time differs from the letter's. */
      decisions: { partition: text('decisionState'), sort: text('decisionDueAt'), projection: 'KEYS_ONLY' },
    },
    // The filter of the letters' function reads attributes.
    stream: 'NEW_IMAGE',
  },
  /** What members of staff write about applicants, by candidate, so that a removal finds it without an index. */
  assessments: {
    partition: text('userId'),
    sort: text('entry'),
    indexes: {
      /** Contains only letters of the staff that are not e-mailed yet. */
      outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' },
      /** What one member has written about the applicants of a position. */
      byMember: { partition: text('memberId'), sort: text('entry'), projection: 'ALL' },
      /** Contains only mentions that the member has not opened. */
      byMentioned: { partition: text('mentioned'), sort: text('at'), projection: 'ALL' },
    },
  },
  sessions: {
    partition: text('userId'),
    sort: text('id'),
    /** Contains only sessions whose files are to be written, at the latest when their room closes. */
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
    /** For transcripts and ended sessions; a session that was never started does not expire. */
    timeToLive: 'expiresAt',
    // The filter of the function that writes the files reads attributes.
    stream: 'NEW_IMAGE',
  },
  /** The outbox of the contact form. Only rows not e-mailed yet have `outbox`, so the index stays small. */
  enquiries: {
    partition: text('id'),
    indexes: {
      outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' },
      /** For the export and the erasure of a person's enquiries; the person need not have an account. */
      byEmail: { partition: text('email'), projection: 'KEYS_ONLY' },
    },
    timeToLive: 'expiresAt',
    stream: 'KEYS_ONLY',
  },
  /** Rows that expire: counters of limits, idempotency keys, one-time links, sign-ins. */
  guards: {
    partition: text('id'),
    /** Contains only rows with a `userId`: those that the export of an account shows and its deletion removes. */
    indexes: { byUser: { partition: text('userId'), projection: 'ALL' } },
    timeToLive: 'expiresAt',
  },
  /** Acts of operators, by month, so that a query reads them in the order of time. Functions only add rows. */
  audit: {
    partition: text('month'),
    sort: text('entry'),
    indexes: {
      /** Contains only acts about candidates, for the history of an application. */
      byUser: { partition: text('userId'), sort: text('entry'), projection: 'ALL' },
      /** What one member of staff, or one operator, did. */
      byWho: { partition: text('who'), sort: text('entry'), projection: 'ALL' },
    },
    timeToLive: 'expiresAt',
  },
  /** Ids of removed data: files that arrive late and rows of a restored backup are removed again by them. */
  removals: {
    partition: text('id'),
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
    timeToLive: 'expiresAt',
  },
  /** Members of staff, their e-mail addresses, sign-ins and links, and drafts of positions, by kind; separate from candidates and the site. */
  staff: {
    partition: text('kind'),
    sort: text('id'),
    /** Contains only letters that are not e-mailed yet. */
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
    timeToLive: 'expiresAt',
    // The filter of the function that sends the letters reads attributes.
    stream: 'NEW_IMAGE',
  },
  /** Events that the staff are e-mailed about, by day. They name no candidate and expire after some days. */
  events: { partition: text('day'), sort: text('entry'), timeToLive: 'expiresAt' },
} as const satisfies Record<TableName, Table>
