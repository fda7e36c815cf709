import type { Profile } from '#shared/domain/profile.ts'
import { withChip } from '../../ui/chips.ts'
import { educationText } from '../profile/profile-facts.ts'

/** The form's fields, in their order on the page. */
export const profileFields = ['name', 'phone', 'title', 'location', 'about', 'skills', 'education'] as const

export type ProfileField = (typeof profileFields)[number]

/** The values of the fields, not validated. They can be kept as a draft and restored. */
export type Written = Record<Exclude<ProfileField, 'skills'>, string> & { skills: string[] }

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
  education: textIn(form, 'education'),
  // Includes a skill that was typed but not entered before saving.
  skills: withChip(
    form.getAll('skills').filter((skill) => typeof skill === 'string'),
    textIn(form, skillBeingTyped),
  ),
})

/** The initial values of the form. */
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

export const changedFields = (before: Written, written: Written): ProfileField[] =>
  profileFields.filter((field) => !isSame(before[field], written[field]))

/** Sends only changed fields, so that changes of another tab stay and a list of education is not replaced by a text. */
export const changesIn = (before: Written, written: Written): Partial<Written> =>
  Object.fromEntries(changedFields(before, written).map((field) => [field, written[field]]))
