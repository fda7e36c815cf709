import type { Profile } from '#shared/domain/profile.ts'
import { withChip } from '../../ui/chips.ts'
import { educationText } from '../profile/profile-facts.ts'

/** The form's fields, in the order in which they stand. */
export const profileFields = ['name', 'phone', 'title', 'location', 'about', 'skills', 'education'] as const

export type ProfileField = (typeof profileFields)[number]

/** What stands in the fields, as it was typed. It can be kept as a draft and put back. */
export type Written = Record<Exclude<ProfileField, 'skills'>, string> & { skills: string[] }

/** The field in which a skill stands before Enter makes a chip of it. */
export const skillBeingTyped = 'skillBeingTyped'

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  // A form writes line breaks its own way; what was typed has one character for each.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

export const writtenIn = (form: FormData): Written => ({
  name: textIn(form, 'name'),
  phone: textIn(form, 'phone'),
  title: textIn(form, 'title'),
  location: textIn(form, 'location'),
  about: textIn(form, 'about'),
  education: textIn(form, 'education'),
  // What was typed and not yet entered counts: whoever saves means it.
  skills: withChip(
    form.getAll('skills').filter((skill) => typeof skill === 'string'),
    textIn(form, skillBeingTyped),
  ),
})

/** What the form starts with. */
export const writtenOf = ({ name, phone, title, location, about, skills, education }: Profile): Written => ({
  name,
  phone,
  title,
  location,
  about,
  skills,
  education: educationText(education),
})

const isSame = (one: string | readonly string[], other: string | readonly string[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** The fields in which something else stands than before. */
export const changedFields = (before: Written, written: Written): ProfileField[] =>
  profileFields.filter((field) => !isSame(before[field], written[field]))

/** Only what was changed is sent: another tab's changes stay, and a list of education is not turned into a text. */
export const changesIn = (before: Written, written: Written): Partial<Written> =>
  Object.fromEntries(changedFields(before, written).map((field) => [field, written[field]]))
