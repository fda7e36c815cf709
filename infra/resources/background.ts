import type { TableName } from '#functions/platform/names/environment.ts'
import { erasure, everyVersion, introductionFiles } from './erasure.ts'
import type { LambdaShape } from './lambda-shape.ts'
import { apiMemoryMegabytes, renderingMemoryMegabytes } from './lambda-sizes.ts'
import { publication } from './publication.ts'

/** A filter of the event source: a record must have one of the values at each name, or match the nested pattern there. */
export type ChangePattern = { readonly [name: string]: readonly string[] | ChangePattern }

/** The pattern of events on the account's event bus. */
export type EventShape = { source: readonly string[]; detail: ChangePattern }

export type BackgroundShape = LambdaShape & {
  everyMinutes?: number
  /** The events that invoke the function. */
  onEvents?: EventShape
  /** The changes of a table whose stream invokes the function. */
  onChangesOf?: { table: TableName; matching: ChangePattern }
}

/** Functions that a schedule, a stream or an event invokes, not the API. */
export const background = {
  contactRelay: {
    entry: 'functions/enquiry/contact-relay/handler.ts',
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
    entry: 'functions/application/letters/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      tables: {
        applications: ['GetItem', 'UpdateItem', 'Query'],
        // The rule that a decision takes effect by reads the state of the interview.
        sessions: ['GetItem'],
        // Leases letters that the staff wrote.
        assessments: ['UpdateItem'],
        // Leases first letters that wait.
        users: ['GetItem', 'UpdateItem'],
        // An e-mail address that is not confirmed gets a confirmation link; the letters to such addresses are counted.
        // A decision frees the time that a candidate has chosen.
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // Letters to the members of staff who meet a candidate.
        staff: ['PutItem'],
      },
      indexes: { applications: ['outbox', 'decisions'], assessments: ['outbox'], users: ['outbox'] },
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
  /** Writes the files of interviews that have ended, and ends those whose room closed without an end from the page. */
  interviewFiles: {
    entry: 'functions/interview/files/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    // Reads and writes whole recordings.
    timeoutSeconds: 600,
    maxAtOnce: 20,
    grants: {
      // An application's earlier sessions give the number of the attempt.
      tables: {
        sessions: ['GetItem', 'UpdateItem', 'Query'],
        // An interview whose room closed before its end makes a letter due.
        applications: ['GetItem', 'UpdateItem'],
        users: ['GetItem'],
        jobs: ['GetItem'],
        // Counts the calls of the model and the transcriptions against their limits.
        guards: ['UpdateItem'],
      },
      indexes: { sessions: ['outbox'] },
      files: {
        interviews: [
          {
            prefix: 'interviews/',
            actions: ['GetObject', 'PutObject', 'DeleteObject', 'ListBucket'],
          },
          // Explains the folders to a reader of the bucket in the S3 console.
          { prefix: 'README.txt', actions: ['PutObject'] },
        ],
        // The CV is copied beside the interview, and so is the recording of a call. Without ListBucket, S3 answers 403 instead of 404 for one that is gone.
        uploads: [{ prefix: 'cvs/', actions: ['GetObject', 'ListBucket'] }],
        recordings: [{ prefix: 'calls/', actions: ['GetObject', 'ListBucket'] }],
      },
      // The model chooses the sentences that are about a criterion.
      services: {
        bedrock: ['InvokeModelWithResponseStream'],
        // Transcribes recordings whose answers were not transcribed during the interview.
        transcribe: ['StartTranscriptionJob', 'GetTranscriptionJob', 'DeleteTranscriptionJob'],
      },
      secrets: ['modelKey'],
    },
    everyMinutes: 1,
    // A session that has ended and whose files were not attempted yet.
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
  /** Ends calls whose session was removed or whose page is gone. */
  callEnds: {
    entry: 'functions/interview/call-ends/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 100,
    grants: {
      // Gives back the minutes that a call did not use.
      tables: { sessions: ['UpdateItem', 'DeleteItem'], guards: ['UpdateItem'] },
      indexes: { sessions: ['outbox'] },
      secrets: ['voiceKeys'],
    },
    everyMinutes: 1,
  },
  /** E-mails reminders to confirm an address, and deletes accounts that did not confirm theirs within seven days. */
  accountExpiry: {
    entry: 'functions/erasure/account-expiry/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    // Reads the whole table of accounts, for eight minutes at most.
    timeoutSeconds: 600,
    grants: {
      tables: {
        users: ['Scan', 'GetItem', 'UpdateItem', 'DeleteItem'],
        // Counts the e-mails to a mailbox, and keeps the position of an unfinished run.
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        applications: ['Query', 'DeleteItem'],
        assessments: ['Query', 'DeleteItem'],
        // Writes the row by which callEnds ends the session's call.
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
  /** Deletes data of removed accounts, interviews and enquiries that is left, arrives late or returns with a restored backup. */
  removals: {
    entry: 'functions/erasure/removals/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 300,
    grants: {
      tables: {
        removals: ['UpdateItem', 'DeleteItem'],
        users: ['GetItem', 'DeleteItem'],
        guards: ['DeleteItem'],
        // Tells the sessions of a withdrawn application, which it deletes, from those of a later one.
        applications: ['GetItem', 'Query', 'DeleteItem'],
        assessments: ['Query', 'DeleteItem'],
        // Writes the row by which callEnds ends the session's call.
        sessions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
        jobs: ['UpdateItem'],
        enquiries: ['DeleteItem'],
        introductions: ['DeleteItem'],
      },
      indexes: { removals: ['outbox'], guards: ['byUser'] },
      files: {
        ...erasure,
        // The upload that the account's CV came from: its form can be posted again for five minutes.
        uploads: [...erasure.uploads, { prefix: 'pending/', actions: everyVersion }, introductionFiles],
      },
      // The jobs of a removed interview.
      services: { transcribe: ['ListTranscriptionJobs', 'DeleteTranscriptionJob'] },
    },
    everyMinutes: 1,
  },
  /** E-mails members of staff what concerns their access, and the events that they subscribe to, immediately or once a day. */
  notices: {
    entry: 'functions/desk/notices/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 60,
    grants: {
      tables: {
        // Members with the events they subscribe to, and when their daily e-mail was sent; letters, and the links in them.
        staff: ['GetItem', 'PutItem', 'Query', 'UpdateItem', 'DeleteItem'],
        events: ['Query'],
        jobs: ['GetItem'],
      },
      indexes: { staff: ['outbox'] },
      // An e-mail with a calendar part is sent raw.
      mail: ['send', 'sendRaw'],
    },
    everyMinutes: 1,
    // A letter that was not tried yet.
    onChangesOf: {
      table: 'staff',
      matching: {
        dynamodb: {
          NewImage: { kind: { S: ['letter'] }, outbox: { S: ['pending'] }, attempts: { N: ['0'] } },
        },
      },
    },
  },
  /** Marks accounts whose mailbox bounces permanently. The event contains the tags that the product gave the e-mail. */
  mailReturns: {
    entry: 'functions/application/mail-returns/handler.ts',
    memoryMegabytes: apiMemoryMegabytes,
    timeoutSeconds: 10,
    // Counts bounces, and holds first letters after too many.
    grants: { tables: { users: ['UpdateItem'], guards: ['UpdateItem'] } },
    onEvents: {
      source: ['aws.ses'],
      detail: { eventType: ['Bounce'], bounce: { bounceType: ['Permanent'] } },
    },
  },
  /** On a schedule, because closing dates pass without a write, and the pages show counts of applications. */
  publisher: {
    entry: 'functions/position/publisher/handler.ts',
    memoryMegabytes: renderingMemoryMegabytes,
    timeoutSeconds: 120,
    everyMinutes: 5,
    ...publication,
  },
} as const satisfies Record<string, BackgroundShape>

export type BackgroundName = keyof typeof background
