import * as z from 'zod/mini'
import { interviewSession } from '../domain/interview.ts'
import { recordedParts, recordingPart } from '../domain/recording.ts'
import { transcript, transcriptBodyBytes } from '../domain/transcript.ts'
import { endpoint } from './endpoint.ts'
import { perCandidate } from './limits.ts'
import { success } from './wire.ts'

export const createdInterview = z.object({
  id: z.string(),
  interviewUrl: z.string(),
  /** The candidate had applied before: the answer names the session of that application. */
  isExisting: z.boolean(),
})

export type CreatedInterview = z.output<typeof createdInterview>

/** The transcript as it is stored; version 0 with no entries before the first checkpoint. */
export const storedTranscript = z.object({ version: z.int(), entries: transcript })

/** A presigned form, which the browser posts to S3 with the file as its last field, `file`. */
const uploadForm = z.object({ url: z.string(), fields: z.record(z.string(), z.string()) })

/** The calls of the interview room about one session. */
const roomCalls = {
  saveTranscript: endpoint({
    method: 'PUT',
    path: '/interviews/{id}/transcript',
    auth: 'candidate',
    summary: 'Store the transcript so far; an older version than the stored one is ignored',
    // The whole transcript each time, so that a lost call is made up by the next.
    body: z.object({ version: z.int().check(z.minimum(1)), entries: transcript }),
    bodyLimitBytes: transcriptBodyBytes,
    // The version that is stored now.
    response: success(z.object({ version: z.int() })),
    errors: ['interview_not_found', 'interview_not_started', 'interview_ended', 'too_many_attempts'],
    limits: [perCandidate('checkpoint')],
  }),
  transcript: endpoint({
    method: 'GET',
    path: '/interviews/{id}/transcript',
    auth: 'candidate',
    summary: 'The stored transcript of an interview',
    response: success(storedTranscript),
    errors: ['interview_not_found'],
  }),
  recordingPart: endpoint({
    method: 'POST',
    path: '/interviews/{id}/recording/parts',
    auth: 'candidate',
    summary: 'A form to upload one part of the recording to S3; the same part can be uploaded again',
    body: recordingPart,
    response: success(uploadForm),
    limits: [perCandidate('recordingPart')],
    errors: ['interview_not_found', 'interview_not_started', 'interview_ended', 'too_many_attempts'],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/interviews/{id}/finish',
    auth: 'candidate',
    summary: 'Complete an interview, or cancel it before it is completed; a repeated call answers the same',
    body: z.object({
      transcript: z._default(transcript, []),
      cancelled: z.optional(z.boolean()),
      /** Lets the recording be assembled as soon as all its parts are there. */
      recordedParts: z.optional(recordedParts),
    }),
    bodyLimitBytes: transcriptBodyBytes,
    response: success(interviewSession),
    errors: ['interview_not_found', 'interview_not_started', 'interview_ended'],
  }),
  retake: endpoint({
    method: 'POST',
    path: '/interviews/{id}/retake',
    auth: 'candidate',
    summary: 'Begin a new session for an interview that was left or expired, or answer the one that exists',
    response: success(createdInterview),
    errors: [
      'interview_not_found',
      'job_not_found',
      'job_closed',
      'job_expired',
      'application_decided',
      'no_interviews_left',
      'too_many_attempts',
    ],
    limits: [perCandidate('applying')],
  }),
} as const

export const interviews = {
  ...roomCalls,
  create: endpoint({
    method: 'POST',
    path: '/interviews/',
    auth: 'candidate',
    summary: 'Apply for a job and create its interview session, or answer the one that exists',
    // The dashboard sends a status, as the specification says. Only the interview room starts a session.
    body: z.object({
      jobId: z.string().check(z.minLength(1), z.maxLength(64)),
      status: z.optional(z.literal('in_progress')),
    }),
    response: success(createdInterview),
    errors: [
      'job_not_found',
      'job_closed',
      'job_expired',
      'application_decided',
      'no_interviews_left',
      'too_many_attempts',
    ],
    limits: [perCandidate('applying')],
    on401: 'interview-needs-sign-in',
  }),
  list: endpoint({
    method: 'GET',
    path: '/interviews/',
    auth: 'candidate',
    summary: 'The signed-in candidate’s interview sessions',
    response: success(z.object({ sessions: z.array(interviewSession) })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/interviews/{id}',
    auth: 'candidate',
    summary: 'One of the signed-in candidate’s interview sessions',
    response: success(interviewSession),
    errors: ['interview_not_found'],
  }),
  unapply: endpoint({
    method: 'POST',
    path: '/interviews/{id}/unapply',
    auth: 'candidate',
    summary: 'Withdraw the application before its interview is completed',
    response: success(z.object({ jobId: z.string() })),
    errors: ['interview_not_found', 'interview_completed', 'application_decided', 'too_many_attempts'],
    limits: [perCandidate('applying')],
  }),
} as const
