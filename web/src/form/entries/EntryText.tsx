import type { EntryOf } from './entry-kinds.ts'

const period = (start: string, end: string): string => [start, end].filter(Boolean).join(' – ')

export function ExperienceText({ entry }: { entry: EntryOf<'experience'> }) {
  const { position, company, start_date, end_date, description } = entry
  return (
    <>
      <p className="font-strong">{position || company}</p>
      {position !== '' && company !== '' && <p>{company}</p>}
      <p className="text-small text-ink-soft">{period(start_date, end_date)}</p>
      {description !== '' && <p className="text-compact whitespace-pre-line">{description}</p>}
    </>
  )
}

export function EducationText({ entry }: { entry: EntryOf<'education'> }) {
  const { degree, institution, field_of_study, start_date, end_date, gpa } = entry
  return (
    <>
      <p className="font-strong">{degree || institution}</p>
      {degree !== '' && institution !== '' && <p>{institution}</p>}
      {field_of_study !== '' && <p>{field_of_study}</p>}
      {gpa !== '' && <p>GPA: {gpa}</p>}
      <p className="text-small text-ink-soft">{period(start_date, end_date)}</p>
    </>
  )
}

export function LanguageText({ entry: { language, proficiency } }: { entry: EntryOf<'languages'> }) {
  return (
    <p>
      <span className="font-strong">{language}</span>
      {proficiency !== '' && <span className="text-small text-ink-soft"> {proficiency}</span>}
    </p>
  )
}
