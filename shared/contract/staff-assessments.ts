import * as z from 'zod/mini'
import { note, othersAssessment, sentMarks, staffAssessment } from '../domain/staff-assessment.ts'
import { comparedIds } from './compared-ids.ts'
import { endpoint } from './endpoint.ts'
import { success } from './wire.ts'

const ofApplicant = z.object({
  /** Those of the position now; a mark of another text is of an earlier criterion. */
  criteria: z.array(z.string()),
  own: z.nullable(staffAssessment),
  /** Hidden until the caller has marked each criterion, or written a note where the position has none. */
  others: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('hidden'), count: z.number() }),
    z.object({ kind: z.literal('shown'), assessments: z.array(othersAssessment) }),
  ]),
})

const assessed = success(ofApplicant)

const assessors = { roles: ['recruiter', 'reviewer'], scope: 'application' } as const

/** What each member of staff notes and marks about an applicant. The tool has no way to it: a principal is no person. */
export const staffAssessments = {
  showAssessments: endpoint({
    method: 'GET',
    path: '/desk/applications/{id}/assessments',
    auth: 'staff',
    desk: assessors,
    summary: 'The own assessment of an applicant, and the others’ once the own one is complete',
    response: assessed,
    errors: ['application_not_found'],
  }),
  compareAssessments: endpoint({
    method: 'POST',
    path: '/desk/jobs/{id}/assessments/comparison',
    auth: 'staff',
    desk: { roles: assessors.roles, scope: 'position' },
    summary:
      'The same of two to four applicants of a position, each by itself: others’ are seen after one’s own',
    body: z.object({ applications: comparedIds }),
    response: success(z.object({ applicants: z.array(ofApplicant) })),
    errors: ['application_not_found'],
  }),
  saveAssessment: endpoint({
    method: 'PUT',
    path: '/desk/applications/{id}/assessments',
    auth: 'staff',
    desk: assessors,
    summary: 'Write the own assessment of an applicant in place of the one that was read',
    // `updatedAt` of what was read; null where there was nothing.
    body: z.object({ note, marks: sentMarks, updatedAt: z.nullable(z.iso.datetime()) }),
    response: assessed,
    errors: ['application_not_found', 'assessment_changed', 'criteria_changed'],
  }),
} as const
