import type { SignedInUser } from '#shared/contract/auth.ts'
import type { Education, EducationEntry, Profile } from '#shared/domain/profile.ts'
import { dayText } from '../dates.ts'

/** How many of each list the profile shows. */
export const shown = { skills: 10, experience: 3, education: 3 } as const

/** What is known of somebody whose profile could not be loaded: what signing in answered. */
export const fallbackProfile = ({ id, email, name }: SignedInUser): Profile => ({
  id,
  email,
  name,
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
  created_at: '',
})

const letters = new Intl.Segmenter('en')

const firstLetter = (word = ''): string =>
  letters.segment(word).containing(0)?.segment.toLocaleUpperCase('en') ?? ''

/** The first letters of the first and the last name, for the drawn avatar. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

export const memberSince = (createdAt: string): string => dayText(createdAt) ?? 'N/A'

type Period = { start_date: string; end_date: string }

/** From when until when; what has not ended goes on. Nothing where no date is known. */
export const periodOf = ({ start_date, end_date }: Period): string =>
  start_date === '' && end_date === '' ? '' : [start_date, end_date || 'Present'].filter(Boolean).join(' - ')

const educationLine = (entry: EducationEntry): string =>
  [
    entry.degree,
    entry.field_of_study,
    entry.institution,
    periodOf(entry),
    entry.gpa === '' ? '' : `GPA: ${entry.gpa}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Education as one text, the way the form shows it: a line for each entry that was read from a CV. */
export const educationText = (education: Education): string =>
  typeof education === 'string' ? education : education.map(educationLine).join('\n')
