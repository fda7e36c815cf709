import { useState } from 'react'
import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { PendingDecision } from '../applicants/PendingDecision.tsx'
import { invalidate } from '../invalidation.ts'
import { Button, type Look } from '../../ui/Button.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { ArrangedInterview } from './ArrangedInterview.tsx'
import { DecisionDialog } from './DecisionDialog.tsx'
import { GrantAttempt } from './GrantAttempt.tsx'
import { letterText } from './letter-text.ts'
import { decisionNameOf, nextStatuses } from './next-statuses.ts'
import { pendingReason, rejectionText, waiverText } from './reason-text.ts'
import type { Shown } from './use-applicant.ts'
import { historyChanged, useHistory } from './use-history.ts'
import { TitledPanel } from '../TitledPanel.tsx'

type Application = Shown['application']

const buttonLooks: Readonly<Partial<Record<RecruiterStatus, Look>>> = {
  interview_pending: { look: 'main', size: 'compact' },
  rejected: { look: 'danger' },
}

/** The decisions that a recruiter can take now. Each shows its letter first, and can be recalled for some minutes. */
export function DecisionPanel({ shown, onChanged }: { shown: Shown; onChanged: () => void }) {
  const { application, letter } = shown
  const now = new Date(useMinute())
  const [deciding, setDeciding] = useState<RecruiterStatus>()
  const changed = (): void => {
    onChanged()
    invalidate('listApplicants')
    void historyChanged(application.id)
  }
  return (
    <TitledPanel id="decision" title="Decision">
      <ArrangedInterview application={application} />
      {application.interviewNote !== null && <p>{`How you met: ${application.interviewNote}`}</p>}
      {application.waiver !== null && <p>{waiverText(application.waiver.reason)}</p>}
      {application.rejection !== null && application.status === 'rejected' && (
        <p>{rejectionText(application.rejection)}</p>
      )}
      <Waiting application={application} onRecalled={changed} />
      <div className="grid gap-2">
        {nextStatuses(application, now).map((status) => (
          <Button key={status} look="quiet" {...buttonLooks[status]} onClick={() => setDeciding(status)}>
            {decisionNameOf(status, application, now)}
          </Button>
        ))}
        {mayGrant(application) && <GrantAttempt shown={shown} onGranted={changed} />}
      </div>
      {application.status === 'ai_pending' && application.decision === null && (
        <p className="text-ink-soft">{beforeInterviewText(application)}</p>
      )}
      <p className="text-small text-ink-soft">{letterText(letter)}</p>
      {deciding !== undefined && (
        <DecisionDialog
          key={deciding}
          application={application}
          status={deciding}
          onClose={() => setDeciding(undefined)}
          onChanged={changed}
        />
      )}
    </TitledPanel>
  )
}

const beforeInterviewText = ({ interview }: Application): string =>
  interview === 'in_progress'
    ? 'The candidate is in the AI interview now. Until it has ended, you can only reject.'
    : 'The AI interview is not completed. You can go on without it: you say why, and the letter says that it is not needed.'

/** A completed interview can be repeated; one that was left is granted to who has used every attempt. */
const mayGrant = ({ status, interview, decision }: Application): boolean =>
  decision === null && (status === 'human_pending' || (status === 'ai_pending' && interview === 'abandoned'))

type WaitingProps = { application: Application; onRecalled: () => void }

/** The decision that can still be recalled, and who made it. */
function Waiting({ application, onRecalled }: WaitingProps) {
  const { data } = useHistory(application.id)
  const { decision } = application
  const reason = pendingReason(application)
  if (decision === null) return null
  const last = data?.[0]?.entries.find(({ act }) => act === 'application_decided')
  return (
    <div className="grid gap-1 rounded-control bg-accent-wash p-3">
      <PendingDecision applicant={application} decision={decision} onRecalled={onRecalled} />
      {reason !== undefined && <p className="text-small text-ink-soft">{reason}</p>}
      {decision.waiverReason !== undefined && application.interview === 'in_progress' && (
        <p className="text-small text-ink-soft">
          The candidate is in the AI interview now. The decision takes effect when it has ended.
        </p>
      )}
      {last !== undefined && (
        <p className="text-small text-ink-soft">{`Decided by ${last.who ?? 'the recruiter tool'}`}</p>
      )}
    </div>
  )
}
