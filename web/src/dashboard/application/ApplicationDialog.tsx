import { mayWithdraw } from '#shared/domain/application-status.ts'
import type { InterviewSession } from '#shared/domain/interview.ts'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Standing } from '../standing/standing.ts'
import type { Ways } from './ActionButton.tsx'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { Withdrawal } from './Withdrawal.tsx'

export type ApplicationDialogProps = Ways & {
  standing: Standing
  onClose: () => void
  onReadTranscript: (jobId: string) => void
  onWithdrawn: (standing: Standing) => void
  /** The application has changed at the API since the data was loaded. */
  onOutdated: () => void
}

/** The session that can be withdrawn. */
const withdrawable = ({ status, session }: Standing): InterviewSession | undefined =>
  session !== undefined && status === 'ai_pending' && mayWithdraw(status, session.status)
    ? session
    : undefined

export default function ApplicationDialog({
  standing,
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
  const session = withdrawable(standing)
  return (
    <Dialog title={jobTitle} width="wide" busy={isBusy} onClose={onClose}>
      {isWithdrawing && session !== undefined ? (
        <Withdrawal
          sessionId={session.id}
          jobTitle={jobTitle}
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
          refusal={refusal}
          onReadTranscript={() => onReadTranscript(standing.jobId)}
          onWithdraw={session === undefined ? undefined : () => setWithdrawing(true)}
        />
      )}
    </Dialog>
  )
}
