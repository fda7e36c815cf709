import type { Job } from '#shared/position/job.ts'
import { company } from '#shared/company.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ExampleMark } from '../../ui/ExampleMark.tsx'
import { TeamInterview } from '../../ui/TeamInterview.tsx'
import { OpenNow } from '../application/OpenNow.tsx'
import type { Standing } from '../standing/standing.ts'
import { popupState } from '../standing/status-popup.ts'

export type StatusPopupProps = {
  /** Undefined: the candidate has no application for the job. */
  standing: Standing | undefined
  /** Positions that the candidate has not applied for. */
  openJobs: readonly Job[]
  email: string
  onOverview: () => void
  onClose: () => void
}

/** The status of the application for one job. */
export default function StatusPopup({ standing, openJobs, email, onOverview, onClose }: StatusPopupProps) {
  const { title, subtitle, text, offersContact } = popupState(standing)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-3">
        {standing !== undefined && <p className="font-strong">{standing.jobTitle}</p>}
        {subtitle !== undefined && <p className="text-small text-ink-soft">{subtitle}</p>}
        <p
          className={
            standing?.status === 'accepted' ? 'rounded-control bg-amber p-4 font-strong text-on-amber' : ''
          }
        >
          {text}
        </p>
        {standing?.status === 'rejected' && <OpenNow jobs={openJobs} />}
        {standing?.meeting !== undefined && <TeamInterview {...standing.meeting} />}
        {offersContact === true && (
          <p className="text-compact text-ink-soft">
            {standing !== undefined && `We write to ${email}. Nothing there? `}
            <a className="link" href={`mailto:${company.careersEmail}`}>
              {`Write to ${company.careersEmail}`}
            </a>
            <ExampleMark of="careersEmail" />
          </p>
        )}
        <div className="flex flex-wrap gap-3 pt-3">
          <Button size="compact" onClick={onOverview}>
            View Overview
          </Button>
          <Button look="quiet" onClick={onClose}>
            Continue Here
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
