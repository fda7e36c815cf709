import { describe, expect, test } from 'vitest'
import { cvData } from '#shared/account/cv.ts'
import type { ReadingNotes } from '#shared/account/cv-certainty.ts'
import { unconfirmedIn } from './unconfirmed.ts'

const job = {
  position: 'Engineer',
  company: 'Angsana Gas',
  start_date: '2015',
  end_date: '2018',
  description: '',
}
const read = cvData.parse({ name: 'Siti', title: 'Clerk', summary: 'Ten years.', experience: [job] })
const notes: ReadingNotes = {
  certainty: {
    name: 'sure',
    email: 'none',
    phone: 'none',
    title: 'check',
    location: 'none',
    summary: 'check',
    skills: 'none',
    experience: ['check'],
    education: [],
    languages: [],
  },
  foreignLanguage: null,
  leftOut: {
    experience: [],
    education: [],
    languages: [{ lines: ['Hakka'], entry: { language: 'Hakka', proficiency: '' } }],
  },
}

describe('what is left to confirm', () => {
  test('is each doubtful value as it was read, and a list without the lines that were left out', () =>
    expect(unconfirmedIn(read, read, notes)).toEqual(['title', 'about', 'experience', 'languages']))

  test('is nothing that the candidate changed, or added to', () => {
    const saved = cvData.parse({
      ...read,
      title: 'Chief Clerk',
      summary: 'Nine years.',
      experience: [{ ...job, company: 'Angsana' }],
      languages: [{ language: 'Hakka' }],
    })
    expect(unconfirmedIn(saved, read, notes)).toEqual([])
  })
})
