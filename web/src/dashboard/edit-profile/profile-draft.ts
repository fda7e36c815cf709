import type { Profile } from '#shared/account/profile.ts'
import type { Draft } from '../../form/drafts.ts'
import { entryFrom } from '../../form/entries/kept-entries.ts'
import { profileFields, writtenOf, type ProfileField, type Written } from './profile-reading.ts'

export const draftName = 'profile'

/** A draft of the changed fields only, since the others may have changed at the API when it is restored. */
export const draftOf = (written: Written, changed: readonly ProfileField[]): Draft =>
  Object.fromEntries(changed.map((field) => [field, textsOf(written, field)]))

/** The texts that keep a field's value; an entry of a list is kept as JSON. */
function textsOf(written: Written, field: ProfileField): string[] {
  if (field === 'skills') return written.skills
  const value = written[field]
  return typeof value === 'string' ? [value] : value.map((entry) => JSON.stringify(entry))
}

/** Applies a draft to the profile. */
export function writtenInDraft(draft: Draft, profile: Profile): Written {
  const written = writtenOf(profile)
  for (const field of profileFields) {
    const values = draft[field]
    if (values === undefined) continue
    if (field === 'skills') written.skills = [...values]
    else if (field === 'experience') written.experience = values.map((json) => entryFrom('experience', json))
    else if (field === 'education') written.education = educationFrom(values, written.education)
    else if (field === 'languages') written.languages = values.map((json) => entryFrom('languages', json))
    else written[field] = values[0] ?? ''
  }
  return written
}

/** A draft of a text restores a text: the profile still has one. */
const educationFrom = (values: readonly string[], now: Written['education']): Written['education'] =>
  typeof now === 'string' ? (values[0] ?? '') : values.map((json) => entryFrom('education', json))
