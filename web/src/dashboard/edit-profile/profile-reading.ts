import type { Profile } from '#shared/account/profile.ts'
import { entryKinds, type EntryOf } from '../../form/entries/entry-kinds.ts'
import { keptIn } from '../../form/entries/kept-entries.ts'
import { withChip } from '../../ui/chips.ts'

/** The form's fields, in their order on the page. */
export const profileFields = [
  'name',
  'phone',
  'title',
  'location',
  'about',
  'skills',
  'experience',
  'education',
  'languages',
] as const

export type ProfileField = (typeof profileFields)[number]

/** The values of the fields, not validated. They can be kept as a draft and restored. */
export type Written = Record<TextName, string> & { skills: string[] } & {
  [Name in EntriesName]: EntryOf<Name>[]
} & {
  /** Entries; or a text, if the candidate once wrote one. */
  education: string | EntryOf<'education'>[]
}

/** The fields that are lists of entries. */
type EntriesName = 'experience' | 'languages'
export type TextName = Exclude<ProfileField, EntriesName | 'skills' | 'education'>

/** A hidden field with this name says that the form holds entries of education, not a text. */
export const educationIsEntries = 'educationIsEntries'

/** The name of the text field for a skill; Enter turns its text into a chip. */
export const skillBeingTyped = 'skillBeingTyped'

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  // FormData has CRLF for line breaks, the profile LF.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

export const writtenIn = (form: FormData): Written => ({
  name: textIn(form, 'name'),
  phone: textIn(form, 'phone'),
  title: textIn(form, 'title'),
  location: textIn(form, 'location'),
  about: textIn(form, 'about'),
  education: form.has(educationIsEntries) ? keptIn(form, 'education') : textIn(form, 'education'),
  experience: keptIn(form, 'experience'),
  languages: keptIn(form, 'languages'),
  // Includes a skill that was typed but not entered before saving.
  skills: withChip(
    form.getAll('skills').filter((skill) => typeof skill === 'string'),
    textIn(form, skillBeingTyped),
  ),
})

/** The initial values of the form. */
export const writtenOf = (profile: Profile): Written => {
  const { name, phone, title, location, about, skills, education, experience, languages } = profile
  return {
    name,
    phone,
    title,
    location,
    about,
    skills,
    // In the order of keys that the form writes, so that an unchanged entry is the same.
    experience: experience.map((entry) => ({ ...entryKinds.experience.blank, ...entry })),
    education: educationOf(education),
    languages: languages.map((entry) => ({ ...entryKinds.languages.blank, ...entry })),
  }
}

const educationOf = (education: Profile['education']): Written['education'] => {
  if (education === '') return []
  return typeof education === 'string'
    ? education
    : education.map((entry) => ({ ...entryKinds.education.blank, ...entry }))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = (before: Written, written: Written): ProfileField[] =>
  profileFields.filter((field) => !isSame(before[field], written[field]))

/** Sends only changed fields, so that changes of another tab stay. */
export const changesIn = (before: Written, written: Written): Partial<Written> =>
  Object.fromEntries(changedFields(before, written).map((field) => [field, written[field]]))
