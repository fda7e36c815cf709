import { useEffect, useRef, type RefObject } from 'react'
import { useLocation, NavigationType, useNavigationType } from 'react-router-dom'
import type { ScreeningQuestion } from '#shared/position/screening.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Detail, RowLink, Table, type Column } from '../../ui/Table.tsx'
import { When } from '../../ui/When.tsx'
import type { ApplicantFilter } from '../applicants-path.ts'
import { useMember } from '../member.ts'
import { answerNames } from '../names.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { useNewSince } from '../use-new-since.ts'
import { answerColumn } from './answer-column.ts'
import { choiceColumn, toggled } from './choice-column.tsx'
import { focusRow } from './focus-row.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { lastOpened, rememberOpened } from './last-opened.ts'
import { PendingDecision } from './PendingDecision.tsx'
import type { OpenedFrom } from './opened-from.ts'
import { questionsText } from './questions-text.ts'
import { columnSort, type Marks } from './sorting.ts'
import { StageSelect } from './StageSelect.tsx'
import type { Applicant } from './use-applicants.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { useRowKeys } from './use-row-keys.ts'
import { deskPath } from '../desk-path.ts'

type Props = {
  applicants: readonly Applicant[]
  marks: Marks
  filter: ApplicantFilter
  /** Of the position: each answer is a column. */
  questions: readonly ScreeningQuestion[]
  selected: ReadonlySet<string>
  /** Undefined for members who can neither compare nor reject. */
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined
}

export function ApplicantTable({ applicants, marks, filter, questions, selected, onSelect }: Props) {
  const isOfOnePosition = filter.job !== undefined
  const newSince = useNewSince()
  const { role } = useMember()
  const mayMove = role === 'recruiter'
  const rows = useRef<HTMLTableSectionElement>(null)
  const { hasLetters, toggle } = useLetterKeys()
  const among = applicants.map(({ id }) => id)
  useRowKeys(rows, hasLetters, onSelect && ((row) => onSelect(toggled(selected, among[row] ?? ''))))
  useFocusAfterBack(rows)
  const columns: readonly (Column<Applicant> | false)[] = [
    onSelect !== undefined && choiceColumn({ selected, among, onSelect }),
    {
      name: 'Applicant',
      kind: 'title',
      render: (applicant) => (
        <Named
          applicant={applicant}
          isNew={newSince !== undefined && applicant.appliedAt > newSince}
          among={among}
          hasAnswers={questions.length > 0}
        />
      ),
    },
    !isOfOnePosition && { name: 'Position', kind: 'line', render: ({ jobTitle }) => jobTitle },
    { name: 'Status', render: (applicant) => <Progress applicant={applicant} /> },
    stageColumn(mayMove, isOfOnePosition ? filter : undefined),
    isOfOnePosition && role !== 'privacy_officer' && markColumn(marks, filter),
    ...questions.map(answerColumn),
    isOfOnePosition && changeColumn(filter),
    appliedColumn(filter),
  ]
  return (
    <>
      <div className={questions.length > 0 ? 'overflow-x-auto phone:overflow-visible' : ''}>
        <Table columns={columns} items={applicants} rows={rows} />
      </div>
      <KeyHelp
        hasLetters={hasLetters}
        canSelect={onSelect !== undefined}
        canMove={mayMove}
        onToggle={toggle}
      />
    </>
  )
}

const appliedColumn = (filter: ApplicantFilter): Column<Applicant> => ({
  name: 'Applied',
  kind: 'short',
  isLabelled: true,
  sort: columnSort('applied', filter),
  render: ({ appliedAt }) => <When at={appliedAt} to="day" />,
})

/** Empty where nothing has happened since the application. */
const changeColumn = (filter: ApplicantFilter): Column<Applicant> => ({
  name: 'Last change',
  kind: 'short',
  isLabelled: true,
  isSpare: true,
  sort: columnSort('changed', filter),
  render: ({ appliedAt, changedAt }) =>
    changedAt !== null && changedAt > appliedAt && <When at={changedAt} to="day" />,
})

const markColumn = (marks: Marks, filter: ApplicantFilter): Column<Applicant> => ({
  name: 'My mark',
  kind: 'short',
  isLabelled: true,
  isSpare: true,
  sort: columnSort('mark', filter),
  render: ({ id }) => id in marks && (marks[id]?.toFixed(1) ?? 'Note'),
})

/** `filter`: that of the position by which the list can be sorted by stage. */
const stageColumn = (mayMove: boolean, filter: ApplicantFilter | undefined): Column<Applicant> => ({
  name: 'Stage',
  kind: 'short',
  isLabelled: true,
  ...(filter === undefined ? {} : { sort: columnSort('stage', filter) }),
  render: (applicant) => (mayMove ? <StageSelect applicant={applicant} /> : applicant.stage),
})

/** After the back button, focuses the row of the applicant that was opened. */
function useFocusAfterBack(rows: RefObject<HTMLTableSectionElement | null>): void {
  const isBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    const id = lastOpened()
    if (isBack && rows.current !== null) focusRow(rows.current, id)
  }, [isBack, rows])
}

type NamedProps = {
  applicant: Applicant
  isNew: boolean
  /** The ids of the list, for the links from one applicant to the next. */
  among: readonly string[]
  /** Beside many answers, the name has as much room as it needs. */
  hasAnswers: boolean
}

function Named({ applicant: { id, candidate, openQuestions }, isNew, among, hasAnswers }: NamedProps) {
  const { pathname, search, hash } = useLocation()
  return (
    <div className={hasAnswers ? 'min-w-14 phone:min-w-0' : ''}>
      <RowLink
        to={deskPath('/desk/applicants/{id}', { id })}
        state={{ among, from: pathname + search + hash } satisfies OpenedFrom}
        data-row={id}
        onClick={() => rememberOpened(id, candidate)}
      >
        {candidate.name === '' ? 'Name removed' : candidate.name}
      </RowLink>
      {isNew && (
        <span className="ml-2">
          <Badge tone="new">New</Badge>
        </span>
      )}
      {openQuestions > 0 && (
        <span className="ml-2">
          <Badge tone="due">{questionsText(openQuestions)}</Badge>
        </span>
      )}
      <Detail>{candidate.email}</Detail>
    </div>
  )
}

function Progress({ applicant }: { applicant: Applicant }) {
  const { status, answer, decision, screening } = applicant
  return (
    <>
      <StatusBadge status={status} />
      {status === 'interview_pending' && answer !== null && <Detail>{answerNames[answer.kind]}</Detail>}
      {screening?.answeredAt === null && <Detail>Questions not answered yet</Detail>}
      {decision !== null && <PendingDecision applicant={applicant} decision={decision} />}
    </>
  )
}
