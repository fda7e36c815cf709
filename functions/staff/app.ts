import type { staff } from '#shared/contract/staff.ts'
import { createStaffGate } from '../accounts/staff-gate.ts'
import type { ApiConfig } from '../config.ts'
import type { StaffGate } from '../http/desk.ts'
import type { Handlers } from '../http/handlers.ts'
import type { RuntimeApp } from '../http/request.ts'
import type { KeyRing } from '../key-ring.ts'
import { owaspPasswordCost, type Clock, type PasswordCost, type Random } from '../ports.ts'
import { createDynamo, type Dynamo } from '../storage/dynamo/dynamo.ts'
import { createKnownNetworks, type KnownNetworks } from '../storage/limits/known-networks.ts'
import { createLimiter, type ReadableLimiter } from '../storage/limits/limiter.ts'
import { createMemberSecrets, type MemberSecrets } from '../storage/staff/member-secrets.ts'
import { createMembers, type Members } from '../storage/staff/members.ts'
import { createNoticeRows, type NoticeRows } from '../storage/staff/notice-rows.ts'
import { createStaffLetters, type StaffLetters } from '../storage/staff/staff-letters.ts'
import { createStaffLinks, type StaffLinks } from '../storage/staff/staff-links.ts'
import { createStaffSignIns, type StaffSignIns } from '../storage/staff/staff-sign-ins.ts'
import type { World } from '../world.ts'

export type StaffApp = RuntimeApp & {
  staff: StaffGate
  dynamo: Dynamo
  members: Members
  memberSecrets: MemberSecrets
  signIns: StaffSignIns
  links: StaffLinks
  letters: Pick<StaffLetters, 'step'>
  knownNetworks: KnownNetworks
  notices: Pick<NoticeRows, 'settingsOf' | 'saveSettings'>
  limiter: ReadableLimiter
  ring: KeyRing
  clock: Clock
  random: Random
  passwordCost: PasswordCost
}

export type StaffHandlers = Handlers<typeof staff, StaffApp>

/** Created once per cold start. */
export function createStaffApp(config: ApiConfig, ring: KeyRing, world: World): StaffApp {
  const { clock, random, log, passwordCost = owaspPasswordCost } = world
  const dynamo = createDynamo(config.dynamo)
  const table = config.tables.staff
  const members = createMembers(dynamo, table, random)
  return {
    log,
    secrets: config,
    staff: createStaffGate({ dynamo, table, members, sessions: undefined, clock }),
    dynamo,
    members,
    memberSecrets: createMemberSecrets(dynamo, table, random),
    signIns: createStaffSignIns(dynamo, table),
    links: createStaffLinks(dynamo, table),
    letters: createStaffLetters(dynamo, table),
    knownNetworks: createKnownNetworks(dynamo, config.tables.guards),
    notices: createNoticeRows(dynamo, table),
    limiter: createLimiter(dynamo, config.tables.guards, clock),
    ring,
    clock,
    random,
    passwordCost,
  }
}
