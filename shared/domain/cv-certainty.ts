import * as z from 'zod/mini'

/**
 * How sure the reader is of what it read. `check`: the CV's own evidence is thin or contradicts it, so a person should look.
 * `none`: it found nothing.
 */
const certainties = ['sure', 'check', 'none'] as const
const certainty = z.enum(certainties)
export type Certainty = z.output<typeof certainty>

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

/** What the reader says about its own reading. */
export const readingNotes = z.object({
  certainty: cvCertainty,
  /** The language of the CV, where it is neither English nor Malay: what was not understood is left empty. */
  foreignLanguage: z.nullable(z.enum(foreignLanguages)),
})
export type ReadingNotes = z.output<typeof readingNotes>
