import type { Profile } from '#shared/account/profile.ts'
import { PastEntries } from './PastEntries.tsx'
import { periodOf, shownOf } from './profile-facts.ts'

export function ExperienceList({ profile, emptyText }: { profile: Profile; emptyText: string }) {
  const { experience, unconfirmed } = profile
  if (experience.length === 0) return <p className="text-compact text-ink-soft">{emptyText}</p>
  return (
    <PastEntries
      entries={shownOf('experience', experience, profile).map((entry) => ({
        title: entry.position || entry.company,
        lines: [entry.position === '' ? '' : entry.company],
        facts: periodOf(entry),
        text: unconfirmed.includes('experience') ? entry.description : '',
      }))}
    />
  )
}
