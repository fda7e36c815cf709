import type { ReactNode } from 'react'
import { dayText } from '../dates.ts'
import { EmptyState } from '../EmptyState.tsx'
import { CaughtUpPicture } from '../pictures/CaughtUpPicture.tsx'
import { HistoryPicture } from '../pictures/HistoryPicture.tsx'
import { QuietRoomPicture } from '../pictures/QuietRoomPicture.tsx'
import type { Entry, Section, SectionId } from './sections.ts'
import '../Panel.css'

type Words = { title: string; empty: ReactNode }

const words = {
  active: {
    title: 'Active Interviews',
    empty: <EmptyState picture={<QuietRoomPicture />} title="No active interviews at this time" />,
  },
  updates: {
    title: 'Updates',
    empty: (
      <EmptyState
        picture={<CaughtUpPicture />}
        title="All caught up"
        text="New updates will appear here after completing interviews"
      />
    ),
  },
  myApplications: {
    title: 'My Applications',
    empty: (
      <EmptyState
        picture={<HistoryPicture />}
        title="No applications to display"
        text="Your application history will appear here as you progress through interviews"
      />
    ),
  },
} as const satisfies Record<SectionId, Words>

export function OverviewSection({ section: { id, entries } }: { section: Section }) {
  const { title, empty } = words[id]
  const titleId = `section-${id}`
  return (
    <section className={`panel panel--${id}`} aria-labelledby={titleId}>
      <header className="panel__head">
        <h2 className="panel__title" id={titleId}>
          {title}
        </h2>
        {entries.length > 0 && <span className="panel__count">{entries.length}</span>}
      </header>
      {entries.length === 0 ? (
        empty
      ) : (
        <ul className="entries">
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function EntryLine({ entry: { jobTitle, department, date } }: { entry: Entry }) {
  return (
    <li className="entry">
      <h3 className="entry__title">{jobTitle}</h3>
      <p className="entry__facts">{[department, dayText(date)].filter(Boolean).join(' · ')}</p>
    </li>
  )
}
