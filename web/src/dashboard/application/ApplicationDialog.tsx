import { mayWithdraw } from '#shared/application/application-status.ts'
import type { Job } from '#shared/position/job.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Standing } from '../standing/standing.ts'
import type { Ways } from './ActionButton.tsx'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { Withdrawal } from './Withdrawal.tsx'

export type ApplicationDialogProps = Ways & {
  standing: Standing
  /** Positions that the candidate has not applied for. */
  openJobs: readonly Job[]
  onClose: () => void
  onReadTranscript: (jobId: string) => void
  onWithdrawn: (standing: Standing) => void
  /** The application has changed at the API since the data was loaded. */
  onOutdated: () => void
}

/** The id by which the application can be withdrawn: its own, or that of its interview in progress. */
const withdrawable = ({ status, application, session }: Standing): string | undefined =>
  mayWithdraw(status) ? (application?.id ?? session?.id) : undefined

export default function ApplicationDialog({
  standing,
  openJobs,
  onClose,
  onReadTranscript,
  onWithdrawn,
  onOutdated,
  ...ways
}: ApplicationDialogProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { jobTitle } = standing
  const withdrawableId = withdrawable(standing)
  return (
    <Dialog title={jobTitle} width="wide" busy={isBusy} onClose={onClose}>
      {isWithdrawing && withdrawableId !== undefined ? (
        <Withdrawal
          id={withdrawableId}
          jobTitle={jobTitle}
          hadInterview={(standing.session?.started_at ?? null) !== null || standing.interview === 'completed'}
          onBusy={setBusy}
          onKeep={() => setWithdrawing(false)}
          onWithdrawn={() => onWithdrawn(standing)}
          onTooLate={(message) => {
            setWithdrawing(false)
            setRefusal(message)
            onOutdated()
          }}
        />
      ) : (
        <ApplicationDetails
          standing={standing}
          ways={ways}
          openJobs={openJobs}
          refusal={refusal}
          onReadTranscript={() => onReadTranscript(standing.jobId)}
          onOutdated={onOutdated}
          onWithdraw={withdrawableId === undefined ? undefined : () => setWithdrawing(true)}
        />
      )}
    </Dialog>
  )
}
