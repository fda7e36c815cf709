import { callNameOf } from '#shared/platform/call-name.ts'
import type { Ways } from '../application/ActionButton.tsx'
import { StartCard } from '../start/StartCard.tsx'
import { TabHead } from '../TabHead.tsx'
import type { Candidate } from '../use-candidate.ts'
import { OverviewSection } from './OverviewSection.tsx'
import { elsewhereText, sectionsOf } from './sections.ts'
import { EmptySections } from './EmptySections.tsx'
import { StatCards } from './StatCards.tsx'
import { statisticsOf } from './statistics.ts'

type Props = {
  candidate: Candidate
  ways: Ways
  onOpen: (jobId: string) => void
  onShowProfile: () => void
}

export function Overview({
  candidate: { profile, isProfileKnown, isStale, standings, positions },
  ways,
  onOpen,
  onShowProfile,
}: Props) {
  const statistics = statisticsOf(standings, positions.total)
  const sections = sectionsOf(standings)
  // With old or missing data, "nothing applied for yet" may be wrong.
  const isStarting = standings.length === 0 && isProfileKnown && !isStale
  return (
    <>
      <TabHead
        title={`Welcome, ${callNameOf(profile.name)}`}
        lead={
          isStarting
            ? 'Three steps take you to your first interview.'
            : 'Where your applications and interviews stand.'
        }
      />
      {isStarting && (
        <StartCard
          profile={profile}
          applications={standings.length}
          onShowProfile={onShowProfile}
          onShowPositions={ways.onShowPositions}
        />
      )}
      <StatCards statistics={statistics} isShort={standings.length === 0} />
      {standings.length === 0 ? (
        <EmptySections sections={sections} />
      ) : (
        <div className="grid grid-cols-2 gap-4 tablet:grid-cols-1">
          {sections.map((section, index) => (
            <OverviewSection
              key={section.id}
              section={section}
              isWide={index === 0}
              elsewhere={elsewhereText(sections)}
              ways={ways}
              onOpen={onOpen}
              onShowProfile={onShowProfile}
            />
          ))}
        </div>
      )}
    </>
  )
}
