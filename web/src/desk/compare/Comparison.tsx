import { Link } from 'react-router-dom'
import { minCompared } from '#shared/desk/compared-count.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { AssessmentRows } from './AssessmentRows.tsx'
import { comparePath, type Compared } from '../applicants/compare-path.ts'
import { QuestionRow } from './QuestionRow.tsx'
import type { Assessed, ComparedApplicant, Interviews, Section } from './use-comparison.ts'

type Props = { compared: Compared; interviews: Interviews; assessments: readonly Assessed[] | undefined }

/** A column for each applicant. A narrow screen shows one column at a time, and stops at each. */
export function Comparison({ compared: { ids }, interviews: { applicants, sections }, assessments }: Props) {
  return (
    // A region that scrolls can be focused, so that arrow keys scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="compare" aria-label="Comparison" tabIndex={0}>
      <table className={`compare__table compare__table--${applicants.length}`}>
        <thead>
          <tr>
            {applicants.map((applicant) => (
              <ApplicantHead key={applicant.application.id} applicant={applicant} ids={ids} />
            ))}
          </tr>
        </thead>
        {assessments !== undefined && <AssessmentRows assessments={assessments} />}
        {sections.map((section, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- sections have no ids and never move
          <SectionRows key={index} section={section} count={applicants.length} />
        ))}
        <tbody>
          <QuestionRow text="What they asked us" count={applicants.length} />
          <tr>
            {applicants.map(({ application, questions }) => (
              <td key={application.id}>
                {questions.length === 0 ? (
                  <p className="panel__soft">No questions</p>
                ) : (
                  <ul className="list">
                    {questions.map(({ text, atMilliseconds }) => (
                      <li key={`${String(atMilliseconds)} ${text}`}>{text}</li>
                    ))}
                  </ul>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

function ApplicantHead({ applicant, ids }: { applicant: ComparedApplicant; ids: readonly string[] }) {
  const { application, interview } = applicant
  const { id, candidate, status } = application
  const name = candidate.name === '' ? 'Name removed' : candidate.name
  return (
    <th scope="col">
      <Link className="table__link" to={`/desk/applicants/${id}`}>
        {name}
      </Link>
      <span className="compare__facts">
        <StatusBadge status={status} />
        {interview === null && <span className="table__soft">No finished interview</span>}
        {ids.length > minCompared && (
          <Link className="compare__remove" to={comparePath(ids.filter((one) => one !== id))} replace>
            Remove<span className="unseen">{` ${name} from the comparison`}</span>
          </Link>
        )}
      </span>
    </th>
  )
}

const SectionRows = ({ section: { title, questions }, count }: { section: Section; count: number }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={count} className="compare__section">
        <span className="compare__stays">{title ?? 'No longer part of this position'}</span>
      </th>
    </tr>
    {questions.map(({ text, cells }, index) => [
      <QuestionRow
        key={`${String(index)} asked`}
        text={text ?? 'A question that the position no longer has'}
        count={count}
      />,
      <tr key={`${String(index)} answered`}>
        {cells.map((cell, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- cells are in the order of the columns
          <td key={column}>
            <AnswerCell cell={cell} question={text} />
          </td>
        ))}
      </tr>,
    ])}
  </tbody>
)
