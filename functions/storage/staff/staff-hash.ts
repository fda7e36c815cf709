import { createHash } from 'node:crypto'

/** Tokens and codes are stored as hashes, so that reading the table opens nothing. */
export const staffHash = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
