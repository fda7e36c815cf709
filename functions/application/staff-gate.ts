import type { StaffGate } from '#functions/platform/http/desk.ts'
import type { Clock, Random } from '#functions/platform/world/ports.ts'
import { applicationKey } from './rows/application-id.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { recordingKeyOf } from './session/recording-id.ts'
import type { Sessions } from './session/sessions.ts'
import { createMembers } from '#functions/platform/staff/members.ts'
import { createStaffSignIns, type StaffSignIns } from '#functions/platform/staff/staff-sign-ins.ts'
import { shownMember } from '#functions/platform/staff/stored-member.ts'

type Parts = {
  dynamo: Dynamo
  tables: { staff: string }
  clock: Clock
  random: Random
  /** Only in a function that has endpoints about recordings. */
  sessions?: Pick<Sessions, 'asStored'>
}

/** Reads sign-in and member at each call, so a change of role, state or password takes effect with the next call. */
export function createStaffGate({ dynamo, tables, clock, random, sessions }: Parts): StaffGate {
  const members = createMembers(dynamo, tables.staff, random)
  const signIns: StaffSignIns = createStaffSignIns(dynamo, tables.staff)
  return {
    async signedIn(token) {
      const now = clock()
      const signIn = await signIns.find(token, now)
      if (signIn === undefined || signIn.stage !== 'full') return undefined
      const member = await members.byId(signIn.memberId)
      if (member?.state !== 'active' || member.epoch !== signIn.epoch) return undefined
      return { member: shownMember(member), hasFreshCode: (signIn.codeUntil ?? 0) > seconds(now) }
    },

    async positionOf(scope, id) {
      if (scope === 'position') return id
      if (scope === 'application') return applicationKey(id)?.jobId
      const key = recordingKeyOf(id)
      return key === undefined ? undefined : (await sessions?.asStored(key.userId, key.id))?.jobId
    },
  }
}
