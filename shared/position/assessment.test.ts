import { describe, expect, test } from 'vitest'
import { assessmentSections } from './assessment.ts'
import { defaultSections } from './default-sections.ts'
import { maxInterviewMinutes } from '#shared/application/session/interview-status.ts'
import { practiceSections } from '#shared/interview/practice.ts'

const section = { title: 'Technical', instruction: 'Be friendly.', duration: 300, questions: ['Why?'] }

const accepts = (change: Record<string, unknown>): boolean =>
  assessmentSections.safeParse([{ ...section, ...change }]).success

describe('a section of an interview', () => {
  test.each<[string, Record<string, unknown>]>([
    ['a title of 120 characters', { title: 'x'.repeat(120) }],
    ['an instruction of 1000', { instruction: 'x'.repeat(1000) }],
    ['an empty instruction, which is none', { instruction: '' }],
    ['a question of 500', { questions: ['x'.repeat(500)] }],
    ['a question of one', { questions: ['?'] }],
    ['twenty questions', { questions: Array(20).fill('Why?') }],
    ['one second', { duration: 1 }],
    ['an hour', { duration: 3600 }],
  ])('may have %s', (_, change) => expect(accepts(change)).toBe(true))

  test.each<[string, Record<string, unknown>]>([
    ['no title', { title: ' ' }],
    ['a title of 121 characters', { title: 'x'.repeat(121) }],
    ['an instruction of 1001', { instruction: 'x'.repeat(1001) }],
    ['a question of 501', { questions: ['x'.repeat(501)] }],
    ['an empty question', { questions: [''] }],
    ['no question', { questions: [] }],
    ['21 questions', { questions: Array(21).fill('Why?') }],
    ['no time', { duration: 0 }],
    ['more than an hour', { duration: 3601 }],
    ['half a second', { duration: 1.5 }],
  ])('may not have %s', (_, change) => expect(accepts(change)).toBe(false))
})

test('an interview has at most ten sections', () => {
  const sections = (count: number) => Array.from({ length: count }, () => section)
  expect(assessmentSections.safeParse(sections(10)).success).toBe(true)
  expect(assessmentSections.safeParse(sections(11)).success).toBe(false)
})

describe('the sections of the product itself', () => {
  test('take five and ten minutes, within the time of an interview', () => {
    expect(defaultSections.map(({ duration }) => duration)).toEqual([300, 600])
    expect(practiceSections.map(({ duration }) => duration)).toEqual([300])
    expect(maxInterviewMinutes).toBe(20)
  })

  test('pass the schema of the sections that recruiters write', () => {
    for (const sections of [defaultSections, practiceSections])
      expect(assessmentSections.parse(sections)).toEqual(sections)
  })
})
