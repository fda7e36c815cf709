import type { staffAssessments } from '#shared/contract/staff-assessments.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import type { ApiConfig } from '../config.ts'
import type { StaffGate } from '../http/desk.ts'
import type { Handlers } from '../http/handlers.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { Clock } from '../ports.ts'
import { createApplications, type Applications } from '../storage/applications/applications.ts'
import { createAssessments, type Assessments } from '../storage/assessments/assessments.ts'
import { createDynamo } from '../storage/dynamo/dynamo.ts'
import { createJobs, type Jobs } from '../storage/jobs/jobs.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import type { World } from '../world.ts'

export type StaffAssessmentsApp = RuntimeApp & {
  staff: StaffGate
  members: Pick<Members, 'byId'>
  applications: Pick<Applications, 'byKey'>
  jobs: Pick<Jobs, 'byId'>
  assessments: Pick<Assessments, 'of' | 'save'>
  clock: Clock
}

export type StaffAssessmentsHandlers = Handlers<typeof staffAssessments, StaffAssessmentsApp>

/** Created once per cold start. */
export function createStaffAssessmentsApp(config: ApiConfig, world: World): StaffAssessmentsApp {
  const { clock, random, log } = world
  const { tables } = config
  const dynamo = createDynamo(config.dynamo)
  const members = createMembers(dynamo, tables.staff, random)
  return {
    log,
    secrets: config,
    staff: createStaffGate({ dynamo, table: tables.staff, members, sessions: undefined, clock }),
    members,
    applications: createApplications(dynamo, tables, random),
    jobs: createJobs(dynamo, tables.jobs, random),
    assessments: createAssessments(dynamo, tables, random),
    clock,
  }
}
