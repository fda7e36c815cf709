import type { ReactNode } from 'react'
import { Count } from '../../ui/Count.tsx'
import type { Ways } from '../application/ActionButton.tsx'
import { EmptyState } from '../EmptyState.tsx'
import CaughtUpIllustration from '../illustrations/CaughtUpIllustration.svg?drawing'
import HistoryIllustration from '../illustrations/HistoryIllustration.svg?drawing'
import QuietRoomIllustration from '../illustrations/QuietRoomIllustration.svg?drawing'
import { TitledPanel } from '../TitledPanel.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { sectionTitles, type Section, type SectionId } from './sections.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  section: Section
  /** The first section is the most relevant and takes the full width. */
  isWide: boolean
  /** Where the candidate's applications are; undefined without any. */
  elsewhere: string | undefined
  ways: Ways
  onOpen: (jobId: string) => void
  onShowProfile: () => void
}

export function OverviewSection(props: Props) {
  const { section, isWide, elsewhere, ways, onOpen, onShowProfile } = props
  const { id, entries } = section
  return (
    <TitledPanel
      title={sectionTitles[id]}
      beside={entries.length > 0 && <Count of={entries.length} />}
      className={isWide ? 'col-span-full gap-4' : 'gap-4'}
    >
      {entries.length === 0 ? (
        <Empty
          id={id}
          isWide={isWide}
          elsewhere={elsewhere}
          onShowPositions={ways.onShowPositions}
          onShowProfile={onShowProfile}
        />
      ) : (
        <ul className="@container grid">
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
    </TitledPanel>
  )
}

type EmptyProps = Pick<Props, 'isWide' | 'elsewhere'> & {
  id: SectionId
  onShowPositions: () => void
  onShowProfile: () => void
}

/** A candidate who has applied is not asked to find a position. */
function Empty({ id, isWide, elsewhere, onShowPositions, onShowProfile }: EmptyProps) {
  switch (id) {
    case 'active':
      return (
        <EmptyState
          isWide={isWide}
          illustration={<QuietRoomIllustration />}
          title="No active interviews at this time"
        >
          {elsewhere === undefined && <EmptyAction label="See open positions" onChoose={onShowPositions} />}
        </EmptyState>
      )
    case 'updates':
      return (
        <EmptyState
          isWide={isWide}
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
          isWide={isWide}
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
