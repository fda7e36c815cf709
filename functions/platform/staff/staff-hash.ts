import { createHash } from 'node:crypto'

/** Tokens and codes are stored as hashes, so that reading the table gives no access. */
export const staffHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
