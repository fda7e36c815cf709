import { applicantIndexNames } from '#shared/application/applicant-indexes.ts'
import type { GroupName } from '#shared/api.ts'
import { erasure, everyVersion, interviewErasure } from './erasure.ts'
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

/** Every group verifies the secret that CloudFront sends. */
const answering = ['originSecrets'] as const
/** Groups that authenticate candidates also verify tokens. */
const signedIn = [...answering, 'signInKeys'] as const

/** One Lambda per group of the contract. */
export const groups = {
  assessments: {
    entry: 'functions/position/assessments/handler.ts',
    ...apiSize,
    grants: { tables: { ...authentication, jobs: ['GetItem'] }, secrets: signedIn },
  },
  auth: {
    entry: 'functions/account/auth/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        users: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // The export shows applications and interview sessions; deleting the account removes and uncounts them.
        // A person who was added to a position and says yes applies.
        applications: ['GetItem', 'PutItem', 'Query', 'DeleteItem'],
        // Assessments and notes are deleted with the applications, and are part of the export by a privacy officer.
        assessments: ['Query', 'DeleteItem'],
        // Emptying an account has the files of its interviews written again, without the e-mail address.
        sessions: ['GetItem', 'PutItem', 'Query', 'UpdateItem', 'DeleteItem'],
        jobs: ['GetItem', 'UpdateItem'],
        events: ['PutItem'],
        introductions: ['GetItem', 'UpdateItem', 'DeleteItem'],
        // Adds the acts of operators; reads the salt of the hashes, and writes it once.
        audit: ['GetItem', 'PutItem'],
        // Enquiries are part of the export and the erasure of a person's data.
        enquiries: ['GetItem', 'DeleteItem'],
        removals: ['UpdateItem'],
        // Authenticates a privacy officer at the desk. A deleted account cancels interviews in the calendars of the staff.
        staff: ['GetItem', 'PutItem'],
      },
      indexes: { guards: ['byUser'], enquiries: ['byEmail'], introductions: ['byEmail'] },
      files: {
        ...erasure,
        // A candidate downloads the CV by a presigned URL. Without ListBucket, S3 answers 403 instead of 404 for a missing file.
        uploads: [
          ...erasure.uploads,
          { prefix: 'cvs/', actions: ['GetObject', 'PutObject', 'ListBucket'] },
          { prefix: 'introduced/', actions: ['GetObject', 'ListBucket', ...everyVersion] },
        ],
        // The presigned links of the export need GetObject.
        interviews: [...erasure.interviews, { prefix: 'interviews/', actions: ['GetObject', 'ListBucket'] }],
      },
      mail: ['send'],
      secrets: signedIn,
    },
  },
  contact: {
    entry: 'functions/enquiry/contact/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        enquiries: ['PutItem', 'UpdateItem'],
        guards: ['GetItem', 'PutItem', 'UpdateItem'],
        audit: ['PutItem'],
        // Authenticates a recruiter at the desk.
        staff: ['GetItem'],
      },
      indexes: { enquiries: ['outbox'] },
      mail: ['send', 'quota'],
      secrets: answering,
    },
  },
  cv: {
    entry: 'functions/account/cv/handler.ts',
    workers: { 'cv-worker': 'cv-reader/worker' },
    memoryMegabytes: cvMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        // A changed name replaces rows of the directory.
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
    entry: 'functions/platform/health/handler.ts',
    ...apiSize,
    grants: { tables: { guards: ['GetItem'] }, secrets: answering },
  },
  interviewStart: {
    entry: 'functions/interview/start/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Counts practice runs.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        applications: ['GetItem', 'UpdateItem'],
        sessions: ['GetItem', 'UpdateItem'],
      },
      secrets: signedIn,
    },
  },
  interviewer: {
    entry: 'functions/interview/interviewer/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Counts turns, sentences and speech streams, and the use by mailbox and by day.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        // Reads the session; writes turns beside it.
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
    entry: 'functions/interview/interviews/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Counts the parts of recordings; the chosen times of interviews; links to invitations.
        guards: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // Reads the job; updates one of its counters.
        jobs: ['GetItem', 'UpdateItem'],
        applications: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        // Assessments and notes are deleted with a withdrawn application.
        assessments: ['Query', 'DeleteItem'],
        sessions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        removals: ['UpdateItem'],
        // Adds events for the staff: applications, finished interviews, withdrawals, answers to invitations.
        events: ['PutItem'],
        // Letters to the members of staff who meet a candidate.
        staff: ['PutItem'],
      },
      // Presigned uploads of a recording's parts need PutObject; withdrawing deletes the recording.
      files: {
        ...interviewErasure,
        interviews: [...interviewErasure.interviews, { prefix: 'interviews/', actions: ['PutObject'] }],
      },
      // Confirms a withdrawal, whose application has no outbox any more.
      mail: ['send'],
      secrets: signedIn,
    },
  },
  jobs: {
    entry: 'functions/application/jobs/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Counts the applications of a candidate.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem', 'Query', 'UpdateItem'],
        applications: ['GetItem', 'PutItem', 'UpdateItem'],
        // Applying again reopens a session that ended without a start.
        sessions: ['GetItem', 'PutItem', 'UpdateItem'],
        // Adds events for the staff: applications.
        events: ['PutItem'],
      },
      // Without ListBucket, S3 answers 403 instead of 404 before the first publication.
      files: { published: [{ prefix: 'snapshot/', actions: ['GetObject', 'ListBucket'] }] },
      secrets: signedIn,
    },
  },
  recruiting: {
    entry: 'functions/desk/recruiting/handler.ts',
    built: publication.built,
    memoryMegabytes: renderingMemoryMegabytes,
    timeoutSeconds: apiTimeoutSeconds,
    grants: {
      tables: {
        // Lists read the candidates and interviews of applicants in batches.
        users: ['GetItem', 'BatchGetItem'],
        // Grants further attempts after a withdrawn application; counts letters, of a member and first ones, which can be held; links.
        guards: ['GetItem', 'PutItem', 'UpdateItem'],
        introductions: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
        jobs: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem', 'Scan'],
        // A letter is written only while its application exists.
        applications: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'ConditionCheckItem'],
        // Letters that the staff write, and a mention that is opened.
        assessments: ['Query', 'PutItem', 'DeleteItem'],
        // Has the files of an interview written again, deletes its transcript, or begins another interview.
        sessions: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
        enquiries: ['GetItem'],
        audit: ['GetItem', 'PutItem', 'Query'],
        removals: ['UpdateItem'],
        // Authenticates callers at the desk; invites and changes members; drafts of positions.
        staff: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
      },
      indexes: {
        applications: [...applicantIndexNames, 'decisions'],
        assessments: ['byMentioned', 'byMember'],
        enquiries: ['outbox'],
        introductions: ['byJob'],
        users: ['directory'],
        audit: ['byUser', 'byWho'],
      },
      files: {
        ...publication.grants.files,
        // A recruiter can delete a recording.
        ...interviewErasure,
        // Presigned links to a recording need GetObject; ListBucket finds the files of its folder.
        interviews: [
          ...interviewErasure.interviews,
          { prefix: 'interviews/', actions: ['GetObject', 'ListBucket'] },
        ],
        // Presigned links to a CV need GetObject. Without ListBucket, S3 answers 403 instead of 404 for one that is gone.
        uploads: [
          { prefix: 'cvs/', actions: ['GetObject', 'ListBucket'] },
          // The function `removals` deletes them.
          { prefix: 'introduced/', actions: ['PutObject'] },
        ],
      },
      // E-mails a candidate whose recording is deleted, and a person who was added to a position.
      mail: ['send'],
      secrets: answering,
    },
  },
  staff: {
    entry: 'functions/desk/staff/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        staff: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'],
        // Counts wrong passwords and codes; knows the networks of earlier sign-ins.
        guards: ['GetItem', 'PutItem', 'UpdateItem'],
      },
      // The sign-in keys open second factors that were sealed before these had keys of their own.
      secrets: [...signedIn, 'factorKeys'],
    },
  },
  staffAssessments: {
    entry: 'functions/desk/staff-assessments/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        // Authenticates the caller, reads the names of colleagues, and adds a letter to each who is mentioned.
        staff: ['GetItem', 'Query', 'PutItem'],
        // The criteria of the position.
        jobs: ['GetItem'],
        // An assessment or a note is written only while its application exists.
        applications: ['GetItem', 'ConditionCheckItem'],
        assessments: ['Query', 'PutItem', 'DeleteItem'],
        audit: ['PutItem'],
      },
      secrets: answering,
    },
  },
  voiceAgent: {
    entry: 'functions/interview/voice-agent/handler.ts',
    ...apiSize,
    grants: {
      tables: {
        ...authentication,
        // Counts starts and ends of calls.
        guards: ['GetItem', 'UpdateItem'],
        jobs: ['GetItem'],
        sessions: ['GetItem', 'UpdateItem'],
      },
      secrets: [...signedIn, 'voiceKeys'],
    },
  },
} as const satisfies Record<GroupName, LambdaShape>
