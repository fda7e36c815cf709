import * as z from 'zod/mini'
import type { Step } from './transaction.ts'

export type Letter = 'company' | 'visitor'

/** What stands in the outbox: waiting to be mailed, or given up and waiting for a person. Nothing once it is sent. */
const outboxState = z.enum(['pending', 'dead'])
export type OutboxState = z.output<typeof outboxState>

/** What was judged when it came in is not judged again when it is read: rules change, what was sent does not. */
const keptEnquiry = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  company: z.string(),
  jobTitle: z.string(),
  subject: z.string(),
  enquiryType: z.string(),
  gpuTypes: z.array(z.string()),
  message: z.string(),
  agreesToMarketing: z.boolean(),
})

export type KeptEnquiry = z.output<typeof keptEnquiry>

export const storedEnquiry = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  outbox: z.optional(outboxState),
  /** When it may be taken up next. Taking it up moves this on, so that nobody else does meanwhile. */
  dueAt: z.iso.datetime(),
  /** Until when somebody has it in hand. */
  leasedUntil: z.optional(z.iso.datetime()),
  attempts: z.number(),
  /** Which letters left the house, and the name the mail service gave them. */
  sent: z.partialRecord(z.enum(['company', 'visitor']), z.string()),
  enquiry: keptEnquiry,
})

export type StoredEnquiry = z.output<typeof storedEnquiry>

/** Enquiries go after two years. */
const retentionSeconds = 2 * 365 * 24 * 60 * 60

/** The step that puts a new enquiry into storage, due at once. */
export const storeStep = (
  table: string,
  stored: Omit<StoredEnquiry, 'outbox' | 'dueAt' | 'leasedUntil' | 'attempts' | 'sent'>,
): Step => ({
  Put: {
    TableName: table,
    Item: {
      ...stored,
      outbox: 'pending',
      dueAt: stored.receivedAt,
      attempts: 0,
      sent: {},
      expiresAt: Math.floor(Date.parse(stored.receivedAt) / 1000) + retentionSeconds,
    },
    ConditionExpression: 'attribute_not_exists(id)',
  },
})
