import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { knownNetworkDays } from '#shared/platform/retention.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from './guards.ts'

const knownSeconds = knownNetworkDays * 24 * 60 * 60

const storedNetwork = z.object({ expiresAt: z.number() })

/** The networks from which an account was signed in to, or its mailbox proved: the failures of other networks do not block them. */
export function createKnownNetworks(dynamo: Dynamo, table: string) {
  const rowId = (userId: string, network: string): string => `known#${userId}#${network}`
  return {
    async note(userId: string, network: string, now: Date): Promise<void> {
      const expiresAt = seconds(now) + knownSeconds
      await dynamo.send(
        new PutCommand({ TableName: table, Item: { id: rowId(userId, network), userId, expiresAt } }),
      )
    },

    async has(userId: string, network: string, now: Date): Promise<boolean> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { id: rowId(userId, network) }, ConsistentRead: true }),
      )
      const networkRow = z.optional(storedNetwork).parse(Item)
      return networkRow !== undefined && networkRow.expiresAt > seconds(now)
    },
  }
}
