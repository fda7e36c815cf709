import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { recruiting } from '#shared/desk/contract/recruiting.ts'
import type { ComparedCell } from '#shared/interview/comparison.ts'
import { noReply, notAsked, unwrittenText } from '#shared/interview/interviewer/answer-words.ts'
import { printable } from '../output/printable.ts'
import { details } from '../output/table.ts'
import { UsageError } from '../usage-error.ts'
import { findApplication } from './application-list.ts'
import { naming } from './application-shown.ts'
import type { Command } from './command.ts'
import { refusedAs } from './refused.ts'

type Compared = AnswerOf<typeof recruiting.compareApplications>['data']

const separator = '--'

const positionIn = (id: string): string => id.slice(id.indexOf(separator) + separator.length)

const answerText = (cell: ComparedCell | null | undefined): string => {
  if (cell === null || cell === undefined) return `(${notAsked.toLowerCase()})`
  const lines = cell.turns.flatMap((turn) =>
    turn.kind === 'answer'
      ? [
          `${turn.answer.text ?? unwrittenText(turn.answer)}${turn.answer.source === 'typed' ? ' (typed)' : ''}`,
        ]
      : [],
  )
  return lines.length === 0 ? `(${noReply.toLowerCase()})` : lines.join(' / ')
}

/** Each question with the answers of the applicants below each other: a terminal is too narrow for columns of sentences. */
const textOf = ({ applicants, sections }: Compared): string =>
  sections
    .flatMap(({ title, questions }) => [
      title === null ? 'Asked, and no longer in the position' : printable(title),
      ...questions.map(({ text, cells }) => {
        const asked = text ?? cells.find((cell) => cell !== null)?.asked?.text ?? ''
        const answers = applicants.map(
          ({ application }, index) => [`  ${application.candidate.name}`, answerText(cells[index])] as const,
        )
        return `- ${printable(asked)}\n${details(answers)}`
      }),
    ])
    .join('\n\n')

export const compareCommand: Command = {
  words: 'applications compare',
  arguments: ['<a>', '<b>', '[id…]'],
  help: 'what applicants of one position answered to each question',
  notes: ['Two to four applications for the same position.', naming],
  async run({ arguments: named }, { api }) {
    const shownApplications = await Promise.all(
      named.filter((text) => text !== '').map((text) => findApplication(api, text)),
    )
    const applications = [...new Set(shownApplications.map(({ id }) => id))]
    const [id = '', ...others] = [...new Set(applications.map(positionIn))]
    if (others.length > 0 || applications.length < shownApplications.length)
      throw new UsageError(
        'Compare different applications for the same position; "applications list --job" shows them.',
      )
    const call = api.compareApplications({ params: { id }, body: { applications } })
    const { data } = await refusedAs(call, {
      application_not_found: 'There is no such application any more; "applications list" shows them all.',
      job_not_found: 'There is no such position any more; "jobs list" shows them all.',
    })
    return { data, text: textOf(data) }
  },
}
