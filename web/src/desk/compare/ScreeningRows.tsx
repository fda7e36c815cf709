import { cellText } from '../screening-cell.ts'
import { QuestionRow } from './QuestionRow.tsx'
import type { ComparedApplicant } from './use-comparison.ts'

/** The answers before the interview, by each question that one of the applicants was asked. */
export function ScreeningRows({ applicants }: { applicants: readonly ComparedApplicant[] }) {
  const asked = applicants.flatMap(({ application }) => application.screening?.questions ?? [])
  const questions = [...new Map(asked.map((question) => [question.text, question])).values()]
  if (questions.length === 0) return null
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={applicants.length}>
          <span>Before the interview</span>
        </th>
      </tr>
      {questions.map((question) => [
        <QuestionRow key={`${question.text} asked`} text={question.text} count={applicants.length} />,
        <tr key={`${question.text} answered`}>
          {applicants.map(({ application: { id, screening } }) => (
            <td key={id} dir="auto">
              {cellText(screening, question)}
            </td>
          ))}
        </tr>,
      ])}
    </tbody>
  )
}
