import * as z from 'zod/mini'
import { comparedSections } from '../comparison.ts'
import type { StoredEntry } from '../transcript.ts'
import { answerOf, candidateAnswer } from './candidate-answer.ts'

export const answeredQuestion = z.object({
  /** The question as it was asked; null for what was said at no question. */
  about: z.nullable(z.string()),
  isAsked: z.boolean(),
  /** In their order. Asked and without an answer: the candidate did not reply. */
  answers: z.array(candidateAnswer),
})
export type AnsweredQuestion = z.output<typeof answeredQuestion>

type Sections = Parameters<typeof comparedSections>[0]

/** An entry without a visible character says nothing. */
const isAnswer = ({ role, content }: StoredEntry): boolean => role === 'user' && content.trim() !== ''

/**
 * What the candidate said at each question: every answer, with all its words. Where the transcript does not say which question an entry
 * belongs to, as with an agent that words the questions itself, no question is called "not asked".
 */
export function answersByQuestion(sections: Sections, entries: readonly StoredEntry[]): AnsweredQuestion[] {
  const placed = entries.filter(({ question }) => question !== undefined)
  const questions =
    placed.length === 0 && entries.length > 0
      ? []
      : comparedSections(sections, [placed.filter((entry) => entry.role === 'assistant' || isAnswer(entry))])
          .flatMap((section) => section.questions)
          .map(({ text, cells: [cell = null] }) => ({
            about: cell?.asked?.text ?? text,
            isAsked: cell !== null,
            answers: (cell?.turns ?? []).flatMap((turn) => (turn.kind === 'answer' ? [turn.answer] : [])),
          }))
  const elsewhere = entries
    .filter((entry) => isAnswer(entry) && (entry.question === undefined || entry.section === undefined))
    .map(answerOf)
  return elsewhere.length === 0
    ? questions
    : [...questions, { about: null, isAsked: true, answers: elsewhere }]
}
