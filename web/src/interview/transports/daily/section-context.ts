import type { SectionOutline } from '#shared/position/assessment.ts'
import { fits, overwriteContext } from './messages.ts'

export type Section = SectionOutline & { questions?: readonly string[] | undefined }

const headOf = (section: Section, index: number, count: number): string =>
  `Section ${index + 1} of ${count} begins now: ${section.title}. It lasts ${Math.round(section.duration / 60)} minutes.`

/**
 * Tells the interviewer which section it conducts from now on. Where the whole section is too long for a message, its
 * instruction and then its last questions are left out: the agent has all of them since its start.
 */
export function sectionMessage(
  conversationId: string,
  sections: readonly Section[],
  index: number,
): ReturnType<typeof overwriteContext> | undefined {
  const section = sections[index]
  if (section === undefined) return undefined
  const { instruction, questions = [] } = section
  const head = headOf(section, index, sections.length)
  const withQuestions = (count: number): string[] =>
    count === 0 ? [] : ['Ask these questions, one after the other:', ...questions.slice(0, count)]
  const texts = [
    [
      head,
      ...(instruction === undefined || instruction === '' ? [] : [instruction]),
      ...withQuestions(questions.length),
    ],
    ...questions.map((_, left) => [head, ...withQuestions(questions.length - left)]),
    [head],
  ]
  return texts.map((lines) => overwriteContext(conversationId, lines.join('\n'))).find(fits)
}
