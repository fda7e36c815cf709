import { Link } from 'react-router-dom'
import { minCompared } from '#shared/desk/compared-count.ts'
import { Detail, RowLink } from '../../ui/Table.tsx'
import { StageSelect } from '../applicants/StageSelect.tsx'
import { useMember } from '../member.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { AnswerCell } from './AnswerCell.tsx'
import { AssessmentRows } from './AssessmentRows.tsx'
import { comparePath, type Compared } from '../applicants/compare-path.ts'
import { QuestionRow } from './QuestionRow.tsx'
import { ScreeningRows } from './ScreeningRows.tsx'
import type { Assessed, ComparedApplicant, Interviews, Section } from './use-comparison.ts'
import './compare.css'
import { deskPath } from '../desk-path.ts'

type Props = { compared: Compared; interviews: Interviews; assessments: readonly Assessed[] | undefined }

/** A column for each applicant. A narrow screen shows one column at a time, and stops at each. */
export function Comparison({ compared: { ids }, interviews: { applicants, sections }, assessments }: Props) {
  return (
    <section
      className="compare @container rounded-card border border-line bg-surface"
      aria-label="Comparison"
      // A region that scrolls can be focused, so that arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className="w-full table-fixed border-separate border-spacing-0 tablet:w-auto tablet:table-auto">
        <thead>
          <tr>
            {applicants.map((applicant) => (
              <ApplicantHead key={applicant.application.id} applicant={applicant} ids={ids} />
            ))}
          </tr>
        </thead>
        {assessments !== undefined && <AssessmentRows assessments={assessments} />}
        <ScreeningRows applicants={applicants} />
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
                  <p className="text-ink-soft">No questions</p>
                ) : (
                  <ul className="grid gap-3">
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
  const { role } = useMember()
  const { application, interview } = applicant
  const { id, candidate, status } = application
  const name = candidate.name === '' ? 'Name removed' : candidate.name
  return (
    <th scope="col">
      <RowLink to={deskPath('/desk/applicants/{id}', { id })}>{name}</RowLink>
      <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 font-regular">
        <StatusBadge status={status} />
        {interview === null && <Detail>No finished interview</Detail>}
        {role === 'recruiter' && (
          <>
            <StageSelect applicant={application} />
            <Link
              className="link touchable text-small"
              to={deskPath('/desk/applicants/{id}', { id })}
              state={{ isDeciding: true }}
            >
              Decide<span className="unseen">{` on ${name}`}</span>
            </Link>
          </>
        )}
        {ids.length > minCompared && (
          <Link
            className="touchable text-small text-ink-soft"
            to={comparePath(ids.filter((one) => one !== id))}
            replace
          >
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
      <th scope="rowgroup" colSpan={count}>
        <span>{title ?? 'No longer part of this position'}</span>
      </th>
    </tr>
    {questions.map(({ text, cells }, index) => [
      <QuestionRow key={`${String(index)} asked`} text={text ?? 'No longer asked'} count={count} />,
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
