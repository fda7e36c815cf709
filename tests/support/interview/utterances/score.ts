import { endDecision, readyDecision } from '#web/interview/transports/built-in/understanding/decisions.ts'
import { requestIn } from '#web/interview/transports/built-in/understanding/requests.ts'

/** An utterance, what the interviewer had asked for, and what it means. */
export type Utterance = { context: string; text: string; meaning: string; english: string }

const readings: Readonly<Record<string, (text: string) => string>> = {
  answer: (text) => requestIn(text) ?? 'none',
  end: endDecision,
  ready: readyDecision,
}

/** What the built-in interviewer takes an utterance for. */
export function readingOf({ context, text }: Utterance): string {
  const read = readings[context]
  if (read === undefined)
    throw new Error(`Unknown context "${context}": it is one of ${Object.keys(readings).join(', ')}.`)
  return read(text)
}

/** Meanings on which nothing is done. */
const idle: ReadonlySet<string> = new Set(['none', 'unclear'])

export type Score = Readonly<{ name: string; expected: number; read: number; right: number }>

/** How often each meaning was there, was read, and both. */
export function scoresOf(utterances: readonly Utterance[]): {
  scores: Score[]
  wrong: (Utterance & { reading: string })[]
} {
  const all = utterances.map((one) => ({ ...one, reading: readingOf(one) }))
  const names = [
    ...new Set(
      all.flatMap(({ context, meaning, reading }) => [`${context} ${meaning}`, `${context} ${reading}`]),
    ),
  ]
  const scores = names.map((name) => {
    const expected = all.filter(({ context, meaning }) => `${context} ${meaning}` === name)
    const read = all.filter(({ context, reading }) => `${context} ${reading}` === name)
    const right = expected.filter(({ meaning, reading }) => meaning === reading)
    return { name, expected: expected.length, read: read.length, right: right.length }
  })
  return {
    scores: scores.toSorted((a, b) => a.name.localeCompare(b.name)),
    wrong: all.filter(({ meaning, reading }) => meaning !== reading),
  }
}

const isActedOn = ({ name }: Score): boolean => !idle.has(name.split(' ')[1] ?? '')

/** Of the utterances on which something is done, the share that meant it. */
export function precisionOf(scores: readonly Score[]): number {
  const acted = scores.filter(isActedOn)
  const read = acted.reduce((sum, each) => sum + each.read, 0)
  return read === 0 ? 1 : acted.reduce((sum, each) => sum + each.right, 0) / read
}

/** The recall of each meaning on which something is done. */
export const recallsOf = (scores: readonly Score[]): { name: string; recall: number }[] =>
  scores
    .filter((score) => isActedOn(score) && score.expected > 0)
    .map(({ name, expected, right }) => ({ name, recall: right / expected }))
