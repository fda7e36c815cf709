import type { ScreeningQuestion } from '#shared/position/screening.ts'
import type { Column } from '../../ui/Table.tsx'
import { cellText } from '../screening-cell.ts'
import type { Applicant } from './use-applicants.ts'

const maxCellCharacters = 40

/** The applicant's page has the whole answer. */
const shortened = (text: string): string =>
  text.length > maxCellCharacters ? `${text.slice(0, maxCellCharacters).trimEnd()}…` : text

export const answerColumn = (question: ScreeningQuestion): Column<Applicant> => ({
  name: question.text,
  kind: 'answer',
  isLabelled: true,
  // Who has not sent any answers is marked beside the status.
  render: ({ screening }) =>
    screening?.answeredAt == null ? null : shortened(cellText(screening, question)),
})
