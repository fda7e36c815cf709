import { markNames, type Mark } from '../marks.ts'
import { QuestionRow } from './QuestionRow.tsx'
import type { Assessed } from './use-comparison.ts'

/** The member's marks and notes, and those of colleagues where the member's own assessment is complete. */
export function AssessmentRows({ assessments }: { assessments: readonly Assessed[] }) {
  const count = assessments.length
  const criteria = assessments[0]?.criteria ?? []
  const hasNotes = assessments.some(
    ({ own, others }) =>
      (own !== null && own.note !== '') ||
      (others.kind === 'hidden' ? others.count > 0 : others.assessments.some(({ note }) => note !== '')),
  )
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={count}>
          <span>Assessments</span>
        </th>
      </tr>
      {criteria.map((criterion) => [
        <QuestionRow key={`${criterion} named`} text={criterion} count={count} />,
        <tr key={`${criterion} marked`}>
          {assessments.map((assessed, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- cells are in the order of the columns
            <td key={column}>
              <Marks criterion={criterion} assessed={assessed} />
            </td>
          ))}
        </tr>,
      ])}
      {hasNotes && <QuestionRow text="Notes" count={count} />}
      {hasNotes && (
        <tr>
          {assessments.map((assessed, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- cells are in the order of the columns
            <td key={column}>
              <Notes assessed={assessed} />
            </td>
          ))}
        </tr>
      )}
    </tbody>
  )
}

type CellProps = { assessed: Assessed }

const MarkText = ({ name, mark }: { name: string; mark: Mark | null | undefined }) => (
  <li>
    {`${name}: `}
    {mark === null || mark === undefined ? (
      <span className="text-ink-soft">no mark</span>
    ) : (
      <>
        <b>{mark}</b> {markNames[mark]}
      </>
    )}
  </li>
)

const Marks = ({ criterion, assessed: { own, others } }: CellProps & { criterion: string }) => (
  <ul>
    <MarkText name="You" mark={own?.marks[criterion]} />
    {others.kind === 'shown' &&
      others.assessments.map(({ name, marks }) => (
        <MarkText key={name} name={name} mark={marks[criterion]} />
      ))}
  </ul>
)

const hiddenText = (count: number): string =>
  `${count === 1 ? '1 colleague has' : `${count} colleagues have`} assessed this applicant. You see ${count === 1 ? 'it' : 'them'} once your own assessment is complete.`

const Notes = ({ assessed: { own, others } }: CellProps) => (
  <div className="grid gap-2">
    {own !== null && own.note !== '' && <Note name="You" text={own.note} />}
    {others.kind === 'hidden' && others.count > 0 && (
      <p className="text-ink-soft">{hiddenText(others.count)}</p>
    )}
    {others.kind === 'shown' &&
      others.assessments
        .filter(({ note }) => note !== '')
        .map(({ name, note }) => <Note key={name} name={name} text={note} />)}
  </div>
)

const Note = ({ name, text }: { name: string; text: string }) => (
  <div>
    <p className="text-small text-ink-soft">{name}</p>
    <p className="whitespace-pre-line wrap-anywhere">{text}</p>
  </div>
)
