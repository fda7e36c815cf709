import * as z from 'zod/mini'
import { educationEntry, experienceEntry, languageEntry } from './profile.ts'

/**
 * How sure the reader is of what it read. `check`: the CV's own evidence is thin or contradicts it, so a person should look.
 * `none`: it found nothing.
 */
const certainties = ['sure', 'check', 'none'] as const
const certainty = z.enum(certainties)

const ofEntries = z.array(certainty)

/** One level for each field of a CV's data; for a list of entries one for each entry, in their order. */
const cvCertainty = z.object({
  name: certainty,
  email: certainty,
  phone: certainty,
  title: certainty,
  location: certainty,
  summary: certainty,
  skills: certainty,
  experience: ofEntries,
  education: ofEntries,
  languages: ofEntries,
})
export type CvCertainty = z.output<typeof cvCertainty>

/** Languages of which the reader knows little more than headings and months; `other` is any further one. */
const foreignLanguages = ['Chinese', 'Tamil', 'Indonesian', 'German', 'French', 'other'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

/** Lines of a CV that are in no entry of a list, and the entry that they would make. */
const leftOutOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(z.object({ lines: z.array(z.string()), entry }))

const leftOut = z.object({
  experience: leftOutOf(experienceEntry),
  education: leftOutOf(educationEntry),
  languages: leftOutOf(languageEntry),
})
export type LeftOut = z.output<typeof leftOut>

/** What the reader says about its own reading. */
export const readingNotes = z.object({
  certainty: cvCertainty,
  /** The language of the CV, where it is neither English nor Malay: what was not understood is left empty. */
  foreignLanguage: z.nullable(z.enum(foreignLanguages)),
  /** Of a reading that was stored before this field existed: nothing. */
  leftOut: z._default(leftOut, { experience: [], education: [], languages: [] }),
})
export type ReadingNotes = z.output<typeof readingNotes>
