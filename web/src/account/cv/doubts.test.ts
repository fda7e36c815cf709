import { expect, test } from 'vitest'
import type { CvCertainty } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import {
  doubtsOf,
  isDoubtful,
  isMissing,
  leavesOut,
  marksIn,
  withoutDoubt,
  withoutLeftOut,
} from './doubts.ts'

const clerk = { position: 'Clerk', company: 'Bayu', start_date: '', end_date: '2020', description: '' }
const chef = { ...clerk, position: 'Chef' }
const cv = {
  name: 'Aisyah',
  email: 'aisyah@example.com',
  phone: '',
  title: 'Chef',
  location: '',
  summary: '',
  skills: [],
  experience: [clerk, chef],
  education: [],
  languages: [],
} satisfies CvData
const certainty = {
  name: 'check',
  email: 'sure',
  phone: 'none',
  title: 'check',
  location: 'none',
  summary: 'none',
  skills: 'none',
  experience: ['sure', 'check'],
  education: [],
  languages: [],
} satisfies CvCertainty
const leftOut = { experience: [{ lines: ['Baker, 2015'], entry: clerk }], education: [], languages: [] }
const doubts = doubtsOf(cv, { certainty, foreignLanguage: null, leftOut })

test('fields and entries that the reader was not sure of are doubtful', () => {
  expect(doubts.fields).toEqual(['name', 'title'])
  expect([clerk, chef].map((entry) => isDoubtful(doubts, entry))).toEqual([false, true])
  expect(marksIn(doubts, cv)).toEqual({ missing: 0, doubtful: 3 })
})

test('an empty field is missing rather than doubtful', () => {
  const unread = { ...cv, title: '' }
  expect(['title', 'name'].map((field) => isMissing(unread, field))).toEqual([true, false])
  expect(marksIn(doubts, unread)).toEqual({ missing: 1, doubtful: 2 })
})

test('an entry with its keys in another order is the same entry', () => {
  const { description, ...rest } = chef
  expect(isDoubtful(doubts, { description, ...rest })).toBe(true)
})

test('what was corrected is no longer doubtful', () => {
  expect(withoutDoubt(doubts, 'title').fields).toEqual(['name'])
  expect(withoutDoubt(doubts, 'phone')).toBe(doubts)
  expect(isDoubtful(doubts, { ...chef, position: 'Head Chef' })).toBe(false)
})

test('lines that were left out are a doubt until they are added or dismissed', () => {
  expect(leavesOut(doubts)).toBe(true)
  expect(leavesOut(withoutLeftOut(doubts, 'experience', 0))).toBe(false)
  expect(leavesOut(withoutLeftOut(doubts, 'education', 0))).toBe(true)
})
