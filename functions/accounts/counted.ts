import { createHash } from 'node:crypto'
import { emailKey } from '#shared/domain/email-key.ts'
import { networkIdentity } from '../http/network.ts'
import type { Counted } from '../storage/attempts.ts'
import { limits } from './limits.ts'

/** Unreadable, because counters outlive the accounts they count for. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const counted = {
  signIn: (email: string, address: string): Counted[] => [
    { key: `sign-in#${hash(emailKey(email))}`, limit: limits.signInPerAccount },
    { key: `sign-in#${networkIdentity(address)}`, limit: limits.signInPerNetwork },
  ],
  registration: (address: string): Counted[] => [
    { key: `registration#${networkIdentity(address)}`, limit: limits.registrationPerNetwork },
  ],
  cvUpload: (address: string): Counted[] => [
    { key: `cv-upload#${networkIdentity(address)}`, limit: limits.cvUploadPerNetwork },
  ],
  cvReading: (address: string): Counted[] => [
    { key: `cv-reading#${networkIdentity(address)}`, limit: limits.cvReadingPerNetwork },
  ],
  lookup: (address: string): Counted[] => [
    { key: `lookup#${networkIdentity(address)}`, limit: limits.lookupPerNetwork },
  ],
  forgotten: (userId: string): Counted[] => [
    { key: `forgotten#${hash(userId)}`, limit: limits.forgotPerAccount },
  ],
  passwordChange: (userId: string): Counted[] => [
    { key: `password#${hash(userId)}`, limit: limits.passwordChange },
  ],
}
