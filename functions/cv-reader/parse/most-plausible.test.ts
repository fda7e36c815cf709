import { expect, test } from 'vitest'
import type { LeftOut } from '../reading.ts'
import { mostPlausible } from './most-plausible.ts'
import { readLines } from './parse.ts'
import { testLine as line } from '../testing/test-line.ts'

const reading = (position: string, leftOut: LeftOut[] = []) => {
  const { cv, certainty } = readLines([line('Nurul Izzah', { size: 22 })])
  const entry = { position, company: 'Perak Water', start_date: '2017', end_date: '2019', description: '' }
  return {
    lines: [],
    sections: [],
    cv: { ...cv, experience: [entry] },
    certainty: { ...certainty, experience: ['check' as const] },
    leftOut,
  }
}
const lost: LeftOut = {
  section: 'languages',
  lines: ['Malay'],
  entry: { language: 'Malay', proficiency: '' },
}

test.each([
  ['contact details', 'nurul@example.com', 1],
  ['words', 'Clerk', 0],
])('%s as the name of a position weigh more or less than an entry left out', (_, position, chosen) => {
  const readings = [reading(position), reading('Cashier', [lost])] as const
  expect(mostPlausible(readings[0], [() => readings[1]])).toBe(readings[chosen])
})
