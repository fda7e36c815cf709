import '../../ui/Choice.css'
import { useEffect, useRef, type RefObject } from 'react'
import { Link, useLocation, NavigationType, useNavigationType } from 'react-router-dom'
import { Badge } from '../../ui/Badge.tsx'
import { When } from '../../ui/When.tsx'
import { answerNames, interviewNameOf } from '../names.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { useNewSince } from '../use-new-since.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { lastOpened, rememberOpened } from './last-opened.ts'
import { PendingDecision } from './PendingDecision.tsx'
import type { OpenedFrom } from './opened-from.ts'
import type { Applicant } from './use-applicants.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useRowKeys } from './use-row-keys.ts'

type Props = {
  applicants: readonly Applicant[]
  isOfOnePosition: boolean
  selected: ReadonlySet<string>
  /** Undefined for members who can neither compare nor reject. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
}

const toggled = (selected: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

export function ApplicantTable({ applicants, isOfOnePosition, selected, onSelect }: Props) {
  const newSince = useNewSince()
  const isAll = applicants.every(({ id }) => selected.has(id))
  const rows = useRef<HTMLTableSectionElement>(null)
  const { hasLetters, toggle } = useLetterKeys()
  const among = applicants.map(({ id }) => id)
  useRowKeys(rows, hasLetters, onSelect && ((row) => onSelect(toggled(selected, among[row] ?? ''))))
  useFocusAfterBack(rows)
  return (
    <>
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
                  <span className="applicants__all">Select all shown</span>
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
        <tbody ref={rows}>
          {applicants.map((applicant) => (
            <ApplicantRow
              key={applicant.id}
              applicant={applicant}
              isNew={newSince !== undefined && applicant.appliedAt > newSince}
              isOfOnePosition={isOfOnePosition}
              isSelected={selected.has(applicant.id)}
              among={among}
              onToggle={onSelect === undefined ? undefined : () => onSelect(toggled(selected, applicant.id))}
            />
          ))}
        </tbody>
      </table>
      <KeyHelp hasLetters={hasLetters} canSelect={onSelect !== undefined} onToggle={toggle} />
    </>
  )
}

/** After the back button, focuses the row of the applicant that was opened. */
function useFocusAfterBack(rows: RefObject<HTMLTableSectionElement | null>): void {
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const id = lastOpened()
    if (!isBack || id === undefined) return
    rows.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })
  }, [isBack, rows])
}

type RowProps = {
  applicant: Applicant
  isNew: boolean
  isOfOnePosition: boolean
  isSelected: boolean
  /** The ids of the list, for the links from one applicant to the next. */
  among: readonly string[]
  onToggle: (() => void) | undefined
}

function ApplicantRow({ applicant, isNew, isOfOnePosition, isSelected, among, onToggle }: RowProps) {
  const { pathname, search, hash } = useLocation()
  const { id, candidate, jobTitle, status, answer, decision, appliedAt } = applicant
  return (
    <tr className={isSelected ? 'applicants__selected' : undefined}>
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
        <Link
          className="table__link"
          to={`/desk/applicants/${id}`}
          state={{ among, from: pathname + search + hash } satisfies OpenedFrom}
          data-row={id}
          onClick={() => rememberOpened(id, candidate)}
        >
          {candidate.name === '' ? 'Name removed' : candidate.name}
        </Link>
        {isNew && (
          <span className="applicants__new">
            <Badge tone="new">New</Badge>
          </span>
        )}
        <span className="table__soft">{candidate.email}</span>
      </th>
      {!isOfOnePosition && <td data-label="Position">{jobTitle}</td>}
      <td>
        <StatusBadge status={status} />
        {status === 'interview_pending' && answer !== null && (
          <span className="table__soft">{answerNames[answer.kind]}</span>
        )}
        {decision !== null && <PendingDecision applicant={applicant} decision={decision} />}
      </td>
      <td data-label="AI interview" className="table__short">
        {interviewNameOf(applicant) ?? 'None'}
      </td>
      <td data-label="Applied" className="table__short">
        <When at={appliedAt} to="day" />
      </td>
    </tr>
  )
}
