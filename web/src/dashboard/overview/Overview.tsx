import { firstNameOf } from '../profile/profile-facts.ts'
import { OverviewSection } from './OverviewSection.tsx'
import { sectionsOf, type Application } from './sections.ts'
import { StatCards } from './StatCards.tsx'
import { statisticsOf } from './statistics.ts'
import './Overview.css'

/** Placeholders until the careers pages load interview sessions and positions. */
const noSessions = [] as const
const jobsLoaded = 0

export function Overview({ name, applications }: { name: string; applications: readonly Application[] }) {
  const known = { applications, sessions: noSessions }
  return (
    <>
      <header className="dashboard__head">
        <h1 className="dashboard__title">{`Welcome back, ${firstNameOf(name)}`}</h1>
        <p className="dashboard__lead">Where your applications and interviews stand.</p>
      </header>
      <StatCards statistics={statisticsOf(known, jobsLoaded)} />
      <div className="overview__sections">
        {sectionsOf(known).map((section) => (
          <OverviewSection key={section.id} section={section} />
        ))}
      </div>
    </>
  )
}
