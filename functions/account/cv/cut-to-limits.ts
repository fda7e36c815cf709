import type { ParsedCv, ParsedEducation, ParsedExperience, ParsedLanguage, ReadCv } from 'cv-reader/reading'
import type { LeftOut, ReadingNotes } from '#shared/account/cv-certainty.ts'
import type { CvData } from '#shared/account/cv.ts'
import { tidyLine, tidyText } from '#shared/platform/text.ts'

/** In characters and entries, the same numbers as in the schema `cvData`. */
const limits = {
  line: 100,
  short: 60,
  field: 200,
  date: 40,
  text: 2000,
  description: 4000,
  skills: 50,
  entries: 30,
  leftOut: 12,
  leftOutLines: 8,
} as const

/** Cuts after tidying, which can make a text shorter, and tidies again, because a cut can halve a character. */
const cut = (text: string, longest: number): string =>
  tidyText(tidyText(text).trim().slice(0, longest)).trim()
const oneLine = (text: string, longest: number): string => tidyLine(tidyLine(text).slice(0, longest))

/** Cuts each field of a CV's reading to the length that the schema `cvData` accepts. */
export function cutToLimits({ cv, certainty, foreignLanguage, leftOut, hasHiddenText }: ReadCv): {
  cv: CvData
  notes: ReadingNotes
} {
  const { experience, education, languages } = certainty
  return {
    cv: cutData(cv),
    notes: {
      foreignLanguage,
      hasHiddenText,
      certainty: {
        ...certainty,
        experience: experience.slice(0, limits.entries),
        education: education.slice(0, limits.entries),
        languages: languages.slice(0, limits.entries),
      },
      leftOut: cutLeftOut(leftOut),
    },
  }
}

/** The compiler says where a field of the reader is left out, and where one of the schema has no source. */
const cutData = (cv: ParsedCv): CvData =>
  ({
    name: oneLine(cv.name, limits.line),
    email: oneLine(cv.email, limits.line),
    phone: oneLine(cv.phone, limits.date),
    title: oneLine(cv.title, limits.line),
    location: oneLine(cv.location, limits.line),
    summary: cut(cv.summary, limits.text),
    skills: cv.skills.slice(0, limits.skills).map((skill) => oneLine(skill, limits.short)),
    experience: cv.experience.slice(0, limits.entries).map(cutExperience),
    education: cv.education.slice(0, limits.entries).map(cutEducation),
    languages: cv.languages.slice(0, limits.entries).map(cutLanguage),
  }) satisfies Record<keyof ParsedCv, unknown>

const cutExperience = (entry: ParsedExperience) => ({
  position: oneLine(entry.position, limits.field),
  company: oneLine(entry.company, limits.field),
  start_date: oneLine(entry.start_date, limits.date),
  end_date: oneLine(entry.end_date, limits.date),
  description: cut(entry.description, limits.description),
})

const cutEducation = (entry: ParsedEducation) => ({
  degree: oneLine(entry.degree, limits.field),
  institution: oneLine(entry.institution, limits.field),
  field_of_study: oneLine(entry.field_of_study, limits.field),
  start_date: oneLine(entry.start_date, limits.date),
  end_date: oneLine(entry.end_date, limits.date),
  gpa: '',
})

const cutLanguage = (entry: ParsedLanguage) => ({
  language: oneLine(entry.language, limits.short),
  proficiency: oneLine(entry.proficiency, limits.short),
})

function cutLeftOut(all: ReadCv['leftOut']): LeftOut {
  const cutAll: LeftOut = { experience: [], education: [], languages: [] }
  for (const { lines: whole, ...of } of all.slice(0, limits.leftOut)) {
    const lines = whole.slice(0, limits.leftOutLines).map((line) => oneLine(line, limits.field))
    if (of.section === 'experience') cutAll.experience.push({ lines, entry: cutExperience(of.entry) })
    else if (of.section === 'education') cutAll.education.push({ lines, entry: cutEducation(of.entry) })
    else cutAll.languages.push({ lines, entry: cutLanguage(of.entry) })
  }
  return cutAll
}
