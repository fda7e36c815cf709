import type { auth } from '#shared/account/auth/auth.ts'
import { accountUses } from '../access/accounts.ts'
import { createJobs } from '#functions/position/rows/jobs.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { createAudit } from '#functions/platform/audit/audit.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { personUses } from '#functions/erasure/nouns.ts'
import { linkedAccount } from './linked-account.ts'

export const authUses = uses(
  { secrets: callerSecretsFrom, ...accountUses.reads },
  {
    ...accountUses.parts,
    ...personUses.parts,
    /** The account that an e-mailed link leads to. */
    linkedAccount: (from) =>
      linkedAccount({
        links: accountUses.parts.links(from),
        users: accountUses.parts.users(from),
        clock: from.clock,
      }),
    jobs: ({ dynamo, tables, random }) => createJobs(dynamo, tables.jobs, random),
    audit: ({ dynamo, tables, ...world }) => createAudit(dynamo, tables.audit, world),
    staff: createStaffGate,
  },
)

export type AuthApp = AppOf<typeof authUses>

export type AuthHandlers = Handlers<typeof auth, AuthApp>
