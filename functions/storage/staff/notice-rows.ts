import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import {
  begunAgain,
  noticeSettings,
  usualNotices,
  type NoticeKind,
  type NoticeSettings,
} from '#shared/domain/notices.ts'
import { updateIf } from '../dynamo/conditional.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { queryAll } from '../dynamo/pages.ts'
import { setOf } from '../dynamo/set-attributes.ts'

const kind = 'notices'

/** When a member wants to be told of what, and what the member was told; its key is the kind and the member's id. */
const storedNotices = z.object({
  id: z.string(),
  settings: z._default(noticeSettings, usualNotices),
  told: z._default(z.record(z.string(), z.string()), {}),
  /** The day whose daily letter was written, or is being written. */
  dailyDay: z.optional(z.string()),
  leasedUntil: z.optional(z.string()),
  /** Raised by each lease and by its end, so that a run with an older reading of the row writes no letter. */
  version: z._default(z.number(), 0),
})

export type StoredNotices = z.output<typeof storedNotices>

export const noticesOfNewMember = (id: string): StoredNotices => ({
  id,
  settings: usualNotices,
  told: {},
  version: 0,
})

export type NoticeRows = ReturnType<typeof createNoticeRows>

export function createNoticeRows(dynamo: Dynamo, table: string) {
  const rowOf = (id: string) => ({ TableName: table, Key: { kind, id } })

  const ofMember = async (id: string): Promise<StoredNotices> => {
    const { Item } = await dynamo.send(new GetCommand({ ...rowOf(id), ConsistentRead: true }))
    return Item === undefined ? noticesOfNewMember(id) : storedNotices.parse(Item)
  }

  return {
    settingsOf: async (id: string): Promise<NoticeSettings> => (await ofMember(id)).settings,

    /** The later of two saves counts. A kind that was off begins now. */
    async saveSettings(id: string, settings: NoticeSettings, now: Date): Promise<void> {
      const before = await ofMember(id)
      const begins = begunAgain(before.settings, settings).map((each) => [each, now.toISOString()] as const)
      const told = begins.length === 0 ? undefined : { ...before.told, ...Object.fromEntries(begins) }
      const { set, names, values } = setOf({ settings, told })
      await updateIf(dynamo, {
        ...rowOf(id),
        UpdateExpression: `SET ${set}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      })
    },

    /** Of every member who has been told of something, or has set something. */
    all: async (): Promise<StoredNotices[]> =>
      (
        await queryAll(dynamo, {
          TableName: table,
          KeyConditionExpression: '#kind = :kind',
          ExpressionAttributeNames: { '#kind': 'kind' },
          ExpressionAttributeValues: { ':kind': kind },
          ConsistentRead: true,
        })
      ).map((row) => storedNotices.parse(row)),

    ...leasesOf(dynamo, rowOf),
  }
}

type RowOf = (id: string) => { TableName: string; Key: Readonly<Record<string, string>> }

const leasesOf = (dynamo: Dynamo, rowOf: RowOf) => ({
  /** Gives the row to one run, and the day's letter with it; false where another run has it or had it since the row was read. */
  lease: (
    { id, version, dailyDay }: StoredNotices,
    { now, until, day }: { now: Date; until: Date; day: string | undefined },
  ): Promise<boolean> => {
    const { set, names, values } = setOf({
      version: version + 1,
      leasedUntil: until.toISOString(),
      dailyDay: day ?? dailyDay,
    })
    const isUnchanged = version === 0 ? 'attribute_not_exists(#version)' : '#version = :before'
    return updateIf(dynamo, {
      ...rowOf(id),
      UpdateExpression: `SET ${set}`,
      ConditionExpression: `${isUnchanged} AND (attribute_not_exists(#leasedUntil) OR #leasedUntil <= :now)`,
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: {
        ...values,
        ':now': now.toISOString(),
        ...(version === 0 ? {} : { ':before': version }),
      },
    })
  },

  /** Ends a lease after a letter, or where there was nothing to tell. */
  async finish(
    { id, told }: StoredNotices,
    leasedUntil: Date,
    { kinds, at }: { kinds: readonly NoticeKind[]; at: Date },
  ) {
    // A kind that began a moment ago keeps its own.
    const until = (each: NoticeKind): string =>
      [told[each] ?? '', at.toISOString()].toSorted().at(-1) ?? at.toISOString()
    const now = Object.fromEntries(kinds.map((each) => [each, until(each)]))
    await updateIf(dynamo, {
      ...rowOf(id),
      UpdateExpression: 'SET told = :told REMOVE leasedUntil ADD #version :one',
      ConditionExpression: 'leasedUntil = :held',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':told': { ...told, ...now },
        ':held': leasedUntil.toISOString(),
      },
    })
  },

  /** Ends a lease whose letter was not accepted: the next run writes it again, the day's letter too. */
  async giveBack({ id, dailyDay }: StoredNotices, leasedUntil: Date): Promise<void> {
    await updateIf(dynamo, {
      ...rowOf(id),
      UpdateExpression:
        dailyDay === undefined
          ? 'REMOVE leasedUntil, dailyDay ADD #version :one'
          : 'SET dailyDay = :day REMOVE leasedUntil ADD #version :one',
      ConditionExpression: 'leasedUntil = :held',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: {
        ':one': 1,
        ':held': leasedUntil.toISOString(),
        ...(dailyDay === undefined ? {} : { ':day': dailyDay }),
      },
    })
  },
})
