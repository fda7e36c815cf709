import { useState } from 'react'
import { linkTo } from '../../site/link.ts'
import { fromDashboard } from '../../site/page-rules.ts'
import { EmptyState } from '../EmptyState.tsx'
import OpenRackIllustration from '../illustrations/OpenRackIllustration.svg?drawing'
import type { Standing } from '../standing/standing.ts'
import type { Positions as Loaded } from '../../api/candidate-data.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TabHead } from '../TabHead.tsx'
import { JobCard } from './JobCard.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'

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
      <TabHead title="Positions" lead="Open positions you can apply for." />
      {jobs.length === 0 ? (
        <Panel aria-label="Open positions">
          <div className="py-5 desktop:py-7">
            <EmptyState
              illustration={<OpenRackIllustration />}
              title="No open positions available"
              text="Check back later for new opportunities"
            >
              <Button look="quiet" size="compact" onClick={onShowProfile}>
                Review your profile
              </Button>
            </EmptyState>
          </div>
        </Panel>
      ) : (
        <section aria-label="Open positions" className="grid gap-5">
          <ul className="grid grid-cols-2 gap-4 phone:grid-cols-1">
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
            <ButtonLink
              look="quiet"
              className="justify-self-center"
              to={linkTo('/careers')}
              state={fromDashboard}
            >
              {`See all ${total} open positions`}
            </ButtonLink>
          )}
        </section>
      )}
    </>
  )
}
