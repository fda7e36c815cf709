import type { CvData } from '#shared/account/cv.ts'
import { keptIn } from '../../form/entries/kept-entries.ts'
import { withChip } from '../../ui/chips.ts'

/** The name of the text field for a skill that is not yet in the list. */
export const skillBeingTyped = 'skill'

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

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
    experience: keptIn(form, 'experience'),
    education: keptIn(form, 'education'),
    languages: keptIn(form, 'languages'),
  }
}
