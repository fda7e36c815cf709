import * as z from 'zod/mini'
import { anyLine } from '#shared/platform/text.ts'
import { interviewSession } from '../session/interview.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { screeningQuestion } from '#shared/position/screening.ts'
import { success } from '#shared/platform/contract/wire.ts'

const createdInterview = z.object({
  id: z.string(),
  interviewUrl: z.string(),
  /** The candidate had applied before: the answer names the session of that application. */
  isExisting: z.boolean(),
  /** What the candidate is asked before the interview and has not answered; absent where nothing is. */
  questions: z.optional(z.array(screeningQuestion)),
})

/** What the calls that apply or begin an interview again share: from the dashboard, the page of the job, and a retake. */
export const applying = {
  response: success(createdInterview),
  errors: [
    'job_not_found',
    'job_closed',
    'job_expired',
    'application_decided',
    'interview_not_needed',
    'no_interviews_left',
    'too_many_attempts',
  ],
  limits: [perCandidate('applying')],
} as const

/** Applying, and the sessions of a candidate: the part of the group `interviews` that pages outside the interview load. */
export const interviewSessions = {
  create: endpoint({
    method: 'POST',
    path: '/interviews/',
    auth: 'candidate',
    summary: 'Apply for a job and create its interview session, or answer the one that exists',
    // The dashboard sends a status, as the specification says. Only the interview room starts a session.
    body: z.object({
      jobId: anyLine(64),
      status: z.optional(z.literal('in_progress')),
    }),
    ...applying,
    on401: 'interview-needs-sign-in',
  }),
  list: endpoint({
    method: 'GET',
    path: '/interviews/',
    auth: 'candidate',
    summary: "The signed-in candidate's interview sessions",
    response: success(z.object({ sessions: z.array(interviewSession) })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/interviews/{id}',
    auth: 'candidate',
    summary: "One of the signed-in candidate's interview sessions",
    response: success(interviewSession),
    errors: ['interview_not_found'],
  }),
  unapply: endpoint({
    method: 'POST',
    path: '/interviews/{id}/unapply',
    auth: 'candidate',
    summary: 'Withdraw an application that is not decided; `id` is its own, or that of one of its sessions',
    response: success(z.object({ jobId: z.string() })),
    errors: ['interview_not_found', 'application_decided', 'too_many_attempts'],
    limits: [perCandidate('applying')],
  }),
} as const
