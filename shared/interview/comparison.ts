import * as z from 'zod/mini'
import { questionOf } from './asked-questions.ts'
import type { AssessmentSection } from '#shared/position/assessment.ts'
import { answerOf, candidateAnswer } from './interviewer/candidate-answer.ts'
import type { StoredEntry, TranscriptEntry } from './transcript.ts'

/** Since the start of the interview, as the recording counts; null where the page did not report it. */
const at = z.nullable(z.number())

/** What was said after a question was asked, until the next one. */
const saidTurn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), answer: candidateAnswer }),
  z.object({ kind: z.literal('follow_up'), text: z.string(), atMilliseconds: at }),
])

/** One candidate at one question. `asked` is null where the transcript has only an answer. */
const comparedCell = z.object({
  asked: z.nullable(z.object({ text: z.string(), atMilliseconds: at })),
  turns: z.array(saidTurn),
})

export type ComparedCell = z.output<typeof comparedCell>

export const comparedSection = z.object({
  /** Null for one that the position no longer has. */
  title: z.nullable(z.string()),
  questions: z.array(
    z.object({
      /** As the position has it now; null for one that it no longer has. */
      text: z.nullable(z.string()),
      /** In the order of the applicants; null where the interview did not reach the question. */
      cells: z.array(z.nullable(comparedCell)),
    }),
  ),
})

export type ComparedSection = z.output<typeof comparedSection>

type Entries = readonly StoredEntry[]
type Sections = readonly Pick<AssessmentSection, 'title' | 'questions'>[]

const timeOf = ({ startMilliseconds }: TranscriptEntry): number | null => startMilliseconds ?? null

const turnOf = (entry: StoredEntry): z.output<typeof saidTurn> =>
  entry.role === 'user'
    ? { kind: 'answer', answer: answerOf(entry) }
    : { kind: 'follow_up', text: questionOf(entry), atMilliseconds: timeOf(entry) }

function cellOf(
  entries: Entries,
  { section, question, text }: { section: number; question: number; text: string | null },
): ComparedCell | null {
  const entriesOfQuestion = entries.filter(
    (entry) => entry.section === section && entry.question === question,
  )
  if (entriesOfQuestion.length === 0) return null
  const first = entriesOfQuestion.find(({ role }) => role === 'assistant')
  return {
    asked: first === undefined ? null : { text: questionOf(first, text), atMilliseconds: timeOf(first) },
    turns: entriesOfQuestion.filter((entry) => entry !== first).map(turnOf),
  }
}

/** How many sections, or questions of one, there are: those of the position, and any that the transcripts have beyond. */
const countOf = (total: number, indexes: readonly number[]): number =>
  Math.max(total, ...indexes.map((index) => index + 1))

const questionsSaid = (interviews: readonly Entries[], section: number): number[] =>
  interviews
    .flat()
    .flatMap((entry) => (entry.section === section && entry.question !== undefined ? [entry.question] : []))

/**
 * The questions of a position, each with what the interviews have of it. Transcripts name questions by index: where the position was
 * changed after an interview, the cell has the question that was asked.
 */
export function comparedSections(sections: Sections, interviews: readonly Entries[]): ComparedSection[] {
  const indexes = interviews.flat().flatMap(({ section }) => section ?? [])
  return Array.from({ length: countOf(sections.length, indexes) }, (_, section) => {
    const sectionEntry = sections[section]
    const count = countOf(sectionEntry?.questions.length ?? 0, questionsSaid(interviews, section))
    const questions = Array.from({ length: count }, (__, question) => {
      const text = sectionEntry?.questions[question] ?? null
      return { text, cells: interviews.map((entries) => cellOf(entries, { section, question, text })) }
    }).filter(({ text, cells }) => text !== null || cells.some((cell) => cell !== null))
    return { title: sectionEntry?.title ?? null, questions }
  }).filter(({ title, questions }) => title !== null || questions.length > 0)
}
