import { createHash } from 'node:crypto'

/** Crockford's alphabet: no I, L, O and U, which are misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 8
const groupCharacters = 4

/** An id as a person reads it out on the phone: "7K3F-2QAB". The same id always has the same one. */
export function referenceOf(id: string): string {
  const digest = createHash('sha256').update(id).digest().subarray(0, characters)
  const text = [...digest].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${text.slice(0, groupCharacters)}-${text.slice(groupCharacters)}`
}
