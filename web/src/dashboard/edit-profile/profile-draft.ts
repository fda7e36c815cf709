import type { Profile } from '#shared/domain/profile.ts'
import type { Draft } from '../../form/drafts.ts'
import { profileFields, writtenOf, type ProfileField, type Written } from './profile-reading.ts'

export const draftName = 'profile'

/** What was changed, as a draft. What was not changed may be newer at the API by then. */
export const draftOf = (written: Written, changed: readonly ProfileField[]): Draft =>
  Object.fromEntries(changed.map((field) => [field, field === 'skills' ? written.skills : [written[field]]]))

/** The profile with what the draft changes in it. */
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
