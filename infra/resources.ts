import type { BucketName, TableName } from '#functions/environment.ts'
import type { GroupName } from '#shared/contract/api.ts'
import { interviewRetentionDays } from '#shared/domain/retention.ts'

/**
 * The product's AWS resources, as data. `infra/aws` turns them into CDK constructs, `infra/local` into local stand-ins.
 */

type Attribute = { name: string; type: 'S' | 'N' }

export type TableIndex = { partition: Attribute; sort?: Attribute; projection: 'ALL' | 'KEYS_ONLY' }

export type Table = {
  partition: Attribute
  sort?: Attribute
  indexes?: Readonly<Record<string, TableIndex>>
  /** The attribute with the expiry time, in seconds since 1970. */
  timeToLive?: string
  /** What the table's stream tells of each change: the keys, or the whole row after it. Without it there is no stream. */
  stream?: 'KEYS_ONLY' | 'NEW_IMAGE'
}

const text = (name: string): Attribute => ({ name, type: 'S' })

export const tables = {
  /** Accounts, and the lock items that keep an e-mail address to one account. */
  users: { partition: text('id') },
  /** A position and the counters of its applications: one item collection. */
  jobs: { partition: text('id'), sort: text('part') },
  applications: {
    partition: text('userId'),
    sort: text('jobId'),
    indexes: {
      byJob: { partition: text('jobId'), sort: text('appliedAt'), projection: 'ALL' },
      /** Contains only rows with a letter that is not e-mailed yet. */
      outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' },
    },
    // The filter of the letters' function reads attributes.
    stream: 'NEW_IMAGE',
  },
  /** Interview sessions. */
  sessions: {
    partition: text('userId'),
    sort: text('id'),
    /** Contains only sessions whose files are to be written, at the latest when their room closes. */
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
    /** Of transcripts, and of sessions that have ended; one that was never started waits for its candidate. */
    timeToLive: 'expiresAt',
    // The filter of the function that writes the files reads attributes.
    stream: 'NEW_IMAGE',
  },
  /** The outbox of the contact form. Only rows not e-mailed yet have `outbox`, so the index stays small. */
  enquiries: {
    partition: text('id'),
    indexes: { outbox: { partition: text('outbox'), sort: text('dueAt'), projection: 'KEYS_ONLY' } },
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
} as const satisfies Record<TableName, Table>

export type { BucketName, TableName }

export type Bucket = {
  /** Whether browsers upload files to it directly. */
  browserUploads: boolean
  versioned: boolean
  /** After so many days S3 deletes objects below a prefix, and in a versioned bucket what was replaced or deleted there. */
  expiry: readonly { prefix: string; days?: number; earlierVersionsDays?: number }[]
}

/** As long as DynamoDB keeps the backups of a deleted row. */
const backupDays = 35

export const buckets = {
  /**
   * CVs, which browsers upload with a presigned form. An account's CV stays until the account is deleted, which deletes
   * every version of it; one that was replaced, or deleted by mistake, can be restored for some weeks.
   */
  uploads: {
    browserUploads: true,
    versioned: true,
    expiry: [
      { prefix: 'pending/', days: 1, earlierVersionsDays: 1 },
      { prefix: 'cvs/', earlierVersionsDays: backupDays },
    ],
  },
  /** Recordings, transcripts and CVs for recruiters. Versioned because the recording service requires it. */
  interviews: {
    browserUploads: true,
    versioned: true,
    expiry: [{ prefix: 'interviews/', days: interviewRetentionDays, earlierVersionsDays: 1 }],
  },
  /** What the provider of calls records, until it is in the folder of its interview. The provider requires versions. */
  recordings: {
    browserUploads: false,
    versioned: true,
    expiry: [{ prefix: 'calls/', days: 7, earlierVersionsDays: 1 }],
  },
  /** What a publication writes: the snapshot of the positions, their pages and the sitemap. */
  published: { browserUploads: false, versioned: false, expiry: [] },
} as const satisfies Record<BucketName, Bucket>

/** `Scan` reads a whole table, so no function that a visitor's or candidate's request invokes has it. */
export type TableAction =
  | 'GetItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'Query'
  | 'Scan'
  | 'ConditionCheckItem'

export type FileAction =
  | 'GetObject'
  | 'PutObject'
  | 'DeleteObject'
  | 'DeleteObjectVersion'
  | 'ListBucket'
  | 'ListBucketVersions'

export type Grants = {
  tables?: Partial<Record<TableName, readonly TableAction[]>>
  /** The indexes that a Query may use, by table. */
  indexes?: Partial<Record<TableName, readonly string[]>>
  /** The allowed actions on files below a prefix of a bucket. */
  files?: Partial<Record<BucketName, readonly { prefix: string; actions: readonly FileAction[] }[]>>
  mail?: readonly ('send' | 'quota')[]
  /** Text recognition with Textract. */
  recognition?: true
  /** The keys of sign-in tokens, for functions that authenticate candidates. */
  signInKeys?: true
  /** The keys of the provider of calls, where the operator has set one. */
  voiceKeys?: true
}

export type LambdaShape = {
  /** The file that exports `handler`, from the repository's root. */
  entry: string
  /** Programs that the function starts as processes: each one's name in the bundle and its source file. */
  workers?: Readonly<Record<string, string>>
  /** Files and folders of the built site that the bundle contains: their path in it, and in `dist`. */
  built?: Readonly<Record<string, string>>
  memoryMegabytes: number
  timeoutSeconds: number
  grants: Grants
}

/** Below the gateway's timeout of 30 seconds, so that the function's own timeout is logged first. */
const apiTimeoutSeconds = 25

/** At 1,769 MB a function has one whole processor; half of it keeps the cold start short at half the price. */
const apiMemoryMegabytes = 1024

/** One whole processor, because a publication renders every page. */
const renderingMemoryMegabytes = 1769

/** One whole processor, and memory for the process that opens an untrusted file. */
const cvMemoryMegabytes = 1769

/** What a function that publishes needs: it reads every position and compares its files with those in the bucket. */
export const publication = {
  built: { renderer: 'renderer' },
  grants: {
    tables: { jobs: ['Scan'] },
    files: {
      published: [
        // S3 asks for GetObject to compare the ETag of a file that is replaced.
        { prefix: 'careers/', actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'] },
        { prefix: 'sitemap.xml', actions: ['GetObject', 'PutObject', 'ListBucket'] },
        { prefix: 'snapshot/', actions: ['GetObject', 'PutObject', 'ListBucket'] },
      ],
    },
  },
} as const satisfies Pick<LambdaShape, 'built' | 'grants'>

const outboxGrants: Grants = {
  // The confirmations to one mailbox are counted.
  tables: { enquiries: ['UpdateItem'], guards: ['UpdateItem'] },
  indexes: { enquiries: ['outbox'] },
  mail: ['send'],
}

/** Reads the sign-in that a token names and the epoch of its account. */
const authentication = { users: ['GetItem'], guards: ['GetItem'] } as const

/** One Lambda per group of the contract. */
export const groups = {
  assessments: {
    entry: 'functions/assessments/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: { tables: { ...authentication, jobs: ['GetItem'] }, signInKeys: true },
  },
  auth: {
    entry: 'functions/auth/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // The export shows applications and interview sessions; deleting the account removes and uncounts them.
        applications: ['Query', 'DeleteItem'],
        sessions: ['GetItem', 'Query', 'DeleteItem'],
        jobs: ['UpdateItem'],
      },
      indexes: { guards: ['byUser'] },
      // A candidate downloads the CV by a presigned URL, and deleting the account deletes the CV.
      files: {
        uploads: [
          {
            prefix: 'cvs/',
            actions: ['GetObject', 'PutObject', 'DeleteObjectVersion', 'ListBucket', 'ListBucketVersions'],
          },
        ],
        // The links of the export are signed with GetObject.
        interviews: [{ prefix: 'interviews/', actions: ['GetObject', 'DeleteObject', 'ListBucket'] }],
        recordings: [{ prefix: 'calls/', actions: ['DeleteObject', 'ListBucket'] }],
      },
      mail: ['send'],
      signInKeys: true,
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
    workers: { 'cv-worker': 'functions/cv/reader/worker.ts' },
    memoryMegabytes: cvMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem'],
      },
      files: {
        uploads: [
          // Without ListBucket, S3 answers 403 instead of 404 for a missing file.
          {
            prefix: 'pending/',
            actions: ['GetObject', 'PutObject', 'DeleteObjectVersion', 'ListBucket', 'ListBucketVersions'],
          },
          { prefix: 'cvs/', actions: ['PutObject', 'DeleteObject', 'ListBucket'] },
        ],
      },
      mail: ['send'],
      signInKeys: true,
      recognition: true,
    },
  },
  health: {
    entry: 'functions/health/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: { tables: { guards: ['GetItem'] } },
  },
  interview: {
    entry: 'functions/interview/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        ...authentication,
        // Practice runs are counted.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        applications: ['GetItem', 'UpdateItem'],
        sessions: ['GetItem', 'UpdateItem'],
      },
      signInKeys: true,
    },
  },
  interviews: {
    entry: 'functions/interviews/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        ...authentication,
        // The parts of recordings are counted.
        guards: ['GetItem', 'UpdateItem'],
        // The job is read; one of its counters is updated.
        jobs: ['GetItem', 'UpdateItem'],
        applications: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        sessions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      },
      // The form for a part of a recording is signed with PutObject; withdrawing deletes what was recorded.
      files: {
        interviews: [{ prefix: 'interviews/', actions: ['PutObject', 'DeleteObject', 'ListBucket'] }],
        recordings: [{ prefix: 'calls/', actions: ['DeleteObject', 'ListBucket'] }],
      },
      signInKeys: true,
    },
  },
  jobs: {
    entry: 'functions/jobs/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        ...authentication,
        // Applications of one candidate are counted.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem', 'Query', 'UpdateItem'],
        applications: ['GetItem', 'PutItem', 'UpdateItem'],
        sessions: ['GetItem', 'PutItem'],
      },
      // Without ListBucket, S3 answers 403 instead of 404 before the first publication.
      files: { published: [{ prefix: 'snapshot/', actions: ['GetObject', 'ListBucket'] }] },
      signInKeys: true,
    },
  },
  recruiting: {
    entry: 'functions/recruiting/handler.ts',
    built: publication.built,
    memoryMegabytes: renderingMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        users: ['GetItem'],
        jobs: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'Scan'],
        applications: ['GetItem', 'UpdateItem'],
        sessions: ['GetItem', 'Query'],
        enquiries: ['GetItem'],
      },
      indexes: { applications: ['byJob'], enquiries: ['outbox'] },
      files: {
        ...publication.grants.files,
        // The link to a recording is signed with GetObject, for the files that its folder has.
        interviews: [{ prefix: 'interviews/', actions: ['GetObject', 'ListBucket'] }],
      },
    },
  },
  voiceAgent: {
    entry: 'functions/voice-agent/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        ...authentication,
        // Starts and ends of calls are counted.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        sessions: ['GetItem', 'UpdateItem'],
      },
      signInKeys: true,
      voiceKeys: true,
    },
  },
} as const satisfies Record<GroupName, LambdaShape>

/** What a record of a table's stream must contain: at each name one of these texts, or what a nested pattern asks for. */
export type ChangePattern = { readonly [name: string]: readonly string[] | ChangePattern }

export type BackgroundShape = LambdaShape & {
  everyMinutes: number
  /** The changes of a table that invoke the function at once. */
  onChangesOf?: { table: TableName; matching: ChangePattern }
}

/** Functions that a schedule or a stream invokes, not the API. */
export const background = {
  contactRelay: {
    entry: 'functions/contact/relay-handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: outboxGrants,
    everyMinutes: 1,
    onChangesOf: { table: 'enquiries', matching: { eventName: ['INSERT'] } },
  },
  letters: {
    entry: 'functions/letters/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      tables: { applications: ['UpdateItem', 'Query'], users: ['GetItem'], guards: ['UpdateItem'] },
      indexes: { applications: ['outbox'] },
      // A rejection names other positions. Without ListBucket, S3 answers 403 instead of 404 before the first publication.
      files: { published: [{ prefix: 'snapshot/', actions: ['GetObject', 'ListBucket'] }] },
      mail: ['send'],
    },
    everyMinutes: 1,
    // A letter that was not tried yet. A lease raises the attempts, so the function's own writes do not invoke it.
    onChangesOf: {
      table: 'applications',
      matching: { dynamodb: { NewImage: { outbox: { S: ['pending'] }, attempts: { N: ['0'] } } } },
    },
  },
  /** Writes the files of interviews that have ended, and ends those whose room nobody ended. */
  interviewFiles: {
    entry: 'functions/interview-files/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    // Reads and writes whole recordings.
    timeoutSeconds: 600,
    grants: {
      tables: { sessions: ['GetItem', 'UpdateItem'], users: ['GetItem'], jobs: ['GetItem'] },
      indexes: { sessions: ['outbox'] },
      files: {
        interviews: [
          {
            prefix: 'interviews/',
            actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'],
          },
          // Explains the folders to those who open the bucket in the S3 console.
          { prefix: 'README.txt', actions: ['PutObject'] },
        ],
        // The CV is copied beside the interview, and so is the recording of a call. Without ListBucket, S3 answers 403 instead of 404 for one that is gone.
        uploads: [{ prefix: 'cvs/', actions: ['GetObject', 'ListBucket'] }],
        recordings: [{ prefix: 'calls/', actions: ['GetObject', 'ListBucket'] }],
      },
    },
    everyMinutes: 1,
    // A session that has ended and was not tried yet.
    onChangesOf: {
      table: 'sessions',
      matching: {
        dynamodb: {
          NewImage: {
            outbox: { S: ['pending'] },
            attempts: { N: ['0'] },
            status: { S: ['completed', 'cancelled', 'abandoned'] },
          },
        },
      },
    },
  },
  /** Deletes the accounts whose mailbox nobody proved within seven days. */
  accountExpiry: {
    entry: 'functions/account-expiry/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    // Reads the whole table of accounts.
    timeoutSeconds: 600,
    grants: {
      tables: {
        users: ['Scan', 'UpdateItem', 'DeleteItem'],
        guards: ['DeleteItem'],
        applications: ['Query', 'DeleteItem'],
        sessions: ['Query', 'DeleteItem'],
        jobs: ['UpdateItem'],
      },
      indexes: { guards: ['byUser'] },
      files: {
        uploads: [{ prefix: 'cvs/', actions: ['DeleteObjectVersion', 'ListBucketVersions'] }],
        interviews: [{ prefix: 'interviews/', actions: ['DeleteObject', 'ListBucket'] }],
        recordings: [{ prefix: 'calls/', actions: ['DeleteObject', 'ListBucket'] }],
      },
    },
    everyMinutes: 24 * 60,
  },
  /** Closing dates pass without anybody's change, and applications are counted on the pages. */
  publisher: {
    entry: 'functions/publishing/handler.ts',
    memoryMegabytes: renderingMemoryMegabytes,
    timeoutSeconds: 120,
    everyMinutes: 5,
    ...publication,
  },
} as const satisfies Record<string, BackgroundShape>

export type BackgroundName = keyof typeof background

/** Functions that CloudFront requests as an origin. They read nothing but their bundle. */
export const origins = {
  /** Answers for what is not published: with the file of the build where there is one, else with the not-found document. */
  unpublished: {
    entry: 'functions/publishing/unpublished-handler.ts',
    built: {
      'site/404.html': 'web/404.html',
      'site/careers/index.html': 'web/careers/index.html',
      'site/sitemap.xml': 'web/sitemap.xml',
    },
    memoryMegabytes: 256,
    timeoutSeconds: 5,
    grants: {},
  },
} as const satisfies Record<string, LambdaShape>

export type OriginName = keyof typeof origins

/** Days after which CloudWatch deletes log events. */
export const logRetentionDays = 90
