import { useState } from 'react'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { EmptyState } from '../EmptyState.tsx'
import OpenRackIllustration from '../illustrations/OpenRackIllustration.svg?drawing'
import type { Standing } from '../standing/standing.ts'
import type { Positions as Loaded } from '../../api/candidate-data.ts'
import { JobCard } from './JobCard.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import '../Panel.css'
import './Positions.css'

export type PositionsProps = {
  positions: Loaded
  standings: readonly Standing[]
  onOpen: (jobId: string) => void
  onShowStatus: (jobId: string) => void
  onShowProfile: () => void
}

export default function Positions({
  positions,
  standings,
  onOpen,
  onShowStatus,
  onShowProfile,
}: PositionsProps) {
  const { jobs, total } = positions
  // Deadlines are counted from the moment at which the tab was opened.
  const [now] = useState(() => new Date())
  return (
    <>
      <header className="dashboard__head">
        <h1 className="dashboard__title">Positions</h1>
        <p className="dashboard__lead">Open positions you can apply for.</p>
      </header>
      {jobs.length === 0 ? (
        <section className="panel panel--lone" aria-label="Open positions">
          <EmptyState
            illustration={<OpenRackIllustration />}
            title="No open positions available"
            text="Check back later for new opportunities"
          >
            <Button look="quiet" size="compact" onClick={onShowProfile}>
              Review your profile
            </Button>
          </EmptyState>
        </section>
      ) : (
        <section aria-label="Open positions" className="roles">
          <ul className="roles__grid">
            {jobs.map((job) => (
              <JobCard
                key={job.id}
                job={job}
                standing={standings.find(({ jobId }) => jobId === job.id)}
                now={now}
                onOpen={() => onOpen(job.id)}
                onShowStatus={() => onShowStatus(job.id)}
              />
            ))}
          </ul>
          {total > jobs.length && (
            <ButtonLink look="quiet" className="roles__all" to={linkTo('/careers')} state={fromDashboard}>
              {`View all ${total} positions`}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
