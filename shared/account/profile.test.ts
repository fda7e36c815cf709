import { describe, expect, test } from 'vitest'
import { problemsOf } from '#shared/platform/contract/problems.ts'
import { educationEntry, experienceEntry, languageEntry, profile, profileChange } from './profile.ts'

const messageFor = (change: Record<string, unknown>): string | undefined => {
  const { error } = profileChange.safeParse(change)
  return error && problemsOf(error)[0]?.message
}

const characters = (count: number): string => 'x'.repeat(count)
const entries = (count: number): object[] => Array.from({ length: count }, () => ({}))

describe('a change of the profile', () => {
  test.each<[string, unknown]>([
    ['name', 'Al'],
    ['name', characters(100)],
    ['phone', ''],
    ['phone', '+60 (12) 345-6789 x7'],
    ['phone', '123456'],
    ['phone', '1'.repeat(30)],
    ['title', 'VP'],
    ['title', characters(100)],
    ['location', ''],
    ['location', characters(100)],
    ['about', ''],
    ['about', 'x'],
    ['about', characters(2000)],
    ['education', ''],
    ['education', 'x'],
    ['education', characters(2000)],
    ['skills', Array(50).fill('C')],
    ['skills', [characters(60)]],
    ['experience', entries(30)],
    ['education', entries(30)],
    ['languages', entries(30)],
  ])('may set %s to %.20j', (field, value) => expect(messageFor({ [field]: value })).toBeUndefined())

  test.each<[string, unknown, string | RegExp]>([
    ['name', '', 'Please enter your name'],
    ['name', 'A', 'Name should be at least 2 characters'],
    ['name', characters(101), 'Name is too long (maximum 100 characters)'],
    ['phone', '12345', 'Phone number should be at least 6 characters'],
    ['phone', '1'.repeat(31), 'Phone number is too long (maximum 30 characters)'],
    ['phone', 'call me', 'Please use only digits, spaces and + ( ) - . in the phone number'],
    ['title', 'x', 'Job title should be at least 2 characters'],
    ['title', characters(101), 'Job title is too long (maximum 100 characters)'],
    ['location', 'x', 'Location should be at least 2 characters'],
    ['location', characters(101), 'Location is too long (maximum 100 characters)'],
    ['about', characters(2001), 'About is too long (maximum 2000 characters)'],
    ['education', characters(2001), /./],
    ['education', entries(31), /./],
    ['skills', 'C', 'Please list skills as texts'],
    ['skills', [''], 'Please enter a skill'],
    ['skills', [characters(61)], 'Skill is too long (maximum 60 characters)'],
    ['skills', Array(51).fill('C'), 'Please list at most 50 skills'],
    ['experience', entries(31), /./],
    ['languages', entries(31), /./],
  ])('may not set %s to %.20j', (field, value, message) => {
    expect(messageFor({ [field]: value })).toMatch(message)
  })

  test('names one problem of a phone number at a time', () => {
    const { error } = profileChange.safeParse({ phone: 'call' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Phone number should be at least 6 characters',
    ])
  })
})

describe('an entry', () => {
  const longestOf = (
    schema: typeof experienceEntry | typeof educationEntry | typeof languageEntry,
    field: string,
  ) =>
    [0, 1, 40, 41, 60, 61, 200, 201, 4000, 4001].findLast(
      (count) => schema.safeParse({ [field]: characters(count) }).success,
    )

  test.each([
    [experienceEntry, { position: 200, company: 200, start_date: 40, end_date: 40, description: 4000 }],
    [
      educationEntry,
      { degree: 200, institution: 200, field_of_study: 200, start_date: 40, end_date: 40, gpa: 40 },
    ],
    [languageEntry, { language: 60, proficiency: 60 }],
  ])('has fields of certain lengths, each of which may be a letter or missing', (schema, lengths) => {
    for (const [field, length] of Object.entries(lengths)) {
      expect([field, longestOf(schema, field)]).toEqual([field, length])
      expect(schema.parse({ [field]: 'x' })).toMatchObject({ [field]: 'x' })
    }
    expect(schema.parse({})).toEqual(Object.fromEntries(Object.keys(lengths).map((field) => [field, ''])))
  })
})

test('a profile without hasPassword, as an older API sends it, has a password', () => {
  const answered = {
    id: 'user-1',
    email: 'aisyah@example.com',
    name: 'Aisyah Rahman',
    phone: '',
    title: '',
    location: '',
    about: '',
    skills: [],
    experience: [],
    education: '',
    languages: [],
    cv_url: null,
    cvFileName: null,
    created_at: '2026-11-21T09:00:00Z',
  }
  expect(profile.parse(answered).hasPassword).toBe(true)
  expect(profile.parse({ ...answered, hasPassword: false }).hasPassword).toBe(false)
})
