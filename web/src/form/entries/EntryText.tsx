import type { EntryOf } from './entry-kinds.ts'
import './EntryList.css'

const period = (start: string, end: string): string => [start, end].filter(Boolean).join(' – ')

export function ExperienceText({ entry }: { entry: EntryOf<'experience'> }) {
  const { position, company, start_date, end_date, description } = entry
  return (
    <>
      <p className="edited-entry__title">{position || company}</p>
      {position !== '' && company !== '' && <p>{company}</p>}
      <p className="edited-entry__date">{period(start_date, end_date)}</p>
      {description !== '' && <p className="edited-entry__text">{description}</p>}
    </>
  )
}

export function EducationText({ entry }: { entry: EntryOf<'education'> }) {
  const { degree, institution, field_of_study, start_date, end_date, gpa } = entry
  return (
    <>
      <p className="edited-entry__title">{degree || institution}</p>
      {degree !== '' && institution !== '' && <p>{institution}</p>}
      {field_of_study !== '' && <p>{field_of_study}</p>}
      {gpa !== '' && <p>GPA: {gpa}</p>}
      <p className="edited-entry__date">{period(start_date, end_date)}</p>
    </>
  )
}

export function LanguageText({ entry: { language, proficiency } }: { entry: EntryOf<'languages'> }) {
  return (
    <p>
      <span className="edited-entry__title">{language}</span>
      {proficiency !== '' && <span className="edited-entry__date"> {proficiency}</span>}
    </p>
  )
}
