import type { ExperienceEntry } from '#shared/account/profile.ts'
import { periodOf, shown } from './profile-facts.ts'

type Props = { experience: readonly ExperienceEntry[]; emptyText?: string }

export function ExperienceList({ experience, emptyText }: Props) {
  if (experience.length === 0) return <p className="profile__note">{emptyText}</p>
  return (
    <ol className="timeline">
      {experience.slice(0, shown.experience).map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and their order does not change
        <li key={index} className="timeline__entry">
          <h3 className="timeline__title">{entry.position || entry.company}</h3>
          {entry.position !== '' && entry.company !== '' && <p>{entry.company}</p>}
          <p className="timeline__facts">{periodOf(entry)}</p>
        </li>
      ))}
    </ol>
  )
}
