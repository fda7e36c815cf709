import * as z from 'zod/mini'
import { anyLine } from '#shared/platform/text.ts'
import { assessmentSections } from '#shared/position/assessment.ts'
import { insights } from '../insights.ts'
import { interviewRecord } from '#shared/application/session/interview-record.ts'
import { roomStatusName, timeFactor } from '#shared/application/session/interview.ts'
import { transcript } from '../transcript.ts'
import { transcriptBodyBytes } from '../transcript-limits.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

const id = anyLine(64)

/**
 * The page generates one for each visit to the room. A lost call is repeated with the same id; a second tab has another.
 */
export const callId = anyLine(64, 8)

/** The status of a session's room, and what a page needs to open it again. */
const roomState = z.object({
  id: z.string(),
  status: roomStatusName,
  started_at: z.nullable(z.string()),
  roomExpiresAt: z.nullable(z.string()),
})

/** The refusals of a room that may not be entered, by its status. */
const blocked = ['room_expired', 'room_left', 'room_closed', 'room_completed', 'room_cancelled'] as const

/** The refusals of a start: of a room that may not be entered, or whose lobby was open for too long. */
export const notStarted = ['lobby_expired', ...blocked] as const

/** The calls of the interview room. */
export const interviewStart = {
  create: endpoint({
    method: 'POST',
    path: '/interview/create',
    auth: 'candidate',
    summary: 'Open the room of an interview session; a repeated call answers the same room',
    // The id of a session or of a job that the candidate has applied for. The server knows the rest of the record.
    body: z.object({
      sessionId: id,
      /**
       * Asks for a practice run: its record is answered and nothing is stored. The room is not opened, no attempt is used,
       * and the record's session has an id that no other call finds. It always has the built-in interviewer and its own practice
       * questions; those of the job are asked only in the interview.
       */
      isPracticeInterview: z.optional(z.boolean()),
      /**
       * Asks for test mode, which counts as an interview. Only a deployment with the operator's setting `testInterviews`, and
       * the local run, grant it; anywhere else the record answers `isTestInterview: false`.
       */
      isTestInterview: z.optional(z.boolean()),
      /** Asks for extra time; ignored once the interview has started. Without it the session keeps its factor. */
      timeFactor: z.optional(timeFactor),
    }),
    response: success(interviewRecord),
    errors: ['interview_not_found', 'application_decided', 'interview_not_needed', ...blocked],
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/interview/status',
    auth: 'candidate',
    summary:
      'Start an interview, with the version of the consent that the candidate agreed to; answers the questions',
    body: z.object({
      sessionId: id,
      status: z.literal('in_progress'),
      callId,
      /** As the record named it with the text. The server stores its own text of that version. */
      consent: z.object({ version: anyLine(64) }),
      /** Continues an interview that another page has started; that page's saves are refused from then on. */
      goesOn: z.optional(z.boolean()),
      /** Names the browser and its system, for the recruiter. */
      device: z.optional(anyLine(60)),
    }),
    // Only this answer has the questions, so that a candidate cannot read them without using an attempt.
    response: success(
      z.object({
        ...roomState.shape,
        sections: assessmentSections,
        /** How many pages held the interview before this one. */
        pagesBefore: z._default(z.int(), 0),
      }),
    ),
    errors: [
      'interview_not_found',
      'application_decided',
      'interview_not_needed',
      ...notStarted,
      'consent_outdated',
    ],
  }),
  extend: endpoint({
    method: 'PUT',
    path: '/interview/time',
    auth: 'candidate',
    summary:
      'Give a running interview extra time, for which nobody asks a reason; a repeated call changes nothing',
    body: z.object({ sessionId: id, callId, timeFactor }),
    // The sections are longer in the same proportion.
    response: success(z.object({ ...roomState.shape, timeFactor, sections: assessmentSections })),
    errors: ['interview_not_found', 'interview_not_started', 'interview_ended', 'interview_taken_over'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/interview/{id}/status',
    auth: 'candidate',
    summary: 'Whether an interview may start',
    response: success(roomState),
    errors: ['interview_not_found'],
  }),
  candidateInsights: endpoint({
    method: 'POST',
    path: '/interview/insights/candidate',
    auth: 'candidate',
    summary: "What can be counted in the candidate's own interview",
    body: z.object({ sessionId: id }),
    response: success(insights),
    errors: ['interview_not_found'],
  }),
  practiceInsights: endpoint({
    method: 'POST',
    path: '/interview/insights/practice',
    auth: 'candidate',
    summary: 'What can be counted in a practice run; the transcript is counted and not stored',
    // Only the page has the transcript of a practice run.
    body: z.object({ transcript }),
    bodyLimitBytes: transcriptBodyBytes,
    response: success(insights),
    limits: [perCandidate('practiceInsights')],
    errors: ['too_many_attempts'],
  }),
} as const
