import type { TableName } from '#functions/environment.ts'
import { erasure, everyVersion } from './erasure.ts'
import type { LambdaShape } from './lambda-shape.ts'
import { apiMemoryMegabytes, renderingMemoryMegabytes } from './lambda-sizes.ts'
import { publication } from './publication.ts'

/** What a record of a table's stream must contain: at each name one of these texts, or what a nested pattern asks for. */
export type ChangePattern = { readonly [name: string]: readonly string[] | ChangePattern }

/** What an event on the account's event bus must contain. */
export type EventShape = { source: readonly string[]; detail: ChangePattern }

export type BackgroundShape = LambdaShape & {
  everyMinutes?: number
  /** The events that invoke the function. */
  onEvents?: EventShape
  /** The changes of a table that invoke the function at once. */
  onChangesOf?: { table: TableName; matching: ChangePattern }
}

/** Functions that a schedule, a stream or an event invokes, not the API. */
export const background = {
  contactRelay: {
    entry: 'functions/contact/relay-handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      // The confirmations to one mailbox are counted.
      tables: { enquiries: ['UpdateItem'], guards: ['UpdateItem'] },
      indexes: { enquiries: ['outbox'] },
      mail: ['send'],
    },
    everyMinutes: 1,
    onChangesOf: { table: 'enquiries', matching: { eventName: ['INSERT'] } },
  },
  /** Lets the decisions of recruiters take effect, and e-mails candidates. */
  letters: {
    entry: 'functions/letters/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      tables: {
        applications: ['GetItem', 'UpdateItem', 'Query'],
        // A decision takes effect by the same rule by which it was made, which asks for the state of the interview.
        sessions: ['GetItem'],
        users: ['GetItem'],
        // An address that is not proved gets links that prove it.
        guards: ['PutItem', 'UpdateItem'],
      },
      indexes: { applications: ['outbox', 'decisions'] },
      // A rejection names other positions. Without ListBucket, S3 answers 403 instead of 404 before the first publication.
      files: { published: [{ prefix: 'snapshot/', actions: ['GetObject', 'ListBucket'] }] },
      // An e-mail with a calendar part is sent raw.
      mail: ['send', 'sendRaw'],
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
    maxAtOnce: 20,
    grants: {
      // The attempts of an application are numbered.
      tables: {
        sessions: ['GetItem', 'UpdateItem', 'Query'],
        users: ['GetItem'],
        jobs: ['GetItem'],
        // What a model and transcriptions may cost is counted.
        guards: ['UpdateItem'],
      },
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
      // The model chooses the sentences that are about a criterion.
      services: {
        bedrock: ['InvokeModelWithResponseStream'],
        // Recordings with answers that nobody wrote down.
        transcribe: ['StartTranscriptionJob', 'GetTranscriptionJob', 'DeleteTranscriptionJob'],
      },
      secrets: ['modelKey'],
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
  /** Ends the calls that have no session or no page any more. */
  callEnds: {
    entry: 'functions/call-ends/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 100,
    grants: {
      // The minutes that a call did not use are given back.
      tables: { sessions: ['UpdateItem', 'DeleteItem'], guards: ['UpdateItem'] },
      indexes: { sessions: ['outbox'] },
      secrets: ['voiceKeys'],
    },
    everyMinutes: 1,
  },
  /** Reminds of addresses to confirm, and deletes the accounts whose mailbox nobody proved within seven days. */
  accountExpiry: {
    entry: 'functions/account-expiry/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    // Reads the whole table of accounts, for eight minutes at most.
    timeoutSeconds: 600,
    grants: {
      tables: {
        users: ['Scan', 'GetItem', 'UpdateItem', 'DeleteItem'],
        // Letters to a mailbox are counted, and a run that was not finished has its position there.
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        applications: ['Query', 'DeleteItem'],
        assessments: ['Query', 'DeleteItem'],
        // A session's call is ended by a row of its own.
        sessions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
        jobs: ['UpdateItem'],
        removals: ['UpdateItem'],
      },
      indexes: { guards: ['byUser'] },
      files: erasure,
      mail: ['send'],
    },
    everyMinutes: 24 * 60,
  },
  /** Deletes what is left of removed accounts, interviews and enquiries, arrives late, or comes back with a backup. */
  removals: {
    entry: 'functions/removals/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 300,
    grants: {
      tables: {
        removals: ['UpdateItem', 'DeleteItem'],
        users: ['GetItem', 'DeleteItem'],
        guards: ['DeleteItem'],
        // The sessions of a withdrawn application are deleted, and not those of one that followed.
        applications: ['GetItem', 'Query', 'DeleteItem'],
        assessments: ['Query', 'DeleteItem'],
        // A session's call is ended by a row of its own.
        sessions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
        jobs: ['UpdateItem'],
        enquiries: ['DeleteItem'],
      },
      indexes: { removals: ['outbox'], guards: ['byUser'] },
      files: {
        ...erasure,
        // The upload that the account's CV came from: its form can be posted again for five minutes.
        uploads: [...erasure.uploads, { prefix: 'pending/', actions: everyVersion }],
      },
      // The jobs of a removed interview.
      services: { transcribe: ['ListTranscriptionJobs', 'DeleteTranscriptionJob'] },
    },
    everyMinutes: 1,
  },
  /** Tells the staff by e-mail what happened: at once, or once a day. */
  notices: {
    entry: 'functions/notices/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      tables: {
        // Members with what they want to be told of, and the letter of the day.
        staff: ['Query', 'UpdateItem'],
        events: ['Query'],
        jobs: ['GetItem'],
      },
      mail: ['send'],
    },
    everyMinutes: 1,
  },
  /** Notes the mailboxes that refuse letters for good. SES repeats in the event the tags that the product gave the e-mail. */
  mailReturns: {
    entry: 'functions/mail-returns/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 10,
    grants: { tables: { users: ['UpdateItem'] } },
    onEvents: {
      source: ['aws.ses'],
      detail: { eventType: ['Bounce'], bounce: { bounceType: ['Permanent'] } },
    },
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
