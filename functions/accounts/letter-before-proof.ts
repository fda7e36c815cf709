import { mailboxIdentity } from '../storage/limits/mailbox-identity.ts'
import type { Counter } from '../storage/limits/guards.ts'

/**
 * Counts the letters to an unproved mailbox over all accounts with its spellings, deleted ones included: a visitor can register
 * another person's address again and again.
 */
export const letterBeforeProof = (email: string): Counter => ({
  name: 'letterBeforeProof',
  key: mailboxIdentity(email),
})
