import { Count } from '../../ui/Count.tsx'
import type { Ways } from '../application/ActionButton.tsx'
import { EmptyState } from '../EmptyState.tsx'
import CaughtUpIllustration from '../illustrations/CaughtUpIllustration.svg?drawing'
import HistoryIllustration from '../illustrations/HistoryIllustration.svg?drawing'
import QuietRoomIllustration from '../illustrations/QuietRoomIllustration.svg?drawing'
import { TitledPanel } from '../TitledPanel.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import { emptyTexts } from './empty-texts.ts'
import { sectionTitles, type Section, type SectionId } from './sections.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  section: Section
  /** The first section is the most relevant and takes the full width. */
  isWide: boolean
  /** Where the candidate's applications are. */
  elsewhere: string
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
        <Empty id={id} isWide={isWide} elsewhere={elsewhere} onShowProfile={onShowProfile} />
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
  onShowProfile: () => void
}

function Empty({ id, isWide, elsewhere, onShowProfile }: EmptyProps) {
  switch (id) {
    case 'active':
      return <EmptyState isWide={isWide} illustration={<QuietRoomIllustration />} {...emptyTexts.active} />
    case 'updates':
      return (
        <EmptyState isWide={isWide} illustration={<CaughtUpIllustration />} {...emptyTexts.updates}>
          <Button look="quiet" size="compact" onClick={onShowProfile}>
            Review your profile
          </Button>
        </EmptyState>
      )
    case 'myApplications':
      return (
        <EmptyState
          isWide={isWide}
          illustration={<HistoryIllustration />}
          {...emptyTexts.myApplications}
          text={elsewhere}
        />
      )
  }
}
