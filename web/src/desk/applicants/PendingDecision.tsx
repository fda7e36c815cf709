import { useEffect } from 'react'
import { minutesUntil, type PendingDecision as Pending } from '#shared/application/decision.ts'
import { malaysianHourOfDay } from '#shared/platform/malaysian-time.ts'
import { Detail } from '../../ui/Table.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { recallShown } from './recall-shown.ts'
import { useMember } from '../member.ts'
import { pendingInterviewText } from './interview-text.ts'
import { statusNames } from '../names.ts'
import { useBusy } from '../use-busy.ts'
import { listsChanged } from '../invalidation.ts'
import type { Applicant } from './use-applicants.ts'

type Props = { applicant: Pick<Applicant, 'id' | 'candidate'>; decision: Pending; onRecalled?: () => void }

/** A decision that can still be undone. The candidate does not see it until it takes effect. */
export function PendingDecision({ applicant: { id, candidate }, decision, onRecalled }: Props) {
  const now = useMinute()
  const { role } = useMember()
  const { isBusy, failure, run } = useBusy()
  const interview = pendingInterviewText(decision)
  const { dueAt } = decision
  // A proposal has no time until a colleague agrees.
  const isTimed = decision.awaits === undefined
  const isOver = isTimed && Date.parse(dueAt) <= now
  // Once it has taken effect, the lists show what it was about. An applicant's page is not read again: the audit keeps each reading.
  useEffect(() => {
    if (isTimed && Date.parse(dueAt) <= now) listsChanged()
  }, [isTimed, dueAt, now])
  const recall = (): Promise<void> =>
    run(async () => {
      await recallShown({ id, decision })
      onRecalled?.()
      listsChanged()
    }, 'The decision was not undone.')
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <Detail>
        {decision.awaits === undefined
          ? `${statusNames[decision.status]} at ${malaysianHourOfDay(dueAt) ?? ''}`
          : `${statusNames[decision.status]}: proposed, waits for ${decision.awaits.name}`}
        {isTimed && !isOver && `, in ${minutesUntil(decision, new Date(now))} min`}
      </Detail>
      {interview !== undefined && <Detail>{interview}</Detail>}
      {role === 'recruiter' && !isOver && (
        <button
          type="button"
          className="text-button text-small"
          disabled={isBusy}
          onClick={() => void recall()}
        >
          Undo<span className="unseen">{` the decision about ${candidate.name}`}</span>
        </button>
      )}
      <span role="alert" className="text-small text-danger">
        {failure}
      </span>
    </span>
  )
}
