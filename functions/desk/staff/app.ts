import type { staff } from '#shared/desk/contract/staff.ts'
import { createStaffGate } from '#functions/application/staff-gate.ts'
import { callerSecretsFrom, factorRingFrom } from '#functions/platform/config/config.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { owaspPasswordCost } from '#functions/platform/world/ports.ts'
import { createKnownNetworks } from '#functions/platform/limits/known-networks.ts'
import { createLimiter } from '#functions/platform/limits/limiter.ts'
import { createMemberSecrets } from '../rows/member-secrets.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { createNoticeRows } from '../rows/notice-rows.ts'
import { createStaffLetters } from '../rows/staff-letters.ts'
import { createStaffLinks } from '../rows/staff-links.ts'
import { createStaffSignIns } from '#functions/platform/staff/staff-sign-ins.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'

export const staffUses = uses(
  { secrets: callerSecretsFrom, factorRing: factorRingFrom },
  {
    staff: createStaffGate,
    dynamo: ({ dynamo }) => dynamo,
    members: ({ dynamo, tables, random }) => createMembers(dynamo, tables.staff, random),
    memberSecrets: ({ dynamo, tables, random }) => createMemberSecrets(dynamo, tables.staff, random),
    signIns: ({ dynamo, tables }) => createStaffSignIns(dynamo, tables.staff),
    links: ({ dynamo, tables }) => createStaffLinks(dynamo, tables.staff),
    letters: ({ dynamo, tables }) => createStaffLetters(dynamo, tables.staff),
    knownNetworks: ({ dynamo, tables }) => createKnownNetworks(dynamo, tables.guards),
    notices: ({ dynamo, tables }) => createNoticeRows(dynamo, tables.staff),
    limiter: ({ dynamo, tables, clock }) => createLimiter(dynamo, tables.guards, clock),
    ring: ({ factorRing }) => factorRing,
    passwordCost: ({ passwordCost = owaspPasswordCost }) => passwordCost,
  },
)

export type StaffApp = AppOf<typeof staffUses>

export type StaffHandlers = Handlers<typeof staff, StaffApp>
