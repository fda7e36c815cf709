import * as z from 'zod/mini'
import { presentRequest } from '../log/present-request.ts'

/** `pending` is e-mailed when due, `dead` was given up after the last try. Absent once everything is sent. */
const outboxState = z.enum(['pending', 'dead'])
export type OutboxState = z.output<typeof outboxState>

/** The attributes of a row that has, or had, something to e-mail. */
export const outboxRow = z.object({
  outbox: z.optional(outboxState),
  /** When it may be leased next. A lease moves it on, which keeps other runs away. */
  dueAt: z.iso.datetime(),
  /** When the current lease ends. */
  leasedUntil: z.optional(z.iso.datetime()),
  attempts: z.number(),
  /** The request that made the row due; null where a schedule did. */
  requestId: z.optional(z.nullable(z.string())),
})

export type OutboxRow = z.output<typeof outboxRow>

/** The attributes of a row that is due now and was not tried yet. */
export const dueNow = (now: Date) =>
  ({
    outbox: 'pending',
    dueAt: now.toISOString(),
    attempts: 0,
    requestId: presentRequest() ?? null,
  }) as const satisfies OutboxRow
