import { emailKey } from '#shared/platform/email-key.ts'
import { hashWith } from './password-hash.ts'

/**
 * Never to be changed: a hash of another cost does not equal the stored ones. It makes testing a list of addresses against a leaked
 * audit as slow as guessing passwords.
 */
const cost = { memoryKibibytes: 19 * 1024, passes: 2, parallelism: 1 }

/** What the audit keeps in place of an erased person's address: the same for all spellings of one address. */
export const hashAddress = async (address: string, salt: string): Promise<string> =>
  (await hashWith(emailKey(address), Buffer.from(salt, 'hex'), cost)).toString('base64url')
