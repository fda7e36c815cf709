import { callNameOf } from '#shared/domain/call-name.ts'

/** Longer texts are no names of people. */
const mostCharacters = 60

/** One part of a name: letters, with hyphens and apostrophes inside, and a full stop after an abbreviation. */
const namePart = /^(?:\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*\.?|[ad]\/[lop]|s\/o)$/iu

/**
 * "Hello Nurul Izzah," for Nurul Izzah binti Kamaruddin. A name is user input, and whoever registers may give another person's e-mail address: a text
 * that could be a link, a phone number or a sentence with figures is left out.
 */
export function salutation(name: string): string {
  const parts = name.trim().split(/\s+/)
  const isName = name.length <= mostCharacters && parts.every((part) => namePart.test(part))
  return isName ? `Hello ${callNameOf(name)},` : 'Hello,'
}
