import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { deskIdleSeconds, freshCodeSeconds } from '#shared/platform/staff.ts'
import { unlessConditionFails, updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { canBeKey } from '../dynamo/key-length.ts'
import { queryAll } from '../dynamo/pages.ts'
import { seconds } from '../limits/guards.ts'
import { staffHash } from './staff-hash.ts'

const storedStaffSignIn = z.object({
  memberId: z.string(),
  epoch: z.number(),
  /** `password`: the second factor has still to be given. */
  stage: z.enum(['password', 'full']),
  expiresAt: z.number(),
  /** Later without activity it is over; absent until the second factor is given. */
  activeUntil: z.optional(z.number()),
  /** Until then the last code of the second factor is fresh. */
  codeUntil: z.optional(z.number()),
  begunAt: z.optional(z.string()),
  browser: z.optional(z.string()),
  /** When the member signed in before; absent at the first sign-in. */
  newSince: z.optional(z.string()),
})

export type StoredStaffSignIn = z.output<typeof storedStaffSignIn>

const listedSignIn = z.object({ ...storedStaffSignIn.shape, id: z.string() })

export type ListedSignIn = z.output<typeof listedSignIn>

const kind = 'sign-in'

const isLive = ({ expiresAt, activeUntil = expiresAt }: StoredStaffSignIn, now: Date): boolean =>
  Math.min(expiresAt, activeUntil) > seconds(now)

/** The sign-ins of one member. */
const listedSignIns = (dynamo: Dynamo, table: string) => ({
  /** Staff are few, and their sign-ins expire, so that no index is needed. */
  async ofMember({ id, epoch }: { id: string; epoch: number }, now: Date): Promise<ListedSignIn[]> {
    const rows = await queryAll(dynamo, {
      TableName: table,
      KeyConditionExpression: 'kind = :kind',
      FilterExpression: 'memberId = :member AND epoch = :epoch AND stage = :full',
      ExpressionAttributeValues: { ':kind': kind, ':member': id, ':epoch': epoch, ':full': 'full' },
      ConsistentRead: true,
    })
    return rows.map((row) => listedSignIn.parse(row)).filter((signIn) => isLive(signIn, now))
  },

  /** By the hash of its token, and only where it is the member's. */
  async endListed(id: string, memberId: string): Promise<void> {
    if (!canBeKey(id)) return
    await unlessConditionFails(
      dynamo.send(
        new DeleteCommand({
          TableName: table,
          Key: { kind, id },
          ConditionExpression: 'memberId = :member',
          ExpressionAttributeValues: { ':member': memberId },
        }),
      ),
    )
  },
})

export type StaffSignIns = ReturnType<typeof createStaffSignIns>

/** Sign-ins at the desk, by the hash of the cookie's token. */
export function createStaffSignIns(dynamo: Dynamo, table: string) {
  const keyOf = (token: string) => ({ kind, id: staffHash(token) })
  return {
    ...listedSignIns(dynamo, table),

    async begin(token: string, signIn: StoredStaffSignIn): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: table,
          Item: { ...keyOf(token), ...signIn },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    async find(token: string, now: Date): Promise<StoredStaffSignIn | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: keyOf(token), ConsistentRead: true }),
      )
      const signIn = z.optional(storedStaffSignIn).parse(Item)
      return signIn !== undefined && isLive(signIn, now) ? signIn : undefined
    },

    /** False where it is over. */
    stayActive: (token: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: keyOf(token),
        UpdateExpression: 'SET activeUntil = :until',
        ConditionExpression: 'expiresAt > :now AND activeUntil > :now',
        ExpressionAttributeValues: { ':until': seconds(now) + deskIdleSeconds, ':now': seconds(now) },
      }),

    /** A code was entered again. False where the sign-in is over. */
    refreshCode: (token: string, now: Date): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: keyOf(token),
        UpdateExpression: 'SET codeUntil = :until',
        ConditionExpression: 'expiresAt > :now AND activeUntil > :now',
        ExpressionAttributeValues: { ':until': seconds(now) + freshCodeSeconds, ':now': seconds(now) },
      }),

    async end(token: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: keyOf(token) }))
    },
  }
}
