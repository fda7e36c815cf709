import * as z from 'zod/mini'
import { educationEntry, experienceEntry, languageEntry } from './profile.ts'

/**
 * How sure the reader is of a value. `check`: the evidence in the CV is thin or contradictory, so the candidate should check it.
 * `none`: it found nothing.
 */
const certainties = ['sure', 'check', 'none'] as const
const certainty = z.enum(certainties)

const ofEntries = z.array(certainty)

/** For a list, a level for each entry, in their order. */
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

/** Languages of which the reader knows little more than headings and months; `other` is every further language. */
const foreignLanguages = ['Chinese', 'Tamil', 'Indonesian', 'German', 'French', 'other'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]

/** Lines of a CV that are in no entry of a list, and the entry that they would become. */
const leftOutOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(z.object({ lines: z.array(z.string()), entry }))

const leftOut = z.object({
  experience: leftOutOf(experienceEntry),
  education: leftOutOf(educationEntry),
  languages: leftOutOf(languageEntry),
})
export type LeftOut = z.output<typeof leftOut>

/** What the reader reports beside a CV's data. */
export const readingNotes = z.object({
  certainty: cvCertainty,
  /** The language of a CV that is neither English nor Malay. Fields that the reader did not understand are empty. */
  foreignLanguage: z.nullable(z.enum(foreignLanguages)),
  /** Absent in readings that were stored before this field existed. */
  leftOut: z._default(leftOut, { experience: [], education: [], languages: [] }),
  /** The file has text that nobody sees. It is not read. */
  hasHiddenText: z.optional(z.boolean()),
})
export type ReadingNotes = z.output<typeof readingNotes>
