import type { staffAssessments } from '#shared/desk/contract/staff-assessments.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { createApplications } from '#functions/application/rows/applications.ts'
import { createAssessments } from '#functions/application/rows/assessments.ts'
import { createNotes } from '#functions/application/rows/notes.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { createStaffLetters } from '../rows/staff-letters.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const staffAssessmentsUses = uses(
  { secrets: callerSecretsFrom },
  {
    staff: createStaffGate,
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    assessments: ({ dynamo, tables, random }) => createAssessments(dynamo, tables, random),
    notes: ({ dynamo, tables, random }) => createNotes(dynamo, tables, random),
    letters: ({ dynamo, tables }) => createStaffLetters(dynamo, tables.staff),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
  },
)

export type StaffAssessmentsApp = AppOf<typeof staffAssessmentsUses>

export type StaffAssessmentsHandlers = Handlers<typeof staffAssessments, StaffAssessmentsApp>
