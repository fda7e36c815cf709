import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { emailKey } from '#shared/domain/email-key.ts'
import type { StaffMember } from '#shared/domain/staff-member.ts'
import type { StaffState } from '#shared/domain/staff.ts'
import type { Random } from '../../ports.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { canBeKey } from '../dynamo/key-length.ts'
import { queryAll } from '../dynamo/pages.ts'
import { writeTogether, type Step } from '../dynamo/transaction.ts'
import { staffHash } from './staff-hash.ts'
import { storedMember, type StoredFactor, type StoredMember } from './stored-member.ts'

/** What an operator or a privacy officer changes of a member. */
export type MemberChange = Partial<Pick<StaffMember, 'role' | 'positions'>> & { state?: StaffState }

export type Members = ReturnType<typeof createMembers>

const addressRow = z.object({ memberId: z.string() })

/** Members of staff. An address belongs to one, whatever candidates have it. */
export function createMembers(dynamo: Dynamo, table: string, random: Random) {
  const keyOf = (id: string) => ({ kind: 'member', id })
  const addressKey = (email: string) => ({ kind: 'address', id: emailKey(email) })
  const read = async (Key: { kind: string; id: string }): Promise<unknown> => {
    if (!canBeKey(Key.id)) return undefined
    const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key, ConsistentRead: true }))
    return Item
  }
  const byId = async (id: string): Promise<StoredMember | undefined> =>
    z.optional(storedMember).parse(await read(keyOf(id)))
  /** Refused where the member has changed in what sign-ins and links depend on. */
  const update = (
    { id, epoch }: Pick<StoredMember, 'id' | 'epoch'>,
    { set, remove = [], condition }: Change,
  ): NonNullable<Step['Update']> => ({
    TableName: table,
    Key: keyOf(id),
    UpdateExpression: [
      `SET ${Object.keys(set)
        .map((name) => `#${name} = :${name}`)
        .join(', ')}`,
      ...(remove.length === 0 ? [] : [`REMOVE ${remove.map((name) => `#${name}`).join(', ')}`]),
    ].join(' '),
    ConditionExpression: ['attribute_exists(id) AND #epoch = :epochBefore', ...(condition ?? [])].join(
      ' AND ',
    ),
    ExpressionAttributeNames: Object.fromEntries(
      ['epoch', ...Object.keys(set), ...remove].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ':epochBefore': epoch,
      ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:${name}`, value])),
    },
  })

  return {
    byId,

    async byEmail(email: string): Promise<StoredMember | undefined> {
      const address = z.optional(addressRow).parse(await read(addressKey(email)))
      return address === undefined ? undefined : byId(address.memberId)
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
    add: async (member: StoredMember, kept: readonly Step[]): Promise<boolean> => {
      const steps: Step[] = [
        {
          Put: {
            TableName: table,
            Item: { ...addressKey(member.email), memberId: member.id },
            ConditionExpression: 'attribute_not_exists(id)',
          },
        },
        { Put: { TableName: table, Item: { kind: 'member', ...member } } },
        ...kept,
      ]
      return (await writeTogether(dynamo, steps, random)).done
    },

    /** Role, positions and state act at once, because each call reads the member. */
    change: async (member: StoredMember, change: MemberChange, kept: Step): Promise<boolean> =>
      (await writeTogether(dynamo, [{ Update: update(member, { set: change }) }, kept], random)).done,

    /** Takes the second factor away with its recovery codes. The member enrols another one by an invitation. */
    resetFactor: async (member: StoredMember, kept: readonly Step[]): Promise<boolean> => {
      const set = { epoch: member.epoch + 1, state: 'invited', recoveryCodes: [] }
      const remove = ['factor', 'passwordHash']
      return (await writeTogether(dynamo, [{ Update: update(member, { set, remove }) }, ...kept], random))
        .done
    },

    /** Password and second factor of a member who was invited. */
    activate: (
      member: StoredMember,
      { passwordHash, factor, recoveryCodes }: Activation,
      spent: Step,
    ): Promise<boolean> => {
      const set = {
        passwordHash,
        factor,
        recoveryCodes: recoveryCodes.map(staffHash),
        state: 'active',
        epoch: member.epoch + 1,
      }
      return writeTogether(dynamo, [{ Update: update(member, { set }) }, spent], random).then(
        ({ done }) => done,
      )
    },

    /** A new password, which ends every sign-in. The second factor stays. */
    setPassword: (member: StoredMember, passwordHash: string, spent: Step): Promise<boolean> => {
      const set = { passwordHash, epoch: member.epoch + 1 }
      return writeTogether(dynamo, [{ Update: update(member, { set }) }, spent], random).then(
        ({ done }) => done,
      )
    },

    /** Uses the code of this step; false where that or a later one was used. */
    useStep: (member: StoredMember, factor: StoredFactor): Promise<boolean> => {
      const changed = update(member, { set: { factor }, condition: ['#factor.lastStep < :step'] })
      return updateIf(dynamo, {
        ...changed,
        ExpressionAttributeValues: { ...changed.ExpressionAttributeValues, ':step': factor.lastStep },
      })
    },

    /** Uses up a recovery code; false where another call has used it. */
    useRecoveryCode: (member: StoredMember, code: string): Promise<boolean> => {
      const left = member.recoveryCodes.filter((hash) => hash !== staffHash(code))
      if (left.length === member.recoveryCodes.length) return Promise.resolve(false)
      const changed = update(member, {
        set: { recoveryCodes: left },
        condition: ['contains(#recoveryCodes, :used)'],
      })
      return updateIf(dynamo, {
        ...changed,
        ExpressionAttributeValues: { ...changed.ExpressionAttributeValues, ':used': staffHash(code) },
      })
    },
  }
}

type Change = {
  set: Readonly<Record<string, unknown>>
  remove?: readonly string[]
  condition?: readonly string[]
}

type Activation = { passwordHash: string; factor: StoredFactor; recoveryCodes: readonly string[] }
