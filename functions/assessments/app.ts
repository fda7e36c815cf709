import type { assessments } from '#shared/contract/assessments.ts'
import { createAuthentication } from '../accounts/authentication.ts'
import { callerSecretsFrom, keyRingFrom } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import { createJobs } from '../storage/jobs/jobs.ts'
import { uses, type AppOf } from '../uses.ts'

export const assessmentsUses = uses(
  { secrets: callerSecretsFrom, ring: keyRingFrom },
  {
    authenticate: createAuthentication,
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
  },
)

export type AssessmentsHandlers = Handlers<typeof assessments, AppOf<typeof assessmentsUses>>
