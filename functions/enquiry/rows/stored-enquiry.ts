import * as z from 'zod/mini'
import { emailKey } from '#shared/platform/email-key.ts'
import { enquiryRetentionDays } from '#shared/platform/retention.ts'
import { dueNow, outboxRow, type OutboxRow } from '#functions/platform/outbox/outbox-row.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/** Each enquiry sends two e-mails. */
export type Recipient = 'company' | 'visitor'

/** Validated when it was received. Looser than the contract's schema, so rules can change without losing stored rows. */
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
  ...outboxRow.shape,
  /** The SES message id of each e-mail that was sent. */
  sent: z.partialRecord(z.enum(['company', 'visitor']), z.string()),
  enquiry: keptEnquiry,
})

export type StoredEnquiry = z.output<typeof storedEnquiry>

const retentionSeconds = enquiryRetentionDays * 24 * 60 * 60

/** The transaction step that stores a new enquiry, due immediately. */
export const storeStep = (
  table: string,
  stored: Omit<StoredEnquiry, keyof OutboxRow | 'sent'> & Partial<Pick<StoredEnquiry, 'sent'>>,
): Step => ({
  Put: {
    TableName: table,
    Item: {
      sent: {},
      ...stored,
      // The key of the index by which a person's enquiries are found.
      email: emailKey(stored.enquiry.email),
      ...dueNow(new Date(stored.receivedAt)),
      expiresAt: Math.floor(Date.parse(stored.receivedAt) / 1000) + retentionSeconds,
    },
    ConditionExpression: 'attribute_not_exists(id)',
  },
})
