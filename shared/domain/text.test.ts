import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cvFileName, cvLimits } from './cv.ts'
import { tidyLine, tidyText } from './text.ts'

const isClean = (text: string): boolean =>
  text.isWellFormed() && !/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text)

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\ud800', '\udc00', '\0', '\r', '\n', '\t', '\u202E', '\u2028', '😀', 'a', ' '),
  }),
)

describe('text from outside', () => {
  test('is well-formed and without control characters once it is tidied, and stays as it is the second time', () => {
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

  test('is kept when it is ordinary', () => {
    expect(tidyLine('Nurul Izzah binti Kamaruddin, 23.5%')).toBe('Nurul Izzah binti Kamaruddin, 23.5%')
    expect(tidyText('first\n\tsecond')).toBe('first\n\tsecond')
  })
})

test('the name of a CV has at most 200 characters, its extension last, whatever is cut', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('.pdf', '.docx'), (name, extension) => {
      const stored = cvFileName(`${name.repeat(40)}x${extension}`)
      expect(isClean(stored)).toBe(true)
      expect(stored.length).toBeLessThanOrEqual(cvLimits.fileNameCharacters)
      expect(stored.endsWith(`x${extension}`)).toBe(true)
    }),
  )
})
