import type { Education } from '#shared/account/profile.ts'
import { PastEntries } from './PastEntries.tsx'
import { Prose } from './Prose.tsx'
import { periodOf, shown } from './profile-facts.ts'

export function EducationList({ education, emptyText }: { education: Education; emptyText: string }) {
  if (education.length === 0) return <p className="text-compact text-ink-soft">{emptyText}</p>
  if (typeof education === 'string') return <Prose>{education}</Prose>
  return (
    <PastEntries
      entries={education.slice(0, shown.education).map((entry) => ({
        title: entry.degree || entry.institution,
        lines: [entry.degree === '' ? '' : entry.institution, entry.field_of_study],
        facts: [periodOf(entry), entry.gpa === '' ? '' : `GPA: ${entry.gpa}`].filter(Boolean).join(' · '),
      }))}
    />
  )
}
