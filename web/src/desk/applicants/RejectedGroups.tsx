import '../../ui/Choice.css'
import type { ReadStatus } from '#shared/application/application-status.ts'
import { statusNames } from '../names.ts'
import { canReject, type RejectionGroup } from './rejection-groups.ts'
import type { Applicant } from './use-applicants.ts'

type Props = {
  groups: readonly RejectionGroup<Applicant>[]
  ticked: ReadonlySet<ReadStatus>
  disabled: boolean
  onToggle: (status: ReadStatus) => void
}

const nameOf = (status: ReadStatus): string => (canReject(status) ? statusNames[status] : 'Rejected already')

/** Who is rejected, by name and status. Whoever is invited or accepted has to be ticked. */
export const RejectedGroups = ({ groups, ticked, disabled, onToggle }: Props) => (
  <fieldset className="grid min-w-0 gap-3 border-0 p-0">
    <legend className="mb-2 px-0 text-compact font-medium">Who is rejected</legend>
    {groups.map(({ status, applicants }) => (
      <div key={status}>
        <label className="choice">
          <input
            type="checkbox"
            className="choice__box"
            checked={ticked.has(status)}
            disabled={disabled || !canReject(status)}
            aria-describedby={`rejected-${status}`}
            onChange={() => onToggle(status)}
          />
          <span className="font-strong">{`${nameOf(status)} (${applicants.length})`}</span>
        </label>
        <p id={`rejected-${status}`} className="ml-6 text-small wrap-anywhere text-ink-soft">
          {applicants.map(({ candidate }) => candidate.name || 'Name removed').join(', ')}
        </p>
      </div>
    ))}
  </fieldset>
)
