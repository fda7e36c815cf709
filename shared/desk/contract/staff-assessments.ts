import * as z from 'zod/mini'
import { note, othersAssessment, sentMarks, staffAssessment } from '#shared/application/staff-assessment.ts'
import { comparedIds } from './compared-ids.ts'
import { applicantNotes } from './applicant-notes.ts'
import { endpoint } from '#shared/platform/contract/endpoint.ts'
import { success } from '#shared/platform/contract/wire.ts'

const ofApplicant = z.object({
  /** The position's present criteria. A mark under another text is of an earlier criterion. */
  criteria: z.array(z.string()),
  own: z.nullable(staffAssessment),
  /** Hidden until the caller has marked each criterion or, where the position has none, written a note. */
  others: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hidden'), count: z.number() }),
    z.object({ kind: z.literal('shown'), assessments: z.array(othersAssessment) }),
  ]),
})

const assessed = success(ofApplicant)

const assessors = { roles: ['recruiter', 'reviewer'], scope: 'application' } as const

/** What each member of staff notes and marks about an applicant. Not for the `recruiter` command: several people may share its IAM principal. */
export const staffAssessments = {
  showAssessments: endpoint({
    method: 'GET',
    path: '/desk/applications/{id}/assessments',
    auth: 'staff',
    desk: assessors,
    summary: "The caller's assessment of an applicant, and the others' once the caller's is complete",
    response: assessed,
    errors: ['application_not_found'],
  }),
  compareAssessments: endpoint({
    method: 'POST',
    path: '/desk/jobs/{id}/assessments/comparison',
    auth: 'staff',
    desk: { roles: assessors.roles, scope: 'position' },
    summary:
      "The same for two to four applicants of a position; for each, the others' are hidden until the caller's is complete",
    body: z.object({ applications: comparedIds }),
    response: success(z.object({ applicants: z.array(ofApplicant) })),
    errors: ['application_not_found'],
  }),
  saveAssessment: endpoint({
    method: 'PUT',
    path: '/desk/applications/{id}/assessments',
    auth: 'staff',
    desk: assessors,
    summary: "Replace the caller's assessment of an applicant, if it is still the one that was read",
    // `updatedAt` of what was read; null where there was nothing.
    body: z.object({ note, marks: sentMarks, updatedAt: z.nullable(z.iso.datetime()) }),
    response: assessed,
    errors: ['application_not_found', 'assessment_changed', 'criteria_changed'],
  }),
  ...applicantNotes,
} as const
