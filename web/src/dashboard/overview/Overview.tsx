import type { Ways } from '../application/ActionButton.tsx'
import { greeting } from '../start/greeting.ts'
import { StartCard } from '../start/StartCard.tsx'
import type { Candidate } from '../use-candidate.ts'
import { OverviewSection } from './OverviewSection.tsx'
import { elsewhereText, sectionsOf } from './sections.ts'
import { StatCards } from './StatCards.tsx'
import { statisticsOf } from './statistics.ts'
import './Overview.css'

type Props = {
  candidate: Candidate
  isFirst: boolean
  ways: Ways
  onOpen: (jobId: string) => void
  onShowProfile: () => void
}

export function Overview({
  candidate: { profile, isProfileKnown, isStale, standings, positions },
  isFirst,
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
      <header className="dashboard__head">
        <h1 className="dashboard__title">{greeting(profile.name, isFirst)}</h1>
        <p className="dashboard__lead">
          {isStarting
            ? 'Three steps take you to your first interview.'
            : 'Where your applications and interviews stand.'}
        </p>
      </header>
      {isStarting && (
        <StartCard
          profile={profile}
          applications={standings.length}
          onShowProfile={onShowProfile}
          onShowPositions={ways.onShowPositions}
        />
      )}
      <StatCards statistics={statistics} />
      <div className="overview__sections">
        {sections.map((section) => (
          <OverviewSection
            key={section.id}
            section={section}
            elsewhere={elsewhereText(sections)}
            ways={ways}
            onOpen={onOpen}
            onShowProfile={onShowProfile}
          />
        ))}
      </div>
    </>
  )
}
