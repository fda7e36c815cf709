import type { CvData } from '#shared/domain/cv.ts'
import { entryKinds, type EntryOf, type ListName } from './entry-kinds.ts'
import { withChip } from '../../ui/chips.ts'

/** The name of the text field for a skill that is not yet in the list. */
export const skillBeingTyped = 'skill'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The form has each kept entry as JSON. One that says nothing was added and never filled in. */
const kept = <Name extends ListName>(form: FormData, name: Name): EntryOf<Name>[] =>
  form
    .getAll(name)
    .map((value): EntryOf<Name> => ({
      ...entryKinds[name].blank,
      ...(typeof value === 'string' ? JSON.parse(value) : {}),
    }))
    .filter((entry) => Object.values(entry).some((text) => text.trim() !== ''))

/** Reads the form without validating it. */
export function writtenIn(form: FormData): CvData {
  return {
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    phone: textOf(form, 'phone'),
    title: textOf(form, 'title'),
    location: textOf(form, 'location'),
    summary: textOf(form, 'summary'),
    skills: withChip(form.getAll('skills').map(String), textOf(form, skillBeingTyped)),
    experience: kept(form, 'experience'),
    education: kept(form, 'education'),
    languages: kept(form, 'languages'),
  }
}
