import type { ReactNode } from 'react'
import type { Ways } from '../application/ActionButton.tsx'
import { EmptyState } from '../EmptyState.tsx'
import CaughtUpIllustration from '../illustrations/CaughtUpIllustration.svg?drawing'
import HistoryIllustration from '../illustrations/HistoryIllustration.svg?drawing'
import QuietRoomIllustration from '../illustrations/QuietRoomIllustration.svg?drawing'
import { ApplicationCard } from './ApplicationCard.tsx'
import { sectionTitles, type Section, type SectionId } from './sections.ts'
import { Button } from '../../ui/Button.tsx'
import '../Panel.css'

type Props = {
  section: Section
  /** Where the candidate's applications are; undefined without any. */
  elsewhere: string | undefined
  ways: Ways
  onOpen: (jobId: string) => void
  onShowProfile: () => void
}

export function OverviewSection({ section: { id, entries }, elsewhere, ways, onOpen, onShowProfile }: Props) {
  const titleId = `section-${id}`
  return (
    <section className={`panel panel--${id}`} aria-labelledby={titleId}>
      <header className="panel__head">
        <h2 className="panel__title" id={titleId}>
          {sectionTitles[id]}
        </h2>
        {entries.length > 0 && <span className="panel__count">{entries.length}</span>}
      </header>
      {entries.length === 0 ? (
        <Empty
          id={id}
          elsewhere={elsewhere}
          onShowPositions={ways.onShowPositions}
          onShowProfile={onShowProfile}
        />
      ) : (
        <ul className="entries">
          {entries.map((standing) => (
            <ApplicationCard
              key={standing.jobId}
              standing={standing}
              ways={ways}
              isProminent={id === 'active'}
              onOpen={() => onOpen(standing.jobId)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type EmptyProps = {
  id: SectionId
  elsewhere: string | undefined
  onShowPositions: () => void
  onShowProfile: () => void
}

/** A candidate who has applied is not asked to find a position. */
function Empty({ id, elsewhere, onShowPositions, onShowProfile }: EmptyProps) {
  switch (id) {
    case 'active':
      return (
        <EmptyState illustration={<QuietRoomIllustration />} title="No active interviews at this time">
          {elsewhere === undefined && <EmptyAction label="See open positions" onChoose={onShowPositions} />}
        </EmptyState>
      )
    case 'updates':
      return (
        <EmptyState
          illustration={<CaughtUpIllustration />}
          title="All caught up"
          text="New updates will appear here after completing interviews"
        >
          <EmptyAction label="Review your profile" onChoose={onShowProfile} />
        </EmptyState>
      )
    case 'myApplications':
      return (
        <EmptyState
          illustration={<HistoryIllustration />}
          title="No applications to display"
          text={elsewhere ?? 'Your application history will appear here as you progress through interviews'}
        >
          {elsewhere === undefined && <EmptyAction label="Find a position" onChoose={onShowPositions} />}
        </EmptyState>
      )
  }
}

function EmptyAction({ label, onChoose }: { label: string; onChoose: () => void }): ReactNode {
  return (
    <Button look="quiet" size="compact" onClick={onChoose}>
      {label}
    </Button>
  )
}
