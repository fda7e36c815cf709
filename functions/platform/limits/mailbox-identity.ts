import { createHash } from 'node:crypto'
import { mailboxKey } from '#shared/platform/email-key.ts'

/** SHA-256 of the mailbox of an address: counters outlive the accounts they count for. */
export const mailboxIdentity = (email: string): string =>
  createHash('sha256').update(mailboxKey(email)).digest('base64url')
