import type { Job } from '#shared/position/job.ts'
import type { Ways } from './application/ActionButton.tsx'
import { parts } from './parts.ts'
import { PartBoundary } from './PartBoundary.tsx'
import type { Standing } from './standing/standing.ts'
import type { Opened } from './use-opened.ts'

type Props = {
  opened: Opened | undefined
  standings: readonly Standing[]
  jobs: readonly Job[]
  email: string
  ways: Ways
  onOverview: () => void
  onClose: () => void
  onReadTranscript: (jobId: string) => void
  onWithdrawn: (standing: Standing) => void
  onOutdated: () => void
}

export function ApplicationDialogs({ opened, standings, jobs, email, ways, onOverview, ...events }: Props) {
  if (opened === undefined) return null
  const standing = standings.find(({ jobId }) => jobId === opened.jobId)
  const openJobs = jobs.filter(({ id }) => standings.every(({ jobId }) => jobId !== id))
  return (
    <PartBoundary key={opened.kind}>
      {opened.kind === 'status' && (
        <parts.StatusPopup
          standing={standing}
          openJobs={openJobs}
          email={email}
          onOverview={onOverview}
          onClose={events.onClose}
        />
      )}
      {/* A refresh can show that the application was withdrawn elsewhere. */}
      {opened.kind === 'application' && standing !== undefined && (
        <parts.ApplicationDialog
          key={standing.jobId}
          standing={standing}
          openJobs={openJobs}
          {...events}
          {...ways}
        />
      )}
      {opened.kind === 'transcript' && standing?.session !== undefined && (
        <parts.TranscriptDialog
          key={standing.session.id}
          session={standing.session}
          onClose={events.onClose}
        />
      )}
    </PartBoundary>
  )
}
