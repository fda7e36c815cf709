import type { GroupName } from '#shared/contract/api.ts'
import type { LambdaShape } from './lambda-shape.ts'
import {
  apiMemoryMegabytes,
  apiTimeoutSeconds,
  cvMemoryMegabytes,
  renderingMemoryMegabytes,
} from './lambda-sizes.ts'
import { publication } from './publication.ts'

const apiSize = { memoryMegabytes: apiMemoryMegabytes, timeoutSeconds: apiTimeoutSeconds } as const

/** Reads the sign-in that a token names and the epoch of its account. */
const authentication = { users: ['GetItem'], guards: ['GetItem'] } as const

/** One Lambda per group of the contract. */
export const groups = {
  assessments: {
    entry: 'functions/assessments/handler.ts',
    ...apiSize,
    grants: { tables: { ...authentication, jobs: ['GetItem'] }, signInKeys: true },
  },
  auth: {
    entry: 'functions/auth/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // The export shows applications and interview sessions; deleting the account removes and uncounts them.
        applications: ['Query', 'DeleteItem'],
        // Emptying an account lets the files of its interviews be written again, without the address.
        sessions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
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
    ...apiSize,
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
    ...apiSize,
    grants: { tables: { guards: ['GetItem'] } },
  },
  interview: {
    entry: 'functions/interview/handler.ts',
    ...apiSize,
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
    ...apiSize,
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
    ...apiSize,
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
        // Attempts of a withdrawn application are given back.
        guards: ['UpdateItem'],
        jobs: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'Scan'],
        applications: ['GetItem', 'UpdateItem'],
        // Lets the files of an interview be written again.
        sessions: ['GetItem', 'Query', 'UpdateItem'],
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
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Starts and ends of calls are counted.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        sessions: ['GetItem', 'UpdateItem'],
      },
      signInKeys: true,
      voiceKeys: 'both',
    },
  },
} as const satisfies Record<GroupName, LambdaShape>
