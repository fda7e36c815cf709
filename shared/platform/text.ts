import * as z from 'zod/mini'

/** Line breaks, control characters and bidirectional overrides: refused in a one-line field. */
const refusedInLine = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** Control characters and bidirectional overrides, which pasted text can contain: removed from longer texts. */
const removedFromText = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Replaces lone surrogates, which UTF-8 cannot encode, by U+FFFD. A text that was cut can begin or end with one. */
const storable = (text: string): string => text.toWellFormed()

/** One line without control characters and bidirectional overrides, for a text that no user can be asked to correct. */
export const tidyLine = (text: string): string =>
  storable(text)
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The same for several lines. */
export const tidyText = (text: string): string =>
  storable(text)
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
    .replace(removedFromText, '')

/** An id, a name to search for, or another line that no user can be asked to correct. */
export const anyLine = (maximum: number, minimum = 1, tooShort?: string) =>
  z.string().check(z.overwrite(tidyLine), z.minLength(minimum, tooShort), z.maxLength(maximum))

/** The same for several lines. */
export const anyText = (maximum: number, minimum = 1, tooShort?: string) =>
  z.string().check(z.overwrite(tidyText), z.trim(), z.minLength(minimum, tooShort), z.maxLength(maximum))

type LengthRule = { minimum: number; maximum: number }

type LineRules = { label: string; length: LengthRule; required: string }

const isTooLong = (label: string, maximum: number): string =>
  `${label} is too long (maximum ${maximum} characters)`
const isTooShort = (label: string, minimum: number): string =>
  `${label} should be at least ${minimum} characters`
const oneLineOnly = (label: string): string => `${label} should be a single line without control characters`

const oneLine = (label: string) =>
  z.refine<string>((text) => !refusedInLine.test(text), { error: oneLineOnly(label), abort: true })

/** A required one-line field; the first rule that fails gives the message. */
export const requiredLine = ({ label, length, required }: LineRules) =>
  z
    .string({ error: required })
    .check(
      z.overwrite(storable),
      z.trim(),
      z.minLength(1, { error: required, abort: true }),
      oneLine(label),
      z.minLength(length.minimum, { error: isTooShort(label, length.minimum), abort: true }),
      z.maxLength(length.maximum, { error: isTooLong(label, length.maximum), abort: true }),
    )

/** A one-line field that may be empty; any other value keeps the rules. */
export const lineOrNothing = ({ label, length }: Omit<LineRules, 'required'>) =>
  z.string({ error: oneLineOnly(label) }).check(
    z.overwrite(storable),
    z.trim(),
    oneLine(label),
    z.refine((text) => text === '' || text.length >= length.minimum, {
      error: isTooShort(label, length.minimum),
      abort: true,
    }),
    z.maxLength(length.maximum, { error: isTooLong(label, length.maximum), abort: true }),
  )

/** A one-line field that may be empty or missing. */
export const optionalLine = (rules: Omit<LineRules, 'required'>) => z._default(lineOrNothing(rules), '')

/** A required text of several lines. */
export const requiredText = (rules: LineRules & { tooShort: string }) =>
  z
    .string({ error: rules.required })
    .check(
      z.overwrite(tidyText),
      z.trim(),
      z.minLength(1, { error: rules.required, abort: true }),
      z.minLength(rules.length.minimum, { error: rules.tooShort, abort: true }),
      z.maxLength(rules.length.maximum, { error: isTooLong(rules.label, rules.length.maximum), abort: true }),
    )

/** A text of several lines that may be empty. */
export const textOrNothing = ({ label, maximum }: { label: string; maximum: number }) =>
  z
    .string({ error: `${label} should be a text` })
    .check(
      z.overwrite(tidyText),
      z.trim(),
      z.maxLength(maximum, { error: isTooLong(label, maximum), abort: true }),
    )
