import type { Profile } from '#shared/domain/profile.ts'
import type { Draft } from '../../form/drafts.ts'
import { profileFields, writtenOf, type ProfileField, type Written } from './profile-reading.ts'

export const draftName = 'profile'

/** A draft of the changed fields only, since the others may have changed at the API when it is restored. */
export const draftOf = (written: Written, changed: readonly ProfileField[]): Draft =>
  Object.fromEntries(changed.map((field) => [field, field === 'skills' ? written.skills : [written[field]]]))

/** Applies a draft to the profile. */
export function writtenInDraft(draft: Draft, profile: Profile): Written {
  const written = writtenOf(profile)
  for (const field of profileFields) {
    const values = draft[field]
    if (values === undefined) continue
    if (field === 'skills') written.skills = [...values]
    else written[field] = values[0] ?? ''
  }
  return written
}
