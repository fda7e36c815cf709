import * as z from 'zod/mini'
import { interviewSession } from '#shared/application/session/interview.ts'
import { dangers } from '#shared/application/session/interview-status.ts'
import {
  allRecorderTimes,
  recordedParts,
  recordingPart,
  segmentStarts,
} from '#shared/application/session/recording.ts'
import { maxCloudRecordings } from '#shared/application/session/recording-limits.ts'
import { transcript } from '../transcript.ts'
import { transcriptBodyBytes } from '../transcript-limits.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { applying } from '#shared/application/contract/interview-sessions.ts'
import { callId } from './interview-start.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

/** How far an interview is: the time in which its pages ran, the current section, and the time spent in it. */
const progress = z.object({
  elapsedMilliseconds: z.int().check(z.minimum(0)),
  section: z.int().check(z.minimum(0), z.maximum(99)),
  sectionMilliseconds: z.int().check(z.minimum(0)),
  /** Nothing is asked until the candidate chooses to continue, also after a reload. */
  stoppedAskingAfter: z.optional(z.enum(dangers)),
})

/** The transcript as it is stored; version 0 with no entries before the first checkpoint. */
const storedTranscript = z.object({
  version: z.int(),
  entries: transcript,
  /** Null before the first checkpoint, and where an older page stored it without. */
  progress: z._default(z.nullable(progress), null),
  segmentStarts: z._default(segmentStarts, []),
})

/** A presigned request: the browser PUTs the file to this URL with these headers, once. */
const signedUpload = z.object({ url: z.string(), headers: z.record(z.string(), z.string()) })

/** The calls of the interview room about one session. */
export const interviewRoom = {
  saveTranscript: endpoint({
    method: 'PUT',
    path: '/interviews/{id}/transcript',
    auth: 'candidate',
    summary: 'Store the transcript so far; an older version than the stored one is ignored',
    // The whole transcript each time, so that the next call makes up for a lost one.
    body: z.object({
      version: z.int().check(z.minimum(1)),
      entries: transcript,
      /** The segments so far, for an interview whose finish, which has all of them, never arrives. */
      segmentStarts: z.optional(segmentStarts),
      progress: z.optional(progress),
      callId: z.optional(callId),
    }),
    bodyLimitBytes: transcriptBodyBytes,
    // The version that is stored now.
    response: success(z.object({ version: z.int() })),
    errors: [
      'interview_not_found',
      'interview_not_started',
      'interview_ended',
      'interview_taken_over',
      'too_many_attempts',
    ],
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
    summary:
      'A request to upload one part of the recording to S3, which answers 412 where it is stored already',
    body: z.object({ ...recordingPart.shape, callId: z.optional(callId) }),
    // `isTakenOver`: another page holds the interview now. Parts that this one recorded before are still accepted.
    response: success(z.object({ ...signedUpload.shape, isTakenOver: z._default(z.boolean(), false) })),
    limits: [perCandidate('recordingPart')],
    errors: [
      'interview_not_found',
      'interview_not_started',
      'interview_ended',
      'recording_full',
      'too_many_attempts',
    ],
  }),
  finish: endpoint({
    method: 'POST',
    path: '/interviews/{id}/finish',
    auth: 'candidate',
    summary: 'Complete an interview, or cancel it before it is completed; a repeated call answers the same',
    body: z.object({
      transcript: z._default(transcript, []),
      cancelled: z.optional(z.boolean()),
      callId: z.optional(callId),
      /** Lets the recording be assembled as soon as all its parts are there. */
      recordedParts: z.optional(recordedParts),
      /** Puts the segments at their time in the transcript. */
      segmentStarts: z.optional(segmentStarts),
      /** By which the server corrects the starts of the segments that this page recorded. */
      recorderTimes: z.optional(allRecorderTimes),
      /** The candidate spoke of a danger, and the interview ended before they chose to continue. */
      stoppedForWellbeing: z.optional(z.literal(true)),
      /** How many recordings of the call the provider reported to have begun; the server waits for them. */
      cloudRecordings: z.optional(z.int().check(z.minimum(0), z.maximum(maxCloudRecordings))),
    }),
    bodyLimitBytes: transcriptBodyBytes,
    response: success(interviewSession),
    errors: ['interview_not_found', 'interview_not_started', 'interview_ended', 'interview_taken_over'],
  }),
  deleteRecording: endpoint({
    method: 'DELETE',
    path: '/interviews/{id}/recording',
    auth: 'candidate',
    summary:
      'Withdraw the consent: end the interview, delete its recording and transcript, keep the application',
    response: success(interviewSession),
    errors: ['interview_not_found', 'interview_not_started'],
  }),
  retake: endpoint({
    method: 'POST',
    path: '/interviews/{id}/retake',
    auth: 'candidate',
    summary: 'Begin a new session for an interview that was left or expired, or answer the one that exists',
    ...applying,
    errors: ['interview_not_found', ...applying.errors],
  }),
} as const
