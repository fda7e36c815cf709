import type { assessments } from '#shared/position/contract/assessments.ts'
import { createAuthentication } from '#functions/account/access/authentication.ts'
import { callerSecretsFrom, keyRingFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { createJobs } from '../rows/jobs.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const assessmentsUses = uses(
  { secrets: callerSecretsFrom, ring: keyRingFrom },
  {
    authenticate: createAuthentication,
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
  },
)

export type AssessmentsHandlers = Handlers<typeof assessments, AppOf<typeof assessmentsUses>>
