/** The result of reading a CV. A missing field is an empty string or an empty list. */

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

/** `check`: the evidence in the CV is thin or contradictory, so the candidate should check the value. `none`: nothing was found. */
export type Certainty = 'sure' | 'check' | 'none'

type Entries = 'experience' | 'education' | 'languages'

/** For a list, a level for each entry, in their order. */
export type CvCertainty = Record<Exclude<keyof ParsedCv, Entries>, Certainty> & Record<Entries, Certainty[]>

/** Languages of which the reader knows little more than headings and months; `other` is every further language. */
export type ForeignLanguage = 'Chinese' | 'Tamil' | 'Indonesian' | 'German' | 'French' | 'other'

/** Lines of a CV that are in no entry, or in one that mixes parts of several, and the entry that they would become. */
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
  /** Not empty where an entry may be missing. */
  leftOut: LeftOut[]
  /** The file has text that nobody sees. It is not read. */
  hasHiddenText: boolean
}
