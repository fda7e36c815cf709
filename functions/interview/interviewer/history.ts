import type { AssessmentSection } from '#shared/position/assessment.ts'
import { heardSentences } from '#shared/interview/interviewer/recorded-lines.ts'
import type { Grounds } from '#shared/interview/interviewer/grounds/grounds.ts'
import type { AskedTurn, TurnReason } from '#shared/interview/interviewer/turn.ts'
import type { Conversation } from '../external/model.ts'
import type { StoredTurn } from '../rows/turns.ts'

/** Older turns are left out: the present question and what led to it count. */
const maxTurns = 24
const maxReplyTokens = 220

const withoutTags = (text: string): string => text.replaceAll(/[<>]/gu, ' ')

type Asked = Pick<AskedTurn, 'section' | 'question' | 'kind' | 'answer' | 'mayFollowUp'>

const questionAt = (sections: readonly AssessmentSection[], { section, question }: Asked): string =>
  sections[section]?.questions[question] ?? ''

/** A turn as the model reads it: where the interview is, by the server's own questions, and what the candidate said. */
function messageOf(turn: Asked, sections: readonly AssessmentSection[]): string {
  const kind =
    turn.kind === 'rephrase'
      ? 'The candidate asks for the question in other words. Next: help'
      : `May follow up: ${turn.mayFollowUp ? 'yes' : 'no'}`
  return [
    `Section: ${sections[turn.section]?.title ?? ''}`,
    `Question: ${questionAt(sections, turn)}`,
    kind,
    `<candidate>${withoutTags(turn.answer) || '(no words)'}</candidate>`,
  ].join('\n')
}

/** The model's own line of a turn; a turn of the built-in interviewer is marked as such. */
const replyOf = ({ sentences, heard, over }: StoredTurn): string => {
  const spokenText = heardSentences({ sentences, heard })
  return JSON.stringify(
    spokenText.length === 0
      ? { next: 'next', say: '(The program went on.)' }
      : { next: over?.next ?? 'next', say: spokenText.join(' ') },
  )
}

/** Answers that the model never reads. */
const leftOut: ReadonlySet<TurnReason | null | undefined> = new Set(['instruction', 'danger'])

/** The conversation by the server's record, without these answers and without turns that were asked for too early. */
export function conversationOf(
  turn: Asked,
  {
    instructions,
    turns,
    sections,
  }: { instructions: string; turns: readonly StoredTurn[]; sections: readonly AssessmentSection[] },
): Conversation {
  const earlier = turns
    .filter(({ over, isDropped }) => over !== undefined && isDropped !== true)
    .slice(-maxTurns)
    .flatMap((each) => {
      const answer = leftOut.has(each.over?.reason) ? '(left out)' : each.answer
      return [
        { role: 'user' as const, text: messageOf({ ...each, answer }, sections) },
        { role: 'assistant' as const, text: replyOf(each) },
      ]
    })
  return {
    instructions,
    messages: [...earlier, { role: 'user', text: messageOf(turn, sections) }],
    maxTokens: maxReplyTokens,
  }
}

/** What the model's line may build on: every answer, also those that the model never reads, and what was said. */
export const groundsOf = (
  { answer }: Pick<AskedTurn, 'answer'>,
  { turns, known }: { turns: readonly StoredTurn[]; known: string },
): Grounds => ({
  answers: [...turns.map((turn) => turn.answer), answer],
  known,
  earlierLines: turns.flatMap((turn) => heardSentences(turn)),
})
