import type { staffAssessments } from '#shared/contract/staff-assessments.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import { callerSecretsFrom } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import { createApplications } from '../storage/applications/applications.ts'
import { createAssessments } from '../storage/assessments/assessments.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { createMembers } from '../storage/staff/members.ts'
import { uses, type AppOf } from '../uses.ts'

export const staffAssessmentsUses = uses(
  { secrets: callerSecretsFrom },
  {
    staff: createStaffGate,
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    applications: ({ dynamo, tables, random }) => createApplications(dynamo, tables, random),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    assessments: ({ dynamo, tables, random }) => createAssessments(dynamo, tables, random),
  },
)

export type StaffAssessmentsApp = AppOf<typeof staffAssessmentsUses>

export type StaffAssessmentsHandlers = Handlers<typeof staffAssessments, StaffAssessmentsApp>
