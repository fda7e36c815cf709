import type { RecruiterStatus } from '#shared/application/application-status.ts'
import { PendingDecision } from '../applicants/PendingDecision.tsx'
import { foldedLook } from '../looks.ts'
import { Button, type Look } from '../../ui/Button.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { Agreement } from './Agreement.tsx'
import { ArrangedInterview } from './ArrangedInterview.tsx'
import { GrantAttempt } from './GrantAttempt.tsx'
import { letterText } from './letter-text.ts'
import { decisionNameOf, nextStatuses } from './next-statuses.ts'
import { pendingReason, rejectionText, waiverText } from './reason-text.ts'
import type { Shown } from './use-applicant.ts'
import { useHistory } from './use-history.ts'

type Application = Shown['application']

const buttonLooks: Readonly<Partial<Record<RecruiterStatus, Look>>> = {
  interview_pending: { look: 'main', size: 'compact' },
  rejected: { look: 'danger' },
}

type Props = {
  shown: Shown
  onDecide: (status: RecruiterStatus) => void
  /** After an act of this panel. */
  onChanged: () => void
}

/** What was decided, and the decisions that a recruiter can take now. Each shows its letter first, and can be undone for some minutes. */
export function DecisionPanel({ shown, onDecide, onChanged }: Props) {
  const { application, letter } = shown
  return (
    <div className="grid gap-4">
      <ArrangedInterview application={application} />
      {application.interviewNote !== null && <p>{`How you met: ${application.interviewNote}`}</p>}
      {application.waiver !== null && <p>{waiverText(application.waiver.reason)}</p>}
      {application.rejection !== null && application.status === 'rejected' && (
        <p>{rejectionText(application.rejection)}</p>
      )}
      <Waiting application={application} onRecalled={onChanged} />
      <Choices application={application} onDecide={onDecide} />
      {mayGrant(application) && <GrantAttempt shown={shown} onGranted={onChanged} />}
      {application.status === 'ai_pending' && application.decision === null && (
        <p className="text-ink-soft">{beforeInterviewText(application)}</p>
      )}
      <p className="text-small text-ink-soft">{letterText(letter)}</p>
    </div>
  )
}

/** While a decision can be undone, only a change of its interview is at hand; another decision is folded. */
function Choices({ application, onDecide }: Pick<Props, 'onDecide'> & { application: Application }) {
  const now = new Date(useMinute())
  const { decision } = application
  const next = nextStatuses(application, now)
  const first = next.filter(
    (status) => decision === null || (status === 'interview_pending' && decision.status === status),
  )
  const rest = next.filter((status) => !first.includes(status))
  const buttons = (statuses: readonly RecruiterStatus[]) => (
    <div className="grid gap-2">
      {statuses.map((status) => (
        <Button key={status} look="quiet" {...buttonLooks[status]} onClick={() => onDecide(status)}>
          {decisionNameOf(status, application, now)}
        </Button>
      ))}
    </div>
  )
  return (
    <>
      {first.length > 0 && buttons(first)}
      {rest.length > 0 && (
        <details>
          <summary className={foldedLook}>Decide otherwise</summary>
          {buttons(rest)}
        </details>
      )}
    </>
  )
}

const beforeInterviewText = ({ interview }: Application): string =>
  interview === 'in_progress'
    ? 'The candidate is in the AI interview now. Decide when it has ended, or reject now.'
    : 'The AI interview is not completed. You can go on without it: you say why, and the letter says that it is not needed.'

/** A completed interview can be repeated; one that was left is granted to who has used every attempt. */
const mayGrant = ({ status, interview, decision }: Application): boolean =>
  decision === null && (status === 'human_pending' || (status === 'ai_pending' && interview === 'abandoned'))

type WaitingProps = { application: Application; onRecalled: () => void }

/** The decision that can still be undone, and who made it. */
function Waiting({ application, onRecalled }: WaitingProps) {
  const { data } = useHistory(application.id)
  const { decision } = application
  const reason = pendingReason(application)
  if (decision === null) return null
  const last = data?.[0]?.entries.find(
    ({ act }) => act === 'application_decided' || act === 'acceptance_proposed',
  )
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
        <p className="text-small text-ink-soft">{`${last.act === 'acceptance_proposed' ? 'Proposed' : 'Decided'} by ${last.who ?? 'the recruiter tool'}`}</p>
      )}
      <Agreement application={application} onAnswered={onRecalled} />
    </div>
  )
}
