import * as z from 'zod/mini'
import { interviewWords } from '../domain/interviewer/interview-words.ts'
import { application, applicationStatus } from '../domain/application.ts'
import { auditEntry, historyEntry } from '../domain/audit.ts'
import { comparedSection } from '../domain/comparison.ts'
import { pendingDecision, seenApplication, wantedDecision } from '../domain/decision.ts'
import { interviewStatus } from '../domain/interview.ts'
import { jobImport, job, jobStatus } from '../domain/job.ts'
import { isLongEnough, maxSearchLetters, minSearchLetters, searchText } from '../domain/name-search.ts'
import { applicantProfile, personName } from '../domain/profile.ts'
import { anyLine } from '../domain/text.ts'
import { email } from '../domain/email.ts'
import { staffRoles } from '../domain/staff.ts'
import { reviewedPositions, staffMember, staffRole } from '../domain/staff-member.ts'
import { comparedIds } from './compared-ids.ts'
import { endpoint } from './endpoint.ts'
import { success } from './wire.ts'

const listedApplication = z.object({
  ...application.shape,
  /** An address that is not proved can be another person's; it is empty where the owner of the mailbox did not register. */
  candidate: z.object({ name: z.string(), email: z.string(), isAddressProved: z.boolean() }),
  interview: z.nullable(interviewStatus),
  /** What a recruiter has decided and can still recall; an older API does not send it. */
  decision: z._default(z.nullable(pendingDecision), null),
})

/** The last letter about an application, if its row still has one: it is removed once it is e-mailed. */
const lastLetter = z.object({
  /** `received`, or the status that the letter tells. */
  about: z.string(),
  state: z.enum(['sent', 'pending', 'dead']),
  /** When it was e-mailed, or is tried next. */
  at: z.string(),
  attempts: z.number(),
})

export type LastLetter = z.output<typeof lastLetter>

/**
 * How far a recording is. `running`: the interview goes on; `waiting`: parts can still arrive; `incomplete`: some never
 * arrived; `none`: nothing was recorded; `failed`: its files were given up after the last attempt; `deleting`, `deleted`: on
 * request of the candidate.
 */
const recordingState = z.enum([
  'running',
  'waiting',
  'assembled',
  'incomplete',
  'none',
  'failed',
  'deleting',
  'deleted',
])
export type RecordingState = z.output<typeof recordingState>

const listedRecording = z.object({
  id: z.string(),
  applicationId: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  candidate: z.object({ name: z.string(), email: z.string() }),
  interview: interviewStatus,
  startedAt: z.string(),
  consentAt: z.nullable(z.string()),
  state: recordingState,
  /** Why it failed, by the name of the error; null in every other state. */
  failure: z.nullable(z.string()),
  /** Null where the files do not tell it, or are not written yet. */
  seconds: z.nullable(z.number()),
  bytes: z.number(),
  files: z.array(z.string()),
  /** In the bucket of interviews. */
  folder: z.string(),
})

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
  /** What the candidate asked. */
  questions: z.array(z.object({ text: z.string(), atMilliseconds: z.nullable(z.number()) })),
})

export type ComparedApplicant = z.output<typeof comparedApplicant>

export type ListedRecording = z.output<typeof listedRecording>

export type ListedApplication = z.output<typeof listedApplication>

/** A description in any script, and the longest assessment; a row of the table may have 400 kB. */
const jobBytes = 256 * 1024

const listsAreRead = 'Every command reads the lists to find what a reference names'

const done = success(z.object({ id: z.string() }))

/** What recruiters do, with a tool that signs its calls with IAM credentials; locally it calls from loopback. */
export const recruiting = {
  importJob: endpoint({
    method: 'PUT',
    path: '/recruiting/jobs/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'position_imported' },
    desk: { roles: ['recruiter'], scope: 'position' },
    summary: 'Create or replace a position; its applications stay. Shown on the site after `publish`',
    // `new`: refused where the id is taken. A time: of what was read, refused where the position was changed since.
    query: z.object({ read: z.optional(z.union([z.literal('new'), z.iso.datetime()])) }),
    body: jobImport,
    bodyLimitBytes: jobBytes,
    // An older API does not send the time.
    response: success(z.object({ id: z.string(), created: z.boolean(), updatedAt: z.optional(z.string()) })),
    errors: ['job_id_invalid', 'position_exists', 'position_changed'],
  }),
  listJobs: endpoint({
    method: 'GET',
    path: '/recruiting/jobs',
    auth: 'operator',
    operators: {
      roles: ['recruiters', 'privacyOfficers'],
      unaudited: 'The site shows the positions to everybody',
    },
    desk: { roles: staffRoles, scope: 'listed' },
    summary: 'Every position, open and closed',
    response: success(z.object({ jobs: z.array(job) })),
  }),
  showJob: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}',
    auth: 'operator',
    operators: {
      roles: ['recruiters'],
      unaudited: 'It shows what recruiters wrote about a position, and nothing about a candidate',
    },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'position' },
    summary: 'One position, and the same as it is imported, so that it can be changed',
    response: success(z.object({ job, import: jobImport, updatedAt: z.optional(z.string()) })),
    errors: ['job_not_found'],
  }),
  setJobStatus: endpoint({
    method: 'PATCH',
    path: '/recruiting/jobs/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'position_status_set' },
    desk: { roles: ['recruiter'], scope: 'position' },
    summary: 'Close or reopen a position',
    body: z.object({ status: jobStatus }),
    response: success(job),
    errors: ['job_not_found'],
  }),
  removeJob: endpoint({
    method: 'DELETE',
    path: '/recruiting/jobs/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'position_removed' },
    desk: { roles: ['recruiter'], scope: 'position' },
    summary: 'Delete a position that nobody applied for; its page answers 404 after `publish`',
    response: done,
    errors: ['job_not_found', 'job_has_applications'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/recruiting/publish',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'published' },
    desk: { roles: ['recruiter'], scope: 'everything' },
    summary: 'Write the snapshot of the positions, their pages and the sitemap',
    isPatient: true,
    response: success(z.object({ jobs: z.number() })),
  }),
  listApplications: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/applications',
    auth: 'operator',
    operators: { roles: ['recruiters'], unaudited: listsAreRead },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'position' },
    summary: 'The applications for a position, oldest first, in pages',
    query: z.object({
      status: z.optional(applicationStatus),
      cursor: z.optional(z.string().check(z.maxLength(500))),
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
    query: z.object({
      job: z.optional(anyLine(64)),
      status: z.optional(applicationStatus),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: success(z.object({ applicants: z.array(listedApplication), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
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
    // `more`: others begin with it, too; a longer text finds them.
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
      'Two to four applicants of a position, question by question: as it was asked, and what each answered',
    body: z.object({ applications: comparedIds }),
    // The applicants in the order of the body; the cells of each question likewise.
    response: success(
      z.object({ applicants: z.array(comparedApplicant), sections: z.array(comparedSection) }),
    ),
    errors: ['job_not_found', 'application_not_found'],
  }),
  listRecordingsOfApplication: endpoint({
    method: 'GET',
    path: '/recruiting/applications/{id}/recordings',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], unaudited: listsAreRead },
    desk: { roles: staffRoles, scope: 'application' },
    summary: 'The interviews of an application that have begun, oldest first',
    response: success(z.object({ recordings: z.array(listedRecording) })),
    errors: ['application_not_found'],
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
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
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
  setApplicationStatus: endpoint({
    method: 'PATCH',
    path: '/recruiting/applications/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'application_decided' },
    desk: { roles: ['recruiter'], scope: 'application' },
    summary: 'Decide on an application; after ten minutes the status changes and the candidate is e-mailed',
    // Date, place and length are those of the interview with the team, for `interview_pending`; a change is e-mailed again.
    // With `seen` it is refused where the application is no longer as the caller saw it; the message names who decided.
    body: z.object({ ...wantedDecision.shape, seen: z.optional(seenApplication) }),
    response: success(z.object({ application: listedApplication })),
    errors: [
      'application_not_found',
      'status_not_allowed',
      'interview_date_not_allowed',
      'interview_date_needed',
      'decision_pending',
      'decided_meanwhile',
    ],
  }),
  previewLetter: endpoint({
    method: 'POST',
    path: '/recruiting/applications/{id}/letter',
    auth: 'operator',
    operators: { roles: ['recruiters'], unaudited: 'It shows what a letter would say, and changes nothing' },
    desk: { roles: ['recruiter'], scope: 'application' },
    summary: 'The letter that a decision would send, and its opening, which a recruiter may write anew',
    body: wantedDecision,
    response: success(z.object({ subject: z.string(), text: z.string(), opening: z.string() })),
    errors: [
      'application_not_found',
      'status_not_allowed',
      'interview_date_not_allowed',
      'interview_date_needed',
      'decision_pending',
    ],
  }),
  recallDecision: endpoint({
    method: 'DELETE',
    path: '/recruiting/applications/{id}/decision',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'decision_recalled' },
    desk: { roles: ['recruiter'], scope: 'application' },
    summary: 'Recall a decision that has not taken effect; the candidate never hears of it',
    response: success(z.object({ application: listedApplication })),
    errors: ['application_not_found', 'no_decision_pending'],
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
  listRecordings: endpoint({
    method: 'GET',
    path: '/recruiting/jobs/{id}/recordings',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], unaudited: listsAreRead },
    desk: { roles: staffRoles, scope: 'position' },
    summary: 'The interviews for a position that have begun, in pages of applications',
    query: z.object({ cursor: z.optional(z.string().check(z.maxLength(500))) }),
    response: success(z.object({ recordings: z.array(listedRecording), next: z.nullable(z.string()) })),
    errors: ['job_not_found'],
  }),
  openRecording: endpoint({
    method: 'POST',
    path: '/recruiting/recordings/{id}/link',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'recording_opened' },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'recording' },
    summary: 'A link that opens the page of a recording for an hour',
    response: success(z.object({ url: z.string(), expiresAt: z.string(), recording: listedRecording })),
    errors: ['recording_not_found', 'recording_not_written', 'recording_deleted'],
  }),
  showQuotes: endpoint({
    method: 'GET',
    path: '/recruiting/recordings/{id}/quotes',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'quotes_shown' },
    desk: { roles: ['recruiter', 'reviewer'], scope: 'recording' },
    summary: "The candidate's own sentences by criterion or question, and how many turns were a model's",
    response: success(interviewWords),
    errors: ['recording_not_found', 'recording_not_written', 'recording_deleted'],
  }),
  retryRecording: endpoint({
    method: 'POST',
    path: '/recruiting/recordings/{id}/retry',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'recording_retried' },
    desk: { roles: ['recruiter'], scope: 'recording' },
    summary:
      'Write the files of an interview again: those that were given up, or those that an older version wrote',
    response: done,
    errors: ['recording_not_found', 'recording_not_failed'],
  }),
  removeRecording: endpoint({
    method: 'DELETE',
    path: '/recruiting/recordings/{id}',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'recording_deleted' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'recording' },
    summary:
      'Delete a recording with its transcript, whose candidate has withdrawn the consent; the application stays. A repeated call finishes what failed',
    // Whether the candidate was e-mailed, by this call or one before; null where there is no address.
    response: success(z.object({ id: z.string(), isEmailed: z.nullable(z.boolean()) })),
    errors: ['recording_not_found', 'interview_not_ended'],
  }),
  listAudit: endpoint({
    method: 'POST',
    path: '/recruiting/audit',
    auth: 'operator',
    operators: {
      roles: ['privacyOfficers'],
      unaudited: 'It shows what operators did, and nothing about a candidate but ids',
    },
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary:
      'What operators did, oldest first, in pages; of one candidate alone where the body has an id or an e-mail address, also of one who was erased',
    // In the body, because paths are logged.
    body: z.object({
      since: z.iso.datetime(),
      candidate: z.optional(anyLine(320)),
      cursor: z.optional(z.string().check(z.maxLength(500))),
    }),
    response: success(z.object({ entries: z.array(auditEntry), next: z.nullable(z.string()) })),
  }),
  listEnquiries: endpoint({
    method: 'GET',
    path: '/recruiting/enquiries',
    auth: 'operator',
    operators: {
      roles: ['recruiters'],
      unaudited: 'It shows ids and times, and nothing that a visitor wrote',
    },
    desk: { roles: ['recruiter'], scope: 'everything' },
    summary: 'The enquiries that are not e-mailed yet: waiting, or given up after the last attempt',
    response: success(
      z.object({
        enquiries: z.array(
          z.object({
            id: z.string(),
            receivedAt: z.string(),
            enquiryType: z.string(),
            state: z.enum(['pending', 'dead']),
            attempts: z.number(),
            dueAt: z.string(),
          }),
        ),
        /** Whether there are more than one answer lists. */
        more: z.boolean(),
      }),
    ),
  }),
  inviteStaff: endpoint({
    method: 'POST',
    path: '/recruiting/staff',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'staff_invited' },
    summary: 'Invite somebody to the desk: the address gets a letter with a link for seven days',
    body: z.object({ email, name: personName, role: staffRole, positions: z.optional(reviewedPositions) }),
    response: success(staffMember),
    errors: ['staff_exists', 'staff_positions_wrong'],
  }),
  listStaff: endpoint({
    method: 'GET',
    path: '/recruiting/staff',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], unaudited: listsAreRead },
    desk: { roles: ['recruiter', 'privacy_officer'], scope: 'everything' },
    summary: 'Every member of staff',
    response: success(z.object({ staff: z.array(staffMember) })),
  }),
  changeStaff: endpoint({
    method: 'PATCH',
    path: '/recruiting/staff/{id}',
    auth: 'operator',
    operators: { roles: ['recruiters'], act: 'staff_changed' },
    summary: 'Give a member another role or other positions, or disable or enable the account; acts at once',
    body: z.object({
      role: z.optional(staffRole),
      positions: z.optional(reviewedPositions),
      isDisabled: z.optional(z.boolean()),
    }),
    response: success(staffMember),
    errors: ['staff_not_found', 'staff_positions_wrong', 'staff_changed'],
  }),
  resetStaffFactor: endpoint({
    method: 'POST',
    path: '/recruiting/staff/{id}/factor',
    auth: 'operator',
    operators: { roles: ['recruiters', 'privacyOfficers'], act: 'staff_factor_reset' },
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary:
      'For a lost second factor: ends every sign-in, and invites the member again, who enrols another one with a new password',
    response: success(staffMember),
    errors: ['staff_not_found', 'staff_changed'],
  }),
} as const
