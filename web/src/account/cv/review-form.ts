import type { CvData } from '#shared/domain/cv.ts'
import { withChip } from '../../ui/chips.ts'

/** The name of the text field for a skill that is not yet in the list. */
export const skillBeingTyped = 'skill'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The form has the index of each kept entry. */
const kept = <Entry>(form: FormData, name: string, entries: readonly Entry[]): Entry[] => {
  const places = new Set(form.getAll(name).map(String))
  return entries.filter((_, place) => places.has(String(place)))
}

/** Reads the form without validating it. */
export function writtenIn(form: FormData, cv: CvData): CvData {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    title: textOf(form, 'title'),
    location: textOf(form, 'location'),
    summary: textOf(form, 'summary'),
    skills: withChip(form.getAll('skills').map(String), textOf(form, skillBeingTyped)),
    experience: kept(form, 'experience', cv.experience),
    education: kept(form, 'education', cv.education),
    languages: kept(form, 'languages', cv.languages),
  }
}
