import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { cvFileName, cvLimits } from '#shared/account/cv.ts'
import {
  anyLine,
  anyText as severalLines,
  lineOrNothing,
  optionalLine,
  requiredLine,
  requiredText,
  textOrNothing,
  tidyLine,
  tidyText,
} from './text.ts'

const isClean = (text: string): boolean =>
  text.isWellFormed() && !/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\ud800', '\udc00', '\0', '\r', '\n', '\t', '\u202E', '\u2028', '😀', 'a', ' '),
  }),
)

describe('text from outside', () => {
  test('is well-formed and without control characters once tidied; tidying it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const tidy of [tidyLine, tidyText]) {
          expect(isClean(tidy(text))).toBe(true)
          expect(tidy(tidy(text))).toBe(tidy(text))
        }
        expect(tidyLine(text)).not.toMatch(/[\n\t\u2028\u2029]/)
      }),
    )
  })

  test('stays unchanged when it has none of these', () => {
    expect(tidyLine('Nurul Izzah binti Kamaruddin, 23.5%')).toBe('Nurul Izzah binti Kamaruddin, 23.5%')
    expect(tidyText('first\n\tsecond')).toBe('first\n\tsecond')
  })
})

test('the name of a CV has at most 200 characters and keeps its extension', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('.pdf', '.docx'), (name, extension) => {
      const stored = cvFileName(`${name.repeat(40)}x${extension}`)
      expect(isClean(stored)).toBe(true)
      expect(stored.length).toBeLessThanOrEqual(cvLimits.fileNameCharacters)
      expect(stored.endsWith(`x${extension}`)).toBe(true)
    }),
  )
})

type Field = {
  safeParse: (text: unknown) => { error?: { issues: readonly { message: string }[] } | undefined }
}

/** All messages about a text: a form shows one at a time. */
const messagesOf = (field: Field, text: unknown): string[] =>
  field.safeParse(text).error?.issues.map(({ message }) => message) ?? []

const rules = { label: 'Subject', length: { minimum: 3, maximum: 5 }, required: 'Please name it' }
const short = 'Subject should be at least 3 characters'
const long = 'Subject is too long (maximum 5 characters)'
const severalLinesInOne = 'Subject should be a single line without control characters'

describe('a line that is required', () => {
  test.each<[unknown, string[]]>([
    [undefined, ['Please name it']],
    ['  ', ['Please name it']],
    ['a', [short]],
    ['abc', []],
    [' abcde ', []],
    ['abcdef', [long]],
    ['a\u202eb', [severalLinesInOne]],
    ['a\n', [short]],
    ['a\nbcdefgh', [severalLinesInOne]],
  ])('%j has the problems %j', (text, messages) => {
    expect(messagesOf(requiredLine(rules), text)).toEqual(messages)
    // A field's further checks run after its own rules.
    const stricter = requiredLine(rules).check(z.refine(() => false, { error: 'stricter' }))
    expect(messagesOf(stricter, text)).toEqual(messages.length > 0 ? messages : ['stricter'])
  })
})

describe('a line that may be empty', () => {
  test.each<[unknown, string[]]>([
    [7, [severalLinesInOne]],
    ['', []],
    ['  ', []],
    ['a', [short]],
    ['abcde', []],
    ['abcdef', [long]],
    ['a\nb', [severalLinesInOne]],
  ])('%j has the problems %j', (text, messages) => {
    expect(messagesOf(lineOrNothing(rules), text)).toEqual(messages)
    const stricter = lineOrNothing(rules).check(z.refine(() => false, { error: 'stricter' }))
    expect(messagesOf(stricter, text)).toEqual(messages.length > 0 ? messages : ['stricter'])
  })

  test('may also be missing where the field is optional', () => {
    expect(optionalLine(rules).parse(undefined)).toBe('')
    expect(messagesOf(lineOrNothing(rules), undefined)).toEqual([severalLinesInOne])
  })
})

describe('a text of several lines', () => {
  test.each<[unknown, string[]]>([
    [undefined, ['Please name it']],
    [' \n ', ['Please name it']],
    ['a', ['More, please']],
    ['a\nb', []],
    ['abcdef', [long]],
  ])('that is required, %j, has the problems %j', (text, messages) => {
    const field = requiredText({ ...rules, tooShort: 'More, please' })
    expect(messagesOf(field, text)).toEqual(messages)
    const stricter = field.check(z.refine(() => false, { error: 'stricter' }))
    expect(messagesOf(stricter, text)).toEqual(messages.length > 0 ? messages : ['stricter'])
  })

  test('that is required may have one character, if its rules say so', () => {
    const field = requiredText({ ...rules, length: { minimum: 1, maximum: 5 }, tooShort: 'More, please' })
    expect(messagesOf(field, 'a')).toEqual([])
  })

  test.each<[unknown, string[]]>([
    [undefined, ['Subject should be a text']],
    ['', []],
    ['a\nb', []],
    ['abcdef', [long]],
  ])('that may be empty, %j, has the problems %j', (text, messages) => {
    const field = textOrNothing({ label: 'Subject', maximum: 5 })
    expect(messagesOf(field, text)).toEqual(messages)
    const stricter = field.check(z.refine(() => false, { error: 'stricter' }))
    expect(messagesOf(stricter, text)).toEqual(messages.length > 0 ? messages : ['stricter'])
  })
})

test('anyLine and anyText tidy a text and refuse an empty or overlong one', () => {
  expect(anyLine(5).parse(' a\n\u202eb ')).toBe('a b')
  expect(severalLines(5).parse(' a\r\nb ')).toBe('a\nb')
  for (const field of [anyLine(5), severalLines(5)]) {
    expect(field.safeParse('x').success).toBe(true)
    expect(field.safeParse('').success).toBe(false)
    expect(field.safeParse('abcdef').success).toBe(false)
  }
})
