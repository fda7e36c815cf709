import { GetCommand } from '@aws-sdk/lib-dynamodb'
import {
  begunAgain,
  hasDaily,
  noticeDayOf,
  type NoticeKind,
  type NoticeSettings,
} from '#shared/platform/notices.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { noticeLease, noticesGivenBack, noticesTold } from './notice-updates.ts'
import { noticesKind, noticesOfNewMember, storedNotices, type StoredNotices } from './stored-notices.ts'

/** The notices that members want, and until when each kind was sent. */
export function createNoticeRows(dynamo: Dynamo, table: string) {
  const rowOf = (id: string) => ({ TableName: table, Key: { kind: noticesKind, id } })

  const ofMember = async (id: string): Promise<StoredNotices> => {
    const { Item } = await dynamo.send(new GetCommand({ ...rowOf(id), ConsistentRead: true }))
    return Item === undefined ? noticesOfNewMember(id) : storedNotices.parse(Item)
  }

  return {
    settingsOf: async (id: string): Promise<NoticeSettings> => (await ofMember(id)).settings,

    /** The later of two saves counts. A kind that was off begins now, and daily notices with the next day's. */
    async saveSettings(id: string, settings: NoticeSettings, now: Date): Promise<void> {
      const before = await ofMember(id)
      const begins = begunAgain(before.settings, settings).map((kind) => [kind, now.toISOString()] as const)
      const told = begins.length === 0 ? undefined : { ...before.told, ...Object.fromEntries(begins) }
      const dailyDay = hasDaily(settings) && !hasDaily(before.settings) ? noticeDayOf(now) : undefined
      const { set, names, values } = setOf({ settings, told, dailyDay })
      await updateIf(dynamo, {
        ...rowOf(id),
        UpdateExpression: `SET ${set}`,
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      })
    },

    /** The rows of members who have had a notice, or have saved settings. */
    all: async (): Promise<StoredNotices[]> =>
      (
        await queryAll(dynamo, {
          TableName: table,
          KeyConditionExpression: '#kind = :kind',
          ExpressionAttributeNames: { '#kind': 'kind' },
          ExpressionAttributeValues: { ':kind': noticesKind },
          ConsistentRead: true,
        })
      ).map((row) => storedNotices.parse(row)),

    /** Leases the row to one run, and with `day` the notice of that day. */
    lease: (
      read: StoredNotices,
      window: { now: Date; until: Date; day: string | undefined },
    ): Promise<boolean> => updateIf(dynamo, { ...rowOf(read.id), ...noticeLease(read, window) }),

    finish: (
      read: StoredNotices,
      leasedUntil: Date,
      told: { kinds: readonly NoticeKind[]; at: Date },
    ): Promise<boolean> => updateIf(dynamo, { ...rowOf(read.id), ...noticesTold(read, leasedUntil, told) }),

    giveBack: (read: StoredNotices, leasedUntil: Date): Promise<boolean> =>
      updateIf(dynamo, { ...rowOf(read.id), ...noticesGivenBack(read, leasedUntil) }),
  }
}
