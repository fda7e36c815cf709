import type { Profile } from '#shared/account/profile.ts'
import { PastEntries } from './PastEntries.tsx'
import { Prose } from './Prose.tsx'
import { periodOf, shownOf } from './profile-facts.ts'

export function EducationList({ profile, emptyText }: { profile: Profile; emptyText: string }) {
  const { education } = profile
  if (education.length === 0) return <p className="text-compact text-ink-soft">{emptyText}</p>
  if (typeof education === 'string') return <Prose>{education}</Prose>
  return (
    <PastEntries
      entries={shownOf('education', education, profile).map((entry) => ({
        title: entry.degree || entry.institution,
        lines: [entry.degree === '' ? '' : entry.institution, entry.field_of_study],
        facts: [periodOf(entry), entry.gpa === '' ? '' : `GPA: ${entry.gpa}`].filter(Boolean).join(' · '),
      }))}
    />
  )
}
