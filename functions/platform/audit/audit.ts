import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Act } from '#shared/platform/acts.ts'
import { auditRetentionDays } from '#shared/platform/retention.ts'
import type { Clock, Random } from '../world/ports.ts'
import { actsAbout, type WantedActsAbout } from './acts-about.ts'
import { auditPage, type WantedActs } from './audit-page.ts'
import type { Dynamo } from '../dynamo/dynamo.ts'
import { seconds } from '../limits/guards.ts'
import { monthOf } from './months.ts'
import type { Step } from '../dynamo/transaction.ts'
import { daySeconds } from '#shared/platform/durations.ts'

/** The partition of the salt, which is no month. */
const saltKey = { month: 'salt', entry: 'salt' } as const

const storedSalt = z.object({ salt: z.string() })

/** What is known of an act: ids, codes and counts, and of an erased candidate a hash of the address. */
export type Audited = {
  who: string
  act: Act
  on: string
  userId?: string | undefined
  detail?: string | undefined
  addressHash?: string | undefined
}

export type Audit = ReturnType<typeof createAudit>

/** The acts of operators. Functions may not change or delete a row; DynamoDB deletes it when it expires. */
export function createAudit(
  dynamo: Dynamo,
  table: string,
  { clock, random }: { clock: Clock; random: Random },
) {
  /** Made once per act, so that each retry of the SDK writes the same row. */
  const put = (audited: Audited) => {
    const [now, id] = [clock(), random.id()]
    const at = now.toISOString()
    return {
      TableName: table,
      Item: {
        ...audited,
        month: monthOf(at),
        entry: `${at}#${id}`,
        id,
        at,
        expiresAt: seconds(now) + auditRetentionDays * daySeconds,
      },
    }
  }

  return {
    /** The step of the transaction that acts. */
    step: (audited: Audited): Step => ({ Put: put(audited) }),

    /** Before an act that is no transaction. */
    async write(audited: Audited): Promise<void> {
      await dynamo.send(new PutCommand(put(audited)))
    },

    /** One for all hashes of addresses, so that looking for an address takes one hash. */
    salt: () => saltOf(dynamo, table, random),

    about: (filter: WantedActsAbout) => actsAbout(dynamo, table, filter, clock()),

    page: (filter: WantedActs) => auditPage(dynamo, table, filter, clock()),
  }
}

async function storedSaltIn(dynamo: Dynamo, table: string): Promise<string | undefined> {
  const { Item } = await dynamo.send(new GetCommand({ TableName: table, Key: saltKey, ConsistentRead: true }))
  return Item === undefined ? undefined : storedSalt.parse(Item).salt
}

/** Written at its first use. Of two concurrent calls, one succeeds with its conditional put, and the other reads that row. */
async function saltOf(dynamo: Dynamo, table: string, random: Random): Promise<string> {
  const stored = await storedSaltIn(dynamo, table)
  if (stored !== undefined) return stored
  const salt = random.id()
  const ConditionExpression = 'attribute_not_exists(entry)'
  try {
    await dynamo.send(new PutCommand({ TableName: table, Item: { ...saltKey, salt }, ConditionExpression }))
    return salt
  } catch (error) {
    const first = await storedSaltIn(dynamo, table)
    if (first === undefined) throw error
    return first
  }
}
