import type { Education } from '#shared/account/profile.ts'
import { periodOf, shown } from './profile-facts.ts'

export function EducationList({ education, emptyText }: { education: Education; emptyText: string }) {
  if (education.length === 0) return <p className="profile__note">{emptyText}</p>
  if (typeof education === 'string') return <p className="profile__prose">{education}</p>
  return (
    <ol className="timeline">
      {education.slice(0, shown.education).map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and their order does not change
        <li key={index} className="timeline__entry">
          <h3 className="timeline__title">{entry.degree || entry.institution}</h3>
          {entry.degree !== '' && entry.institution !== '' && <p>{entry.institution}</p>}
          {entry.field_of_study !== '' && <p>{entry.field_of_study}</p>}
          <p className="timeline__facts">
            {[periodOf(entry), entry.gpa === '' ? '' : `GPA: ${entry.gpa}`].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  )
}
