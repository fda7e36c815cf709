import type { SignedInUser } from '#shared/account/contract/answers.ts'
import type { Profile } from '#shared/account/profile.ts'
import { malaysianDay } from '#shared/platform/malaysian-time.ts'

/** The maximum number of entries shown of each list. */
const maxShown = { skills: 10, experience: 3, education: 3 } as const

/** The entries of a list that the profile shows. A list that the candidate is asked to confirm is shown in full. */
export const shownOf = <Entry>(
  list: keyof typeof maxShown,
  entries: readonly Entry[],
  { unconfirmed }: Pick<Profile, 'unconfirmed'>,
): readonly Entry[] => (unconfirmed.includes(list) ? entries : entries.slice(0, maxShown[list]))

/** Replaces a profile that could not be loaded, with the user that signing in answered. */
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
  cvHasHiddenText: false,
  unconfirmed: [],
  hasPassword: true,
  created_at: '',
})

const letters = new Intl.Segmenter('en')

const firstLetter = (word = ''): string =>
  letters.segment(word).containing(0)?.segment.toLocaleUpperCase('en') ?? ''

/** The first letters of the first and the last word of the name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}

export const memberSince = (createdAt: string): string => malaysianDay(createdAt) ?? 'N/A'

type Period = { start_date: string; end_date: string }

/** Formats a period; one without an end date lasts to the present. Empty without any date. */
export const periodOf = ({ start_date, end_date }: Period): string =>
  start_date === '' && end_date === '' ? '' : [start_date, end_date || 'Present'].filter(Boolean).join(' - ')
