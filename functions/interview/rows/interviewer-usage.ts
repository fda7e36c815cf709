import { malaysiaDate } from '#shared/platform/deadline.ts'
import {
  capsOf,
  interviewCaps,
  interviewsPerMailbox,
  usedKinds,
  type Used,
  type UsedKind,
} from '#shared/interview/interviewer/caps.ts'
import type { TimeFactor } from '#shared/application/session/interview-status.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { turnsPartition } from '#functions/application/session/turns-key.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'

const keptSeconds = 2 * 24 * 60 * 60

export type UsageOf = { sessionId: string; timeFactor: TimeFactor | undefined; email: string }

/** Whose caps an interview counts against. */
export const usageOf = (
  { id, timeFactor }: { id: string; timeFactor?: TimeFactor | undefined },
  { email }: { email: string },
): UsageOf => ({ sessionId: id, timeFactor, email })

/** Whose cap is reached. */
export type Capped = 'interview' | 'mailbox' | 'day'

type Counter = {
  by: Capped
  table: string
  key: Record<string, string>
  caps: Record<UsedKind, number>
  expiresAt: number
}

/** Tokens, characters and seconds of the interviewer's services, per interview, per mailbox and day, and per day. */
export function createInterviewerUsage(
  dynamo: Dynamo,
  tables: { sessions: string; guards: string },
  interviewsPerDay: number,
) {
  function countersOf({ sessionId, timeFactor, email }: UsageOf, now: Date): Counter[] {
    const day = malaysiaDate(now)
    const mailbox = mailboxIdentity(email)
    const ofDay = { table: tables.guards, expiresAt: seconds(now) + keptSeconds }
    return [
      {
        by: 'interview',
        table: tables.sessions,
        key: { userId: turnsPartition(sessionId), id: 'usage' },
        caps: interviewCaps(timeFactor),
        expiresAt: interviewExpiry(now),
      },
      {
        by: 'mailbox',
        ...ofDay,
        key: { id: `interviewer#${day}#${mailbox}` },
        caps: capsOf(interviewsPerMailbox),
      },
      { by: 'day', ...ofDay, key: { id: `interviewer#${day}` }, caps: capsOf(interviewsPerDay) },
    ]
  }

  const add = (counter: Counter, used: Used, isBound: boolean) => count(dynamo, counter, { used, isBound })

  return {
    /** Counts before the service is called, in all counters or in none; returns which cap is reached. */
    async reserve(of: UsageOf, used: Used, now: Date): Promise<Capped | undefined> {
      const counters = countersOf(of, now)
      const taken = await Promise.all(counters.map((counter) => add(counter, used, true)))
      const full = counters.find((_, index) => taken[index] !== true)
      if (full === undefined) return undefined
      await Promise.all(
        counters
          .filter((_, index) => taken[index] === true)
          .map((counter) => add(counter, minus(used), false)),
      )
      return full.by
    },

    /** Adds what was used beyond the reservation, or gives the rest back. */
    async correct(of: UsageOf, difference: Used, now: Date): Promise<void> {
      await Promise.all(countersOf(of, now).map((counter) => add(counter, difference, false)))
    },
  }
}

const minus = (used: Used): Used => Object.fromEntries(usedKinds.map((kind) => [kind, -(used[kind] ?? 0)]))

/** False where the counter has less than that left. */
function count(
  dynamo: Dynamo,
  { table, key, caps, expiresAt }: Counter,
  { used, isBound }: { used: Used; isBound: boolean },
): Promise<boolean> {
  const kinds = usedKinds.filter((kind) => (used[kind] ?? 0) !== 0)
  if (kinds.length === 0) return Promise.resolve(true)
  // Where nothing is counted yet, the condition below holds for any number.
  if (isBound && kinds.some((kind) => (used[kind] ?? 0) > caps[kind])) return Promise.resolve(false)
  return updateIf(dynamo, {
    TableName: table,
    Key: key,
    UpdateExpression: `ADD ${kinds.map((kind) => `#${kind} :${kind}`).join(', ')} SET expiresAt = :end`,
    ...(isBound && {
      ConditionExpression: kinds
        .map((kind) => `(attribute_not_exists(#${kind}) OR #${kind} <= :most${kind})`)
        .join(' AND '),
    }),
    ExpressionAttributeNames: Object.fromEntries(kinds.map((kind) => [`#${kind}`, kind])),
    ExpressionAttributeValues: {
      ':end': expiresAt,
      ...Object.fromEntries(kinds.map((kind) => [`:${kind}`, used[kind]])),
      ...(isBound &&
        Object.fromEntries(kinds.map((kind) => [`:most${kind}`, caps[kind] - (used[kind] ?? 0)]))),
    },
  })
}
