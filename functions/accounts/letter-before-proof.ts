import { mailboxIdentity } from '../http/mailbox-identity.ts'
import type { Counter } from '../storage/limits/guards.ts'

/**
 * Counts the letters to a mailbox that nobody has proved to be theirs, over all accounts with its spellings, and also after they
 * are deleted: anybody can register the address of another person, and again.
 */
export const letterBeforeProof = (email: string): Counter => ({
  name: 'letterBeforeProof',
  key: mailboxIdentity(email),
})
