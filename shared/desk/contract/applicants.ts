import * as z from 'zod/mini'
import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { applicationStatus } from '#shared/application/application.ts'
import { historyEntry } from '#shared/platform/audit.ts'
import { comparedSection } from '#shared/interview/comparison.ts'
import { isLongEnough, maxSearchLetters, minSearchLetters, searchText } from '#shared/account/name-search.ts'
import { applicantProfile } from '#shared/account/profile.ts'
import { staffRoles } from '#shared/platform/staff.ts'
import { anyLine } from '#shared/platform/text.ts'
import { lastLetter } from '#shared/application/last-letter.ts'
import { comparedIds } from './compared-ids.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { listedApplication, recordingState } from './listed.ts'
import { pageCursor } from './page-cursor.ts'
import { listsAreRead } from './reasons.ts'

/** An applicant beside others, with the latest interview that has ended; the answers are with the questions. */
const comparedApplicant = z.object({
  application: listedApplication,
  interview: z.nullable(
    z.object({
      /** `openRecording` opens it. */
      recordingId: z.string(),
      startedAt: z.string(),
      state: recordingState,
    }),
  ),
  /** Those that the candidate asked. */
  questions: z.array(z.object({ text: z.string(), atMilliseconds: z.nullable(z.number()) })),
})

export type ComparedApplicant = z.output<typeof comparedApplicant>

/** `isMore`: counting has stopped at `count`. */
const counted = z.object({ count: z.number(), isMore: z.boolean() })

/** Finding, showing and comparing applicants. */
export const recruitingApplicants = {
  listApplications: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/applications',
    auth: 'operator',
    operators: { roles: ['recruiters'], unaudited: listsAreRead },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'position' },
    summary: 'The applications for a position, oldest first, in pages',
    query: z.object({
      status: z.optional(applicationStatus),
      cursor: pageCursor,
    }),
    response: success(z.object({ applications: z.array(listedApplication), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
  }),
  listApplicants: endpoint({
    method: 'GET',
    path: '/recruiting/applicants',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], unaudited: listsAreRead },
    desk: { roles: staffRoles, scope: 'listed' },
    summary: 'The applications for every position, or for one, newest first, in pages of 50',
    // `reason`: only those that are rejected for it.
    query: z.object({
      job: z.optional(anyLine(64)),
      status: z.optional(applicationStatus),
      reason: z.optional(z.enum(rejectionReasons)),
      stage: z.optional(z.enum(applicantStages)),
      cursor: pageCursor,
    }),
    response: success(z.object({ applicants: z.array(listedApplication), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
  }),
  showToday: endpoint({
    method: 'GET',
    path: '/recruiting/today',
    auth: 'operator',
    operators: { roles: ['recruiters'], unaudited: listsAreRead },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'listed' },
    summary:
      'What waits for the team: counts, the newest to review, invitations, and decisions that can be recalled',
    response: success(
      z.object({
        toReview: counted,
        /** Interviewed by the team, without a decision. */
        toDecide: counted,
        /** Of each position with one to review, and of each of a reviewer's positions. */
        positions: z.array(z.object({ jobId: z.string(), toReview: z.number() })),
        newest: z.array(listedApplication),
        /** Those of `groupsOf`. */
        invited: z.array(listedApplication),
        /** There are more invited applicants than were read. */
        isInvitedCut: z.boolean(),
        undoable: z.array(listedApplication),
        /** With a note that mentions the caller, who has not opened the applicant since. An older API does not send them. */
        mentions: z._default(z.array(listedApplication), []),
      }),
    ),
  }),
  searchApplicants: endpoint({
    method: 'POST',
    path: '/recruiting/applicants/search',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], unaudited: listsAreRead },
    desk: { roles: staffRoles, scope: 'listed' },
    summary:
      'At most 50 applications of candidates whose e-mail address, name, or a further word of it, begins with a text',
    // In the body, because paths are logged.
    body: z.object({
      text: anyLine(maxSearchLetters, 0).check(
        z.refine((text) => isLongEnough(searchText(text)), {
          error: `Please type at least ${minSearchLetters} letters of a name or an email address`,
        }),
      ),
      job: z.optional(anyLine(64)),
    }),
    // `more`: further names begin with the text; a longer text finds them.
    response: success(z.object({ applicants: z.array(listedApplication), more: z.boolean() })),
    errors: ['job_not_found'],
  }),
  showApplication: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'application_shown' },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'application' },
    summary: 'One application with the profile of its candidate',
    response: success(
      z.object({
        application: listedApplication,
        profile: applicantProfile,
        letter: z.nullable(lastLetter),
      }),
    ),
    errors: ['application_not_found'],
  }),
  compareApplications: endpoint({
    method: 'POST',
    path: '/recruiting/jobs/{id}/comparison',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'applications_compared' },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'position' },
    summary:
      'Two to four applicants of a position, question by question: how it was asked, and what each of them answered',
    body: z.object({ applications: comparedIds }),
    // The applicants in the order of the body; the cells of each question likewise.
    response: success(
      z.object({ applicants: z.array(comparedApplicant), sections: z.array(comparedSection) }),
    ),
    errors: ['job_not_found', 'application_not_found'],
  }),
  showHistory: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}/history',
    auth: 'operator',
    operators: {
      roles: ['recruiters', 'privacyOfficers'],
      unaudited: 'It shows what operators did, and nothing about a candidate but ids',
    },
    desk: { roles: staffRoles, scope: 'application' },
    summary: 'Who did what about an application and its interviews, newest first',
    query: z.object({ cursor: pageCursor }),
    response: success(z.object({ entries: z.array(historyEntry), next: z.nullable(z.string()) })),
    errors: ['application_not_found'],
  }),
  openCv: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/cv/link',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'cv_opened' },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'application' },
    summary: 'A link that opens the CV of an applicant for five minutes',
    response: success(z.object({ url: z.string(), expiresAt: z.string(), fileName: z.string() })),
    errors: ['application_not_found', 'applicant_without_cv'],
  }),
  grantAttempt: endpoint({
    method: 'POST',
    path: '/recruiting/attempts',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'attempt_granted' },
    desk: { roles: ['recruiter'], scope: 'everything' },
    summary:
      'Let a candidate start one more interview for a position, also after one that was completed or an application that was withdrawn',
    // In the body, because paths are logged.
    body: z.object({ candidate: anyLine(320), jobId: anyLine(64) }),
    response: success(z.object({ jobTitle: z.string() })),
    errors: ['candidate_not_found', 'job_not_found', 'no_attempt_used', 'interview_not_repeatable'],
  }),
} as const
