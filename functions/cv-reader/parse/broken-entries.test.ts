import { describe, expect, test } from 'vitest'
import type { Certainty, CvCertainty, ParsedCv, ParsedExperience } from '../reading.ts'
import { brokenEntries } from './broken-entries.ts'

const clerk = {
  position: 'Clerk',
  company: 'Petra Bhd',
  start_date: '2019',
  end_date: '2021',
  description: 'Ordered supplies',
}

const shownOf = (entries: readonly ParsedExperience[], level: Certainty = 'check') => {
  const cv = { experience: entries } as ParsedCv
  const certainty = { experience: entries.map(() => level) } as CvCertainty
  return brokenEntries([], { cv, certainty })
}

describe('a position is shown as left out', () => {
  test.each([
    ['a date in place of its name', { position: 'to Mar', start_date: '', end_date: 'Oct 2023' }],
    ['an open end in place of its name', { position: 'present', start_date: '', end_date: '' }],
    ['half a range and a name that was cut', { company: 'Academy of', start_date: '' }],
    ['half a range and no name', { position: '', start_date: '' }],
  ])('with %s', (_, changes) => {
    const [shown] = shownOf([{ ...clerk, ...changes }])
    expect(shown?.section).toBe('experience')
    expect(shown?.lines).toContain('Ordered supplies')
  })

  test('with half a range, where others have both dates', () =>
    expect(shownOf([clerk, { ...clerk, start_date: '' }])).toHaveLength(1))

  test('that is a degree at a school, as education', () =>
    expect(shownOf([{ ...clerk, position: 'Bachelor of Arts', company: 'Universiti Malaya' }])).toMatchObject(
      [{ section: 'education', entry: { degree: 'Bachelor of Arts', institution: 'Universiti Malaya' } }],
    ))
})

test('a position is not shown where all have one date, where only its level is "check", or where it is sure', () => {
  expect(shownOf([{ ...clerk, start_date: '' }])).toEqual([])
  expect(shownOf([clerk])).toEqual([])
  expect(shownOf([{ ...clerk, position: 'to Mar' }], 'sure')).toEqual([])
})
