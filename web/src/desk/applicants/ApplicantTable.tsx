import '../../ui/Choice.css'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { malaysianDay } from '#shared/domain/malaysian-time.ts'
import { moveOf, placeAfter } from '../../ui/moving-focus.ts'
import { interviewNames } from '../names.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { useNewSince } from '../use-new-since.ts'
import { PendingDecision } from './PendingDecision.tsx'
import type { Applicant } from './use-applicants.ts'

type Props = {
  applicants: readonly Applicant[]
  isOfOnePosition: boolean
  selected: ReadonlySet<string>
  /** Undefined where there is nothing to do with several. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
}

/** Arrow keys move between the applicants; Tab leads through a row. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const move = moveOf(event, 'column')
  if (move === undefined || !(event.target instanceof HTMLElement)) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.table__link')]
  const place = links.findIndex((link) => link.closest('tr') === (event.target as HTMLElement).closest('tr'))
  event.preventDefault()
  links[placeAfter(move, place, links.length)]?.focus()
}

const toggled = (selected: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

export function ApplicantTable({ applicants, isOfOnePosition, selected, onSelect }: Props) {
  const newSince = useNewSince()
  const isAll = applicants.every(({ id }) => selected.has(id))
  return (
    <table className="table applicants">
      <thead>
        <tr>
          {onSelect !== undefined && (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its label is in it
            <th scope="col" className="applicants__choice">
              <label className="choice">
                <input
                  type="checkbox"
                  className="choice__box"
                  checked={isAll}
                  onChange={() => onSelect(isAll ? new Set() : new Set(applicants.map(({ id }) => id)))}
                />
                <span className="applicants__all">Select everybody shown</span>
              </label>
            </th>
          )}
          <th scope="col">Applicant</th>
          {!isOfOnePosition && <th scope="col">Position</th>}
          <th scope="col">Status</th>
          <th scope="col">AI interview</th>
          <th scope="col">Applied</th>
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble from the links of its rows */}
      <tbody onKeyDown={moveBetweenRows}>
        {applicants.map((applicant) => (
          <ApplicantRow
            key={applicant.id}
            applicant={applicant}
            isNew={newSince !== undefined && applicant.appliedAt > newSince}
            isOfOnePosition={isOfOnePosition}
            isSelected={selected.has(applicant.id)}
            onToggle={onSelect === undefined ? undefined : () => onSelect(toggled(selected, applicant.id))}
          />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = {
  applicant: Applicant
  isNew: boolean
  isOfOnePosition: boolean
  isSelected: boolean
  onToggle: (() => void) | undefined
}

function ApplicantRow({ applicant, isNew, isOfOnePosition, isSelected, onToggle }: RowProps) {
  const { id, candidate, jobTitle, status, decision, interview, appliedAt } = applicant
  return (
    <tr>
      {onToggle !== undefined && (
        <td className="applicants__choice">
          <input
            type="checkbox"
            className="choice__box"
            aria-label={`Select ${candidate.name}`}
            checked={isSelected}
            onChange={onToggle}
          />
        </td>
      )}
      <th scope="row" className="table__main">
        <Link className="table__link" to={`/desk/applicants/${id}`}>
          {candidate.name === '' ? 'Name removed' : candidate.name}
        </Link>
        {isNew && <span className="badge badge--new">New</span>}
        <span className="table__soft">{candidate.email}</span>
      </th>
      {!isOfOnePosition && <td data-label="Position">{jobTitle}</td>}
      <td>
        <StatusBadge status={status} />
        {decision !== null && <PendingDecision applicant={applicant} decision={decision} />}
      </td>
      <td data-label="AI interview" className="applicants__short">
        {interview === null ? 'None' : interviewNames[interview]}
      </td>
      <td data-label="Applied" className="applicants__short">
        {malaysianDay(appliedAt)}
      </td>
    </tr>
  )
}
