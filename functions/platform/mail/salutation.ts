import { callNameOf } from '#shared/platform/call-name.ts'

/** Longer texts are no names of people. */
const maxCharacters = 60

/** One part of a name: letters, with hyphens and apostrophes inside, and a full stop after an abbreviation. */
const namePart = /^(?:\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*\.?|[ad]\/[lop]|s\/o)$/iu

/**
 * A name with one space between its parts. It is user input, and the e-mail can go to another person's address: undefined for a text
 * that could be a link, a phone number or a sentence with figures.
 */
export function nameIn(text: string): string | undefined {
  const parts = text.trim().split(/\s+/)
  const isName = text.length <= maxCharacters && parts.every((part) => namePart.test(part))
  return isName ? parts.join(' ') : undefined
}

/** "Hello Nurul Izzah," for Nurul Izzah binti Osman, or without a name where there is none. */
export function salutation(name: string): string {
  const shown = nameIn(name)
  return shown === undefined ? 'Hello,' : `Hello ${callNameOf(shown)},`
}
