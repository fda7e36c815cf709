import type { Profile } from '#shared/domain/profile.ts'
import type { Draft } from '../../session/drafts.ts'
import { profileFields, writtenOf, type ProfileField, type Written } from './profile-reading.ts'

export const draftName = 'profile'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string')

const listIn = (text: string): string[] | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isList(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** What was changed, as a draft: only texts can be kept. What was not changed may be newer at the API by then. */
export const draftOf = (written: Written, changed: readonly ProfileField[]): Draft =>
  Object.fromEntries(
    changed.map((field) => [field, field === 'skills' ? JSON.stringify(written.skills) : written[field]]),
  )

/** The profile with what the draft changes in it. */
export function writtenInDraft(draft: Draft, profile: Profile): Written {
  const written = writtenOf(profile)
  for (const field of profileFields) {
    const text = draft[field]
    if (text === undefined) continue
    if (field === 'skills') written.skills = listIn(text) ?? written.skills
    else written[field] = text
  }
  return written
}
