import type { staff } from '#shared/contract/staff.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import { callerSecretsFrom, factorRingFrom } from '../config.ts'
import type { Handlers } from '../http/handlers.ts'
import { owaspPasswordCost } from '../ports.ts'
import { createKnownNetworks } from '../storage/limits/known-networks.ts'
import { createLimiter } from '../storage/limits/limiter.ts'
import { createMemberSecrets } from '../storage/staff/member-secrets.ts'
import { createMembers } from '../storage/staff/members.ts'
import { createNoticeRows } from '../storage/staff/notice-rows.ts'
import { createStaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks } from '../storage/staff/staff-links.ts'
import { createStaffSignIns } from '../storage/staff/staff-sign-ins.ts'
import { uses, type AppOf } from '../uses.ts'

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
