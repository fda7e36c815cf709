import * as z from 'zod/mini'
import { applicantStages, rejectionReasons } from '#shared/company-hiring.ts'
import { applicationStatus, readStatus } from '#shared/application/application.ts'
import { historyEntry } from '#shared/platform/audit.ts'
import { comparedSection } from '#shared/interview/comparison.ts'
import { maxSearchLetters, minSearchLetters, searchedWords } from '#shared/account/name-search.ts'
import { applicantProfile } from '#shared/account/profile.ts'
import { screening } from '#shared/application/screening.ts'
import { anyLine, anyText } from '#shared/platform/text.ts'
import { lastLetter } from '#shared/application/last-letter.ts'
import { applicantSorts } from '../applicant-sorts.ts'
import { comparedIds } from './compared-ids.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'
import { forAllStaff, forAssessors, forRecruiters } from './callers.ts'
import { listedApplication, recordingState } from './listed.ts'
import { pageCursor } from './page-cursor.ts'
import { candidateQuestion, writtenLetter } from './letters.ts'
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

/** More than the texts of six questions with the longest answers. */
const maxAnswerFilterCharacters = 4000

/** `isMore`: counting has stopped at `count`. */
const counted = z.object({ count: z.number(), isMore: z.boolean() })

/** Which applicants a list has. */
const listFilters = {
  job: z.optional(anyLine(64)),
  status: z.optional(applicationStatus),
  /** Only those that are rejected for it. */
  reason: z.optional(z.enum(rejectionReasons)),
  stage: z.optional(z.enum(applicantStages)),
  /** Only those who answered the questions before the interview so, as `answerFiltersText` writes it. */
  answers: z.optional(anyText(maxAnswerFilterCharacters, 0)),
  /** Only applicants who asked the team something in the interview that no member has answered. */
  questions: z.optional(z.literal('open')),
  /** Within a position: only those whom the calling member has not assessed. */
  unmarked: z.optional(z.literal('mine')),
}

/** The order; without `job` by date alone. */
const sort = z.optional(z.enum(applicantSorts))

/** A row of the file that a recruiter saves. */
const exportedApplicant = z.object({
  id: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  status: readStatus,
  stage: z.string(),
  appliedAt: z.string(),
  screening: z._default(z.nullable(screening), null),
})

export type ExportedApplicant = z.output<typeof exportedApplicant>

/** Finding, showing and comparing applicants. */
export const recruitingApplicants = {
  listApplications: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/applications',
    ...forAssessors('position', { unaudited: listsAreRead }),
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
    ...forAllStaff('listed', { unaudited: listsAreRead }),
    summary: 'The applications for every position, or for one, newest first or as sorted, in pages of 50',
    query: z.object({ ...listFilters, sort, cursor: pageCursor }),
    response: success(
      z.object({
        applicants: z.array(listedApplication),
        next: z.nullable(z.string()),
        /** Of one position: the calling member's mean mark by application, null for a note alone; an older API does not send it. */
        marks: z._default(z.record(z.string(), z.nullable(z.number())), {}),
      }),
    ),
    errors: ['job_not_found'],
  }),
  countApplicants: endpoint({
    method: 'GET',
    path: '/recruiting/applicants/count',
    ...forAllStaff('listed', { unaudited: listsAreRead }),
    summary:
      'How many applications a list has: of one position exactly, of several up to 1,000, or null where no index has them',
    query: z.object(listFilters),
    response: success(z.object({ count: z.nullable(z.number()), isMore: z.boolean() })),
    errors: ['job_not_found'],
  }),
  exportApplicants: endpoint({
    method: 'POST',
    path: '/recruiting/applicants/export',
    ...forRecruiters('everything', { act: 'applicants_exported' }),
    summary:
      'Names, statuses and answers of the applications of a list, to be saved as a file, in pages of 250',
    body: z.object({ ...listFilters, sort, cursor: pageCursor }),
    response: success(z.object({ applicants: z.array(exportedApplicant), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
  }),
  showToday: endpoint({
    method: 'GET',
    path: '/recruiting/today',
    ...forAssessors('listed', { unaudited: listsAreRead }),
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
        /** With a question that nobody has answered, and the newest of them; an older API does not send them. */
        asked: z._default(counted, { count: 0, isMore: false }),
        newestAsked: z._default(z.array(listedApplication), []),
        /** Enquiries of which no attempt to e-mail them is left; none for a reviewer. An older API does not send them. */
        undelivered: z._default(counted, { count: 0, isMore: false }),
        /** Those of `groupsOf`. */
        invited: z.array(listedApplication),
        /** There are more invited applicants than were read. */
        isInvitedCut: z.boolean(),
        undoable: z.array(listedApplication),
        /** The ids of those that the caller has decided; an older API does not send it. */
        mine: z._default(z.array(z.string()), []),
        /** With an acceptance that waits for the caller's agreement; an older API does not send them. */
        toConfirm: z._default(z.array(listedApplication), []),
        /** With a note that mentions the caller, who has not opened the applicant since. An older API does not send them. */
        mentions: z._default(z.array(listedApplication), []),
      }),
    ),
  }),
  searchApplicants: endpoint({
    method: 'POST',
    path: '/recruiting/applicants/search',
    ...forAllStaff('listed', { unaudited: listsAreRead }),
    summary:
      'At most 50 applications of candidates with words that begin with each word of a text: of name, e-mail address, phone number, title or skills',
    // In the body, because paths are logged.
    body: z.object({
      text: anyLine(maxSearchLetters, 0).check(
        z.refine((text) => searchedWords(text).length > 0, {
          error: `Please type a word of at least ${minSearchLetters} letters`,
        }),
      ),
      job: z.optional(anyLine(64)),
    }),
    // `more`: further applicants match; a longer text finds them. `marks` as in the list.
    response: success(
      z.object({
        applicants: z.array(listedApplication),
        more: z.boolean(),
        marks: z._default(z.record(z.string(), z.nullable(z.number())), {}),
      }),
    ),
    errors: ['job_not_found'],
  }),
  showApplication: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}',
    ...forAssessors('application', { act: 'application_shown' }),
    summary: 'One application with the profile of its candidate',
    response: success(
      z.object({
        application: listedApplication,
        profile: applicantProfile,
        letter: z.nullable(lastLetter),
        /** Letters of the team, newest first, and what the candidate asked; an older API does not send them. */
        letters: z._default(z.array(writtenLetter), []),
        questions: z._default(z.array(candidateQuestion), []),
      }),
    ),
    errors: ['application_not_found'],
  }),
  compareApplications: endpoint({
    method: 'POST',
    path: '/recruiting/jobs/{id}/comparison',
    ...forAssessors('position', { act: 'applications_compared' }),
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
    ...forAllStaff('application', {
      unaudited: 'It shows what operators did, and nothing about a candidate but ids',
    }),
    summary: 'Who did what about an application and its interviews, newest first',
    query: z.object({ cursor: pageCursor }),
    response: success(z.object({ entries: z.array(historyEntry), next: z.nullable(z.string()) })),
    errors: ['application_not_found'],
  }),
  openCv: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/cv/link',
    ...forAssessors('application', { act: 'cv_opened' }),
    summary: 'A link that opens the CV of an applicant for five minutes',
    response: success(z.object({ url: z.string(), expiresAt: z.string(), fileName: z.string() })),
    errors: ['application_not_found', 'applicant_without_cv'],
  }),
  grantAttempt: endpoint({
    method: 'POST',
    path: '/recruiting/attempts',
    ...forRecruiters('everything', { act: 'attempt_granted' }),
    summary:
      'Let a candidate start one more interview for a position, also after one that was completed or an application that was withdrawn',
    // In the body, because paths are logged.
    body: z.object({ candidate: anyLine(320), jobId: anyLine(64) }),
    response: success(z.object({ jobTitle: z.string() })),
    errors: ['candidate_not_found', 'job_not_found', 'no_attempt_used', 'interview_not_repeatable'],
  }),
} as const
