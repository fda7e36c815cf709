import * as z from 'zod/mini'
import { application } from '#shared/application/application.ts'
import { introduction } from '#shared/application/introduction.ts'
import { exportedEnquiry } from '#shared/enquiry/exported-enquiry.ts'
import { exportedInterview } from '#shared/interview/exported-interview.ts'
import { profile } from '../profile.ts'
import { exportedLetter } from '#shared/application/written-letter.ts'
import { staffWritten } from '#shared/application/staff-written.ts'
import { exportedNote } from '#shared/application/applicant-note.ts'
import { exportedAssessment } from '#shared/application/staff-assessment.ts'
import { anyLine } from '#shared/platform/text.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { perCandidate } from '#shared/platform/contract/limits.ts'
import { success } from '#shared/platform/contract/wire.ts'

const accountExport = z.object({
  exportedAt: z.string(),
  profile,
  signIns: z.array(z.object({ startedAt: z.string(), endsAt: z.string(), remembered: z.boolean() })),
  applications: z.array(application),
  interviews: z.array(exportedInterview),
  /** Letters that the team wrote; an older API does not send them. */
  letters: z._default(z.array(exportedLetter), []),
  /** Interviews started for applications that have been withdrawn: how many count towards a new application, and until when. */
  earlierAttempts: z.array(
    z.object({ jobId: z.string(), interviewsStarted: z.number(), keptUntil: z.string() }),
  ),
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Enquiries sent with the account's e-mail address; empty until the candidate has proved that address. */
  enquiries: z.array(exportedEnquiry),
  /** Where a recruiter has added the address to a position, and it has not answered; an older API does not send them. */
  introductions: z._default(z.array(introduction), []),
  /** The `cursor` of the next call, which answers further enquiries and nothing else; null after the last ones. */
  next: z.nullable(z.string()),
})

/** An enquiry's id. DynamoDB rejects an empty or overlong key with a ValidationException, which would be answered as 500. */
const exportCursor = z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/)))

/** `profile` is null for a person who has sent enquiries and has no account. */
const personExport = z.object({
  ...accountExport.shape,
  profile: z.nullable(profile),
  enquiriesLeftOut: z.boolean(),
  /** What the staff wrote about the person; the privacy officer decides what to hand out. An older API does not send it. */
  assessments: z._default(z.array(exportedAssessment), []),
  /** The notes of the team's threads; likewise. */
  notes: z._default(z.array(exportedNote), []),
  /** What the staff wrote into applications; likewise. */
  staffWritten: z._default(z.array(z.object({ jobId: z.string(), ...staffWritten.shape })), []),
})

/**
 * Names a candidate by e-mail address or id. In the body, because paths are logged. For an id whose address is not proved, the
 * enquiries with that address are left out (`enquiriesLeftOut`): they can be another person's.
 */
const namedCandidate = z.object({ candidate: anyLine(320) })

/** Everything stored about a person: the candidate exports it, a privacy officer exports and erases it. */
export const authPersonalData = {
  exportMe: endpoint({
    method: 'GET',
    path: '/auth/me/export',
    auth: 'candidate',
    summary: 'Everything stored about the signed-in candidate',
    query: z.object({ cursor: exportCursor }),
    response: success(accountExport),
    errors: ['too_many_attempts'],
    limits: [perCandidate('dataExport')],
  }),
  exportCandidate: endpoint({
    method: 'POST',
    path: '/recruiting/candidates/export',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'account_exported' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary:
      'Everything stored about a person, named in the body by e-mail address or by the id of the account',
    body: z.extend(namedCandidate, { cursor: exportCursor }),
    response: success(personExport),
    errors: ['candidate_not_found'],
  }),
  eraseCandidate: endpoint({
    method: 'POST',
    path: '/recruiting/candidates/erase',
    auth: 'operator',
    operators: { roles: ['privacyOfficers'], act: 'account_erased' },
    isPatient: true,
    desk: { roles: ['privacy_officer'], scope: 'everything' },
    summary: "Delete a person's account with its rows and files, and the enquiries sent with its address",
    body: namedCandidate,
    response: success(
      z.object({
        /** Null for a person without an account. */
        id: z.nullable(z.string()),
        applications: z.number(),
        interviews: z.number(),
        enquiries: z.number(),
        /** An older API does not send it. */
        introductions: z._default(z.number(), 0),
        enquiriesLeftOut: z.boolean(),
        /** There were too many enquiries for one call: repeating it deletes more of them, and the account with the last ones. */
        isMoreLeft: z.boolean(),
      }),
    ),
    errors: ['candidate_not_found'],
  }),
} as const
