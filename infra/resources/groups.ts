import type { GroupName } from '#shared/contract/api.ts'
import { erasure, interviewErasure } from './erasure.ts'
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

/** Each group knows the edge by its secret. */
const answering = ['originSecrets'] as const
/** Those that authenticate candidates verify tokens. */
const signedIn = [...answering, 'signInKeys'] as const

/** One Lambda per group of the contract. */
export const groups = {
  assessments: {
    entry: 'functions/assessments/handler.ts',
    ...apiSize,
    grants: { tables: { ...authentication, jobs: ['GetItem'] }, secrets: signedIn },
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
        // What the staff wrote about a candidate goes with the applications, and into the export of a privacy officer.
        assessments: ['Query', 'DeleteItem'],
        // Emptying an account lets the files of its interviews be written again, without the address.
        sessions: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
        jobs: ['UpdateItem'],
        // What operators do: the salt of the hashes is read, and written once.
        audit: ['GetItem', 'PutItem'],
        // What a person sent by the contact form belongs to the export and the erasure of their data.
        enquiries: ['GetItem', 'DeleteItem'],
        removals: ['UpdateItem'],
        // A privacy officer calls from the desk.
        staff: ['GetItem'],
      },
      indexes: { guards: ['byUser'], enquiries: ['byEmail'] },
      files: {
        ...erasure,
        // A candidate downloads the CV by a presigned URL. Without ListBucket, S3 answers 403 instead of 404 for a missing file.
        uploads: [...erasure.uploads, { prefix: 'cvs/', actions: ['GetObject', 'PutObject', 'ListBucket'] }],
        // The links of the export are signed with GetObject.
        interviews: [...erasure.interviews, { prefix: 'interviews/', actions: ['GetObject', 'ListBucket'] }],
      },
      mail: ['send'],
      secrets: signedIn,
    },
  },
  contact: {
    entry: 'functions/contact/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        enquiries: ['PutItem', 'UpdateItem'],
        guards: ['PutItem', 'UpdateItem'],
        audit: ['PutItem'],
        // A recruiter calls from the desk.
        staff: ['GetItem'],
      },
      indexes: { enquiries: ['outbox'] },
      mail: ['send', 'quota'],
      secrets: answering,
    },
  },
  cv: {
    entry: 'functions/cv/handler.ts',
    workers: { 'cv-worker': 'cv-reader/worker' },
    memoryMegabytes: cvMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        // Another name replaces rows of the directory.
        users: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
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
      secrets: signedIn,
      recognition: true,
    },
  },
  health: {
    entry: 'functions/health/handler.ts',
    ...apiSize,
    grants: { tables: { guards: ['GetItem'] }, secrets: answering },
  },
  interview: {
    entry: 'functions/interview-start/handler.ts',
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
      secrets: signedIn,
    },
  },
  interviewer: {
    entry: 'functions/interviewer/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Turns, sentences and streams of hearing are counted, and what a mailbox and a day have used.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        // The session is read; turns are written beside it.
        sessions: ['GetItem', 'Query', 'UpdateItem'],
      },
      services: {
        bedrock: ['InvokeModelWithResponseStream'],
        polly: ['SynthesizeSpeech'],
        // The page opens the stream, with a URL that is signed by this function.
        transcribe: ['StartStreamTranscriptionWebSocket'],
      },
      secrets: [...signedIn, 'modelKey'],
    },
  },
  interviews: {
    entry: 'functions/interview-sessions/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // The parts of recordings are counted.
        guards: ['GetItem', 'UpdateItem'],
        // The job is read; one of its counters is updated.
        jobs: ['GetItem', 'UpdateItem'],
        applications: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // What the staff wrote goes with a withdrawn application.
        assessments: ['Query', 'DeleteItem'],
        sessions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        removals: ['UpdateItem'],
        // The staff are told of applications, finished interviews and withdrawals.
        events: ['PutItem'],
      },
      // The upload of a part of a recording is signed with PutObject; withdrawing deletes what was recorded.
      files: {
        ...interviewErasure,
        interviews: [...interviewErasure.interviews, { prefix: 'interviews/', actions: ['PutObject'] }],
      },
      secrets: signedIn,
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
        // Applying again lets a session serve that ended without a start.
        sessions: ['GetItem', 'PutItem', 'UpdateItem'],
        // The staff are told of applications.
        events: ['PutItem'],
      },
      // Without ListBucket, S3 answers 403 instead of 404 before the first publication.
      files: { published: [{ prefix: 'snapshot/', actions: ['GetObject', 'ListBucket'] }] },
      secrets: signedIn,
    },
  },
  recruiting: {
    entry: 'functions/recruiting/handler.ts',
    built: publication.built,
    memoryMegabytes: renderingMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        // Of a list's applicants, candidates and interviews are read in batches.
        users: ['GetItem', 'BatchGetItem'],
        // Attempts of a withdrawn application are given back.
        guards: ['UpdateItem'],
        jobs: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'Scan'],
        applications: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
        // Lets the files of an interview be written again, deletes its transcript, or begins another interview.
        sessions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        enquiries: ['GetItem'],
        audit: ['GetItem', 'PutItem', 'Query'],
        removals: ['UpdateItem'],
        // Who calls from the desk; and members are invited and changed.
        staff: ['GetItem', 'PutItem', 'UpdateItem', 'Query'],
      },
      indexes: {
        applications: ['byJob', 'byStatus', 'byJobAndStatus'],
        enquiries: ['outbox'],
        users: ['directory'],
        audit: ['byUser'],
      },
      files: {
        ...publication.grants.files,
        // One recording can be deleted.
        ...interviewErasure,
        // The link to a recording is signed with GetObject, for the files that its folder has.
        interviews: [
          ...interviewErasure.interviews,
          { prefix: 'interviews/', actions: ['GetObject', 'ListBucket'] },
        ],
        // The link to a CV is signed with GetObject. Without ListBucket, S3 answers 403 instead of 404 for one that is gone.
        uploads: [{ prefix: 'cvs/', actions: ['GetObject', 'ListBucket'] }],
      },
      // A candidate whose recording is deleted is told.
      mail: ['send'],
      secrets: answering,
    },
  },
  staff: {
    entry: 'functions/staff/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        staff: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // Wrong passwords and codes are counted.
        guards: ['UpdateItem'],
      },
      mail: ['send'],
      // The keys of sign-ins seal second factors.
      secrets: signedIn,
    },
  },
  staffAssessments: {
    entry: 'functions/staff-assessments/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        // Who calls, and the names of colleagues.
        staff: ['GetItem'],
        // The criteria of the position.
        jobs: ['GetItem'],
        // Nothing is written about an application that is gone.
        applications: ['GetItem', 'ConditionCheckItem'],
        assessments: ['Query', 'PutItem'],
      },
      secrets: answering,
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
      secrets: [...signedIn, 'voiceKeys'],
    },
  },
} as const satisfies Record<GroupName, LambdaShape>
