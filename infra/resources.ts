import type { BucketName, TableName } from '#functions/environment.ts'
import type { GroupName } from '#shared/contract/api.ts'

/**
 * What the product stands on, as data. `infra/aws` turns it into constructs, `infra/local` into servers on a laptop.
 */

type Attribute = { name: string; type: 'S' | 'N' }

export type TableIndex = { partition: Attribute; sort?: Attribute; projection: 'ALL' | 'KEYS_ONLY' }

export type Table = {
  partition: Attribute
  sort?: Attribute
  indexes?: Readonly<Record<string, TableIndex>>
  /** The attribute that holds the second after which an item may go. */
  timeToLive?: string
  /** Whether a background function hears of every new item. */
  changes?: boolean
}

const text = (name: string): Attribute => ({ name, type: 'S' })

export const tables = {
  /** Accounts, and the lock items that keep an e-mail address to one account. */
  users: { partition: text('id') },
  jobs: { partition: text('id') },
  applications: {
    partition: text('userId'),
    sort: text('jobId'),
    indexes: { byJob: { partition: text('jobId'), sort: text('appliedAt'), projection: 'ALL' } },
  },
  /** Interview sessions. */
  sessions: { partition: text('userId'), sort: text('id') },
  /** The outbox of the contact form. `outbox` is there only while something is left to do, so the index stays small. */
  enquiries: {
    partition: text('id'),
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
    timeToLive: 'expiresAt',
    changes: true,
  },
  /** Rate counters, idempotency keys, one-time links, sign-in sessions: what guards a door and then expires. */
  guards: {
    partition: text('id'),
    /** Only what belongs to an account is in it, so that it can be shown to its person and go with it. */
    indexes: { byUser: { partition: text('userId'), projection: 'ALL' } },
    timeToLive: 'expiresAt',
  },
} as const satisfies Record<TableName, Table>

export type { BucketName, TableName }

export type Bucket = {
  /** Whether the browser itself sends files here. */
  browserUploads: boolean
  versioned: boolean
  /** Objects below a prefix go after so many days. */
  expiry: readonly { prefix: string; days: number }[]
}

export const buckets = {
  /** CVs on their way in; the browser posts them here with a presigned form. */
  uploads: { browserUploads: true, versioned: false, expiry: [{ prefix: 'pending/', days: 1 }] },
  /** What recruiters read: recordings, transcripts, CVs. Versioned because the recording service requires it. */
  interviews: { browserUploads: true, versioned: true, expiry: [{ prefix: 'interviews/', days: 180 }] },
} as const satisfies Record<BucketName, Bucket>

export type TableAction = 'GetItem' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'Query' | 'ConditionCheckItem'

export type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'ListBucket'

export type Grants = {
  tables?: Partial<Record<TableName, readonly TableAction[]>>
  /** Indexes a Query may use, by table. */
  indexes?: Partial<Record<TableName, readonly string[]>>
  /** What may be done with the files below a prefix of a bucket. */
  files?: Partial<Record<BucketName, readonly { prefix: string; actions: readonly FileAction[] }[]>>
  mail?: readonly ('send' | 'quota')[]
  /** Reading the text in pictures. */
  recognition?: true
  /** The keys of sign-in tokens, for a function that has to know who is signed in. */
  sessionKeys?: true
}

export type LambdaShape = {
  /** The file that exports `handler`, from the repository's root. */
  entry: string
  /** Files beside it that run in threads of their own: the name in the bundle, and the source. */
  workers?: Readonly<Record<string, string>>
  memoryMegabytes: number
  timeoutSeconds: number
  grants: Grants
}

/** The gateway gives up at 30 seconds; a function that ends before it can still say why. */
const apiTimeoutSeconds = 25

/** At 1,769 MB a function has one whole processor; half of it keeps the cold start short at half the price. */
const apiMemoryMegabytes = 1024

/** A whole processor, and room for the thread that opens a stranger's file. */
const cvMemoryMegabytes = 1769

const outboxGrants: Grants = {
  tables: { enquiries: ['UpdateItem'] },
  indexes: { enquiries: ['outbox'] },
  mail: ['send'],
}

/** One Lambda per group of the contract. */
export const groups = {
  auth: {
    entry: 'functions/auth/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        applications: ['Query', 'DeleteItem'],
      },
      indexes: { guards: ['byUser'] },
      // A CV's own person is handed a link to it, and takes it along when they go.
      files: {
        uploads: [{ prefix: 'cvs/', actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'] }],
      },
      mail: ['send'],
      sessionKeys: true,
    },
  },
  contact: {
    entry: 'functions/contact/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        enquiries: ['PutItem', 'UpdateItem'],
        guards: ['PutItem', 'UpdateItem'],
      },
      indexes: { enquiries: ['outbox'] },
      mail: ['send', 'quota'],
    },
  },
  cv: {
    entry: 'functions/cv/handler.ts',
    workers: { 'cv-worker': 'functions/cv/worker.ts' },
    memoryMegabytes: cvMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem'],
      },
      files: {
        uploads: [
          { prefix: 'pending/', actions: ['GetObject', 'PutObject', 'DeleteObject'] },
          { prefix: 'cvs/', actions: ['PutObject', 'DeleteObject', 'ListBucket'] },
        ],
      },
      mail: ['send'],
      sessionKeys: true,
      recognition: true,
    },
  },
  health: {
    entry: 'functions/health/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: { tables: { guards: ['GetItem'] } },
  },
} as const satisfies Record<GroupName, LambdaShape>

/** What runs without anybody asking. */
export const background = {
  contactRelay: {
    entry: 'functions/contact/relay-handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: outboxGrants,
    everyMinutes: 1,
    onNewItemsOf: 'enquiries',
  },
} as const satisfies Record<string, LambdaShape & { everyMinutes: number; onNewItemsOf?: TableName }>

export type BackgroundName = keyof typeof background

/** Days after which CloudWatch drops a log line. */
export const logRetentionDays = 90
