import * as z from 'zod/mini'
import { applicationStatus, jobPageStatus } from '../application.ts'
import { teamInterview } from '../arranged-interview.ts'
import { jobPageInterviewStatus } from '../session/interview.ts'
import { givenAnswers } from '../screening.ts'
import { screeningQuestion } from '#shared/position/screening.ts'
import { job } from '#shared/position/job.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { applying } from './interview-sessions.ts'
import { jobList } from '#shared/position/contract/job-list.ts'
import { success } from '#shared/platform/contract/wire.ts'

/** The specification has the first five fields at the top level of the answer; the interview with the team is added. */
const jobApplication = z.object({
  hasApplied: z.boolean(),
  // A page older than the API reads a status that it does not know as null, and shows only that an application exists.
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  applicationStatus: z.catch(z.nullable(jobPageStatus), null),
  appliedDate: z.nullable(z.string()),
  interviewUrl: z.nullable(z.string()),
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  interviewStatus: z.catch(jobPageInterviewStatus, 'not_started'),
  teamInterview: z._default(z.nullable(teamInterview), null),
  /** When the room of an interview that has begun closes. */
  continueBefore: z._default(z.nullable(z.iso.datetime()), null),
  /** How many interviews the candidate may still start; null without an application. */
  interviewsLeft: z._default(z.nullable(z.int()), null),
  /** The team goes on without the AI interview. */
  interviewWaived: z._default(z.boolean(), false),
  /** What the candidate is asked before the interview and has not answered. */
  questions: z._default(z.array(screeningQuestion), []),
})

export type JobApplication = z.output<typeof jobApplication>

export const jobs = {
  ...jobList,
  get: endpoint({
    method: 'GET',
    path: '/jobs/{id}',
    auth: 'public',
    summary: 'One position, open or closed; with a token, whether its candidate has applied',
    response: success(job),
    errors: ['job_not_found'],
  }),
  applicationStatus: endpoint({
    method: 'GET',
    path: '/jobs/{id}/application-status',
    auth: 'candidate',
    summary: 'Whether the signed-in candidate has applied, and how far the application is',
    response: jobApplication,
    on401: 'interview-needs-sign-in',
  }),
  apply: endpoint({
    method: 'POST',
    path: '/jobs/{id}/apply',
    auth: 'candidate',
    summary: 'Apply: creates application and interview session together, or answers those that exist',
    ...applying,
  }),
  answerScreening: endpoint({
    method: 'POST',
    path: '/jobs/{id}/screening',
    auth: 'candidate',
    summary: 'Answer the questions before the interview, once; a question without an entry is left blank',
    body: z.object({ answers: givenAnswers }),
    response: success(z.object({ answeredAt: z.string() })),
    errors: [
      'application_not_found',
      'application_decided',
      'screening_answered',
      'screening_changed',
      'too_many_attempts',
    ],
    limits: [perCandidate('applying')],
  }),
  setApplicationStatus: endpoint({
    method: 'PATCH',
    path: '/jobs/{id}/application/status',
    auth: 'candidate',
    summary:
      "Move one's own application to human_pending after a completed interview; nothing else is allowed",
    body: z.object({ status: applicationStatus }),
    response: success(z.object({ status: applicationStatus })),
    errors: ['application_not_found', 'status_not_allowed'],
  }),
} as const
