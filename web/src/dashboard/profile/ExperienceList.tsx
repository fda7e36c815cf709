import type { ExperienceEntry } from '#shared/account/profile.ts'
import { PastEntries } from './PastEntries.tsx'
import { periodOf, shown } from './profile-facts.ts'

type Props = { experience: readonly ExperienceEntry[]; emptyText?: string }

export function ExperienceList({ experience, emptyText }: Props) {
  if (experience.length === 0) return <p className="text-compact text-ink-soft">{emptyText}</p>
  return (
    <PastEntries
      entries={experience.slice(0, shown.experience).map((entry) => ({
        title: entry.position || entry.company,
        lines: [entry.position === '' ? '' : entry.company],
        facts: periodOf(entry),
      }))}
    />
  )
}
