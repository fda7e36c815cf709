/** What the reader says of a CV. A missing field is an empty string or an empty list. */

export type ParsedExperience = {
  position: string
  company: string
  start_date: string
  end_date: string
  description: string
}

export type ParsedEducation = {
  degree: string
  institution: string
  field_of_study: string
  start_date: string
  end_date: string
}

export type ParsedLanguage = { language: string; proficiency: string }

export type ParsedCv = {
  name: string
  email: string
  phone: string
  title: string
  location: string
  summary: string
  skills: string[]
  experience: ParsedExperience[]
  education: ParsedEducation[]
  languages: ParsedLanguage[]
}

/** `check`: the CV's own evidence is thin or contradicts what was read, so a person should look. `none`: nothing was found. */
export type Certainty = 'sure' | 'check' | 'none'

type Entries = 'experience' | 'education' | 'languages'

/** One level for each field; for a list of entries one for each entry, in their order. */
export type CvCertainty = Record<Exclude<keyof ParsedCv, Entries>, Certainty> & Record<Entries, Certainty[]>

/** Languages of which the reader knows little more than headings and months; `other` is any further one. */
export type ForeignLanguage = 'Chinese' | 'Tamil' | 'Indonesian' | 'German' | 'French' | 'other'

/** Lines of a CV that no entry holds, or only one made of pieces of others, and the entry that they would make. */
export type LeftOut = { lines: string[] } & (
  | { section: 'experience'; entry: ParsedExperience }
  | { section: 'education'; entry: ParsedEducation }
  | { section: 'languages'; entry: ParsedLanguage }
)

/** A CV's fields, how sure the reader is of each, and the CV's language where it is neither English nor Malay. */
export type ReadCv = {
  cv: ParsedCv
  certainty: CvCertainty
  foreignLanguage: ForeignLanguage | null
  /** In the form of entries, and in none: something may be missing. */
  leftOut: LeftOut[]
}
