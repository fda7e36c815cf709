import type { CvData } from '#shared/account/cv.ts'

/** The lists of a CV whose entries the candidate corrects: the fields of an entry, and what one must say. */

type Lists = Pick<CvData, 'experience' | 'education' | 'languages'>
export type ListName = keyof Lists
export type EntryOf<Name extends ListName> = Lists[Name][number]

export type EntryField<Entry> = { key: keyof Entry & string; label: string; maximum?: number }

export type EntryKind<Entry> = {
  title: string
  /** The entry that "Add" creates. */
  noun: string
  /** An entry of which nothing is known. */
  blank: Entry
  /** A field with a maximum holds several lines. */
  fields: readonly EntryField<Entry>[]
  nameOf: (entry: Entry) => string
  /** The required parts that are empty, because the CV lacks them or the reader did not find them. */
  missing: (entry: Entry) => readonly string[]
}

const maxDescriptionCharacters = 4000

const lacking = (...checks: readonly (readonly [isMissing: boolean, what: string])[]): string[] =>
  checks.flatMap(([isMissing, what]) => (isMissing ? [what] : []))

export const entryKinds: { readonly [Name in ListName]: EntryKind<EntryOf<Name>> } = {
  experience: {
    title: 'Work experience',
    noun: 'position',
    blank: { position: '', company: '', start_date: '', end_date: '', description: '' },
    fields: [
      { key: 'position', label: 'Position' },
      { key: 'company', label: 'Company' },
      { key: 'start_date', label: 'Start date' },
      { key: 'end_date', label: 'End date' },
      { key: 'description', label: 'What you did', maximum: maxDescriptionCharacters },
    ],
    nameOf: ({ position, company }) => position || company,
    missing: ({ position, company, start_date, end_date }) =>
      lacking(
        [position === '', 'the position'],
        [company === '', 'the company'],
        [start_date + end_date === '', 'the dates'],
      ),
  },
  education: {
    title: 'Education',
    noun: 'education',
    blank: { degree: '', institution: '', field_of_study: '', start_date: '', end_date: '', gpa: '' },
    fields: [
      { key: 'degree', label: 'Degree' },
      { key: 'institution', label: 'Institution' },
      { key: 'field_of_study', label: 'Field of study' },
      { key: 'start_date', label: 'Start date' },
      { key: 'end_date', label: 'End date' },
      { key: 'gpa', label: 'GPA' },
    ],
    nameOf: ({ degree, institution }) => degree || institution,
    missing: ({ degree, institution }) =>
      lacking([degree === '', 'the degree'], [institution === '', 'the institution']),
  },
  languages: {
    title: 'Languages',
    noun: 'language',
    blank: { language: '', proficiency: '' },
    fields: [
      { key: 'language', label: 'Language' },
      { key: 'proficiency', label: 'Proficiency' },
    ],
    nameOf: ({ language }) => language,
    missing: ({ language }) => lacking([language === '', 'the language']),
  },
}
