import { createHash } from 'node:crypto'

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 8

/**
 * A short name of an application, whose id is too long to type: it joins the ids of candidate and position, so all ids of a
 * candidate begin alike.
 */
export const referenceOf = (id: string): string =>
  [...createHash('sha256').update(id).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
