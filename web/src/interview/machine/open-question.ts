import type { Place, Transcript } from './transcript.ts'

type Section = Readonly<{ questions?: readonly string[] | undefined }>

/** The question that the interviewer waits for an answer to, counted in its section. */
export type OpenQuestion = Readonly<{ section: number; number: number; of: number; text: string }>

/**
 * Undefined before the first question, after the last one, and where the interviewer's messages name none. An agent's follow-up
 * questions name none: with `staysOpen`, the question stays open until the next one.
 */
export function openQuestion(
  transcript: Transcript,
  sections: readonly Section[],
  { staysOpen = false }: { staysOpen?: boolean } = {},
): OpenQuestion | undefined {
  const place = transcript.findLast(
    (message) => message.type === 'ai' && (!staysOpen || message.place !== undefined),
  )?.place
  if (place === undefined) return undefined
  const questions = sections[place.section]?.questions ?? []
  const text = questions[place.question]
  return text === undefined
    ? undefined
    : { section: place.section, number: place.question + 1, of: questions.length, text }
}

/** How many questions the candidate has answered, however briefly. */
export function questionsAnswered(transcript: Transcript): number {
  const answered = new Set<string>()
  let asked: Place | undefined
  for (const { type, place } of transcript) {
    if (type === 'ai') asked = place
    else if (asked !== undefined) answered.add(`${asked.section} ${asked.question}`)
  }
  return answered.size
}

export const questionCount = ({ number, of }: OpenQuestion): string => `Question ${number} of ${of}`
