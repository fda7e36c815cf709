import type { CvData } from '#shared/domain/cv.ts'
import type { ParsedCv } from './parse/fields.ts'

/** In characters and entries, as `cvData` limits them. */
const most = {
  line: 100,
  short: 60,
  field: 200,
  date: 40,
  text: 2000,
  description: 4000,
  skills: 50,
  entries: 30,
} as const

const cut = (text: string, longest: number): string => text.trim().slice(0, longest).toWellFormed().trim()
/** A field of one line holds no line break. */
const oneLine = (text: string, longest: number): string =>
  cut(text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').replace(/\s+/g, ' '), longest)

/** What was read, cut to what an account can hold. */
export const fitted = (cv: ParsedCv): CvData => ({
  name: oneLine(cv.name, most.line),
  email: oneLine(cv.email, most.line),
  phone: oneLine(cv.phone, most.date),
  title: oneLine(cv.title, most.line),
  location: oneLine(cv.location, most.line),
  summary: cut(cv.summary, most.text),
  skills: cv.skills.slice(0, most.skills).map((skill) => oneLine(skill, most.short)),
  experience: cv.experience.slice(0, most.entries).map((entry) => ({
    position: oneLine(entry.position, most.field),
    company: oneLine(entry.company, most.field),
    start_date: oneLine(entry.start_date, most.date),
    end_date: oneLine(entry.end_date, most.date),
    description: cut(entry.description, most.description),
  })),
  education: cv.education.slice(0, most.entries).map((entry) => ({
    degree: oneLine(entry.degree, most.field),
    institution: oneLine(entry.institution, most.field),
    field_of_study: oneLine(entry.field_of_study, most.field),
    start_date: oneLine(entry.start_date, most.date),
    end_date: oneLine(entry.end_date, most.date),
    gpa: '',
  })),
  languages: cv.languages.slice(0, most.entries).map((entry) => ({
    language: oneLine(entry.language, most.short),
    proficiency: oneLine(entry.proficiency, most.short),
  })),
})
