import { describe, expect, test } from 'vitest'
import { checkCvFile, cvData, cvLimits, cvMessages, cvProblem, cvTypeOf } from './cv.ts'

const mebibyte = 1024 * 1024
const entries = (count: number): object[] => Array.from({ length: count }, () => ({}))

test("a CV has at most ten mebibytes, four in a request's own body, and corrections 64 kibibytes", () => {
  expect(cvLimits).toEqual({
    bytes: 10_485_760,
    directBytes: 4_194_304,
    correctedBytes: 65_536,
    fileNameCharacters: 200,
  })
})

describe('the type of a file', () => {
  test.each([
    ['cv.pdf', 'pdf'],
    ['CV.PDF', 'pdf'],
    ['my.cv.docx', 'docx'],
    ['cv.doc', 'doc'],
    ['.pdf', 'pdf'],
    ['cv.txt', undefined],
    ['cv.pdf.exe', undefined],
    ['pdf', undefined],
    ['cv.', undefined],
    ['', undefined],
    ['cv.constructor', undefined],
  ])('%j is %s', (name, type) => expect(cvTypeOf(name)).toBe(type))
})

describe('a file for a CV', () => {
  test('is accepted up to ten mebibytes', () => {
    expect(checkCvFile({ name: 'cv.pdf', size: 10 * mebibyte })).toEqual({ kind: 'accepted', type: 'pdf' })
    expect(checkCvFile({ name: 'cv.pdf', size: 10 * mebibyte + 1 })).toEqual({
      kind: 'refused',
      code: 'cv_too_large',
    })
  })

  test('is accepted up to a smaller limit where there is one', () => {
    expect(checkCvFile({ name: 'cv.doc', size: 10 }, 10)).toEqual({ kind: 'accepted', type: 'doc' })
    expect(checkCvFile({ name: 'cv.doc', size: 11 }, 10)).toMatchObject({ kind: 'refused' })
  })

  test('is refused for its type first', () => {
    expect(checkCvFile({ name: 'cv.exe', size: 11 * mebibyte })).toEqual({
      kind: 'refused',
      code: 'cv_wrong_type',
    })
  })

  test.each([
    ['cv.pdf', 1, undefined],
    ['cv.exe', 1, cvMessages.wrongType],
    ['cv.pdf', 11 * mebibyte, cvMessages.tooLarge],
  ])('%s of %d bytes is answered with %j', (name, size, message) => {
    expect(cvProblem({ name, size })).toBe(message)
  })
})

describe('the data of a CV', () => {
  const accepts = (data: Record<string, unknown>): boolean => cvData.safeParse(data).success

  test('that is empty has every field empty', () => {
    expect(cvData.parse({})).toEqual({
      name: '',
      email: '',
      phone: '',
      title: '',
      location: '',
      summary: '',
      skills: [],
      experience: [],
      education: [],
      languages: [],
    })
  })

  test.each([
    ['name', 100],
    ['email', 100],
    ['phone', 40],
    ['title', 100],
    ['location', 100],
    ['summary', 2000],
  ])('has at most a certain length of its %s', (field, maximum) => {
    expect(accepts({ [field]: 'x'.repeat(maximum) })).toBe(true)
    expect(accepts({ [field]: 'x'.repeat(maximum + 1) })).toBe(false)
    expect(accepts({ [field]: 'x' })).toBe(true)
  })

  test('has at most 50 skills of 60 characters each', () => {
    expect(accepts({ skills: Array(50).fill('x'.repeat(60)) })).toBe(true)
    expect(accepts({ skills: Array(51).fill('x') })).toBe(false)
    expect(accepts({ skills: ['x'.repeat(61)] })).toBe(false)
    expect(accepts({ skills: ['', 'C'] })).toBe(true)
  })

  test.each(['experience', 'education', 'languages'])('has at most 30 entries of %s', (field) => {
    expect(accepts({ [field]: entries(30) })).toBe(true)
    expect(accepts({ [field]: entries(31) })).toBe(false)
  })
})
