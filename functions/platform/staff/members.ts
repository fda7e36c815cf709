import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/platform/email-key.ts'
import type { StaffMember } from '#shared/platform/staff-member.ts'
import type { Proposal } from '#shared/platform/staff-rights.ts'
import type { StaffState } from '#shared/platform/staff.ts'
import type { Random } from '../world/ports.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { canBeKey } from '../dynamo/key-length.ts'
import { queryAll } from '../dynamo/pages.ts'
import { writeTogether, type Step } from '../dynamo/transaction.ts'
import { memberKey, memberUpdate, type MemberUpdate } from './member-update.ts'
import { storedMember, type StoredMember } from './stored-member.ts'

/** What an administrator changes of a member. */
export type MemberChange = Partial<Pick<StaffMember, 'role' | 'positions' | 'isAdministrator'>> & {
  state?: StaffState
}

/** In place of a member's id where no member has the address, so that the reads are the same. */
const nobody = 'nobody'

const addressRow = z.object({ memberId: z.string() })

/** Raises the number of changes, which is compared with what was read. */
function changed(
  { changes, proposal: before }: StoredMember,
  set: MemberChange,
  proposal: Proposal | undefined,
): MemberUpdate {
  return {
    set: { ...set, changes: changes + 1, ...(proposal !== undefined && { proposal }) },
    remove: proposal === undefined && before !== undefined ? ['proposal'] : [],
    condition: '(attribute_not_exists(#changes) OR #changes = :changesBefore)',
    values: { ':changesBefore': changes },
  }
}

const addressKey = (email: string) => ({ kind: 'address', id: emailKey(email) })

const newMemberSteps = (table: string, member: StoredMember): Step[] => [
  {
    Put: {
      TableName: table,
      Item: { ...addressKey(member.email), memberId: member.id },
      ConditionExpression: 'attribute_not_exists(id)',
    },
  },
  { Put: { TableName: table, Item: { kind: 'member', ...member } } },
]

/** Members of staff. An address belongs to one, whatever candidates have it. */
export function createMembers(dynamo: Dynamo, table: string, random: Random) {
  const read = async (Key: { kind: string; id: string }): Promise<unknown> => {
    if (!canBeKey(Key.id)) return undefined
    const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item
  }
  const byId = async (id: string): Promise<StoredMember | undefined> =>
    z.optional(storedMember).parse(await read(memberKey(id)))

  const write = async (steps: Step[]): Promise<boolean> => (await writeTogether(dynamo, steps, random)).done

  return {
    byId,

    async byEmail(email: string): Promise<StoredMember | undefined> {
      const address = z.optional(addressRow).parse(await read(addressKey(email)))
      return byId(address?.memberId ?? nobody)
    },

    /** Staff are few: a company has tens of recruiters. */
    all: async (): Promise<StoredMember[]> =>
      (
        await queryAll(dynamo, {
          TableName: table,
          KeyConditionExpression: 'kind = :member',
          ExpressionAttributeValues: { ':member': 'member' },
          ConsistentRead: true,
        })
      ).map((row) => storedMember.parse(row)),

    /** False where the address has a member already. */
    add: (member: StoredMember, auditSteps: readonly Step[]): Promise<boolean> =>
      write([...newMemberSteps(table, member), ...auditSteps]),

    /**
     * Writes only what is given, while the member is as it was read; takes effect with the next call, because each call reads the
     * member. `epoch`: raised where sign-ins have to end.
     */
    change: (
      member: StoredMember,
      { set, proposal }: { set: MemberChange & { epoch?: number }; proposal?: Proposal | undefined },
      auditSteps: readonly Step[],
    ): Promise<boolean> =>
      write([{ Update: memberUpdate(table, member, changed(member, set, proposal)) }, ...auditSteps]),

    /** Removes the second factor and its recovery codes. The member enrols another one by an invitation. */
    resetFactor: (member: StoredMember, auditSteps: readonly Step[]): Promise<boolean> => {
      const { epoch, changes } = member
      const set = { epoch: epoch + 1, changes: changes + 1, state: 'invited', recoveryCodes: [] }
      const remove = ['factor', 'passwordHash', 'proposal']
      return write([{ Update: memberUpdate(table, member, { set, remove }) }, ...auditSteps])
    },
  }
}
