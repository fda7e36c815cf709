import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'

const liveStreams = z.object({
  version: z._default(z.number(), 0),
  /** Until when each can be open, in seconds. */
  live: z._default(z.record(z.string(), z.number()), {}),
})

type Live = Readonly<Record<string, number>>

const maxTries = 5

/** Counts the open speech streams, because Transcribe has one quota for all interviews of the AWS account. */
export function createLiveStreams(dynamo: Dynamo, table: string) {
  const row = { TableName: table, Key: { id: 'hearings-live' } }

  /** Rewrites the open streams; undefined where there is nothing to write, or other functions wrote each time. */
  async function change(now: Date, changed: (live: Live) => Live | undefined): Promise<Live | undefined> {
    for (let tries = 1; tries <= maxTries; tries += 1) {
      const { Item } = await dynamo.send(new GetCommand({ ...row, ConsistentRead: true }))
      const { version, live } = liveStreams.parse(Item ?? {})
      const next = changed(
        Object.fromEntries(Object.entries(live).filter(([, until]) => until > seconds(now))),
      )
      if (next === undefined) return undefined
      const isWritten = await updateIf(dynamo, {
        ...row,
        UpdateExpression: 'SET live = :live, version = :next',
        ConditionExpression: 'attribute_not_exists(version) OR version = :version',
        ExpressionAttributeValues: { ':live': next, ':next': version + 1, ':version': version },
      })
      if (isWritten) return next
    }
    return undefined
  }

  return {
    /** Counts a stream as open until then. Returns how many are open with it; undefined where the maximum is reached. */
    async take(
      id: string,
      { until, max, now }: { until: Date; max: number; now: Date },
    ): Promise<number | undefined> {
      const live = await change(now, (open) =>
        Object.keys(open).length >= max ? undefined : { ...open, [id]: seconds(until) },
      )
      return live && Object.keys(live).length
    },

    async giveBack(id: string, now: Date): Promise<void> {
      await change(now, (open) => Object.fromEntries(Object.entries(open).filter(([each]) => each !== id)))
    },
  }
}
