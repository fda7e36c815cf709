import { createHash } from 'node:crypto'

/** Letters and digits that are not mistaken for one another. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const length = 8

/**
 * A short name of an application. Its id is the candidate's and the position's together, too long to type, and the ids
 * of one candidate all begin alike.
 */
export const referenceOf = (id: string): string =>
  [...createHash('sha256').update(id).digest().subarray(0, length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
