import type { CvCertainty, ForeignLanguage } from '#shared/domain/cv-certainty.ts'

/** The fields of a CV, named as in the API. A missing field is an empty string or an empty list. */

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

/** A CV's fields, how sure the reader is of each, and the CV's language where it is neither English nor Malay. */
export type ReadCv = { cv: ParsedCv; certainty: CvCertainty; foreignLanguage: ForeignLanguage | null }
