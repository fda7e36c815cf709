import { endDecision, readyDecision } from '#web/interview/transports/built-in/understanding/decisions.ts'
import { requestIn } from '#web/interview/transports/built-in/understanding/requests.ts'

/** An utterance with its context, which is what the interviewer had asked for, and its meaning. */
export type Utterance = { context: string; text: string; meaning: string; english: string }

const readings: Readonly<Record<string, (text: string) => string>> = {
  answer: (text) => requestIn(text) ?? 'none',
  end: endDecision,
  ready: readyDecision,
}

/** The meaning that the built-in interviewer reads in an utterance. */
export function readingOf({ context, text }: Utterance): string {
  const read = readings[context]
  if (read === undefined)
    throw new Error(`Unknown context "${context}": it is one of ${Object.keys(readings).join(', ')}.`)
  return read(text)
}

/** Meanings without an effect. */
const idle: ReadonlySet<string> = new Set(['none', 'unclear'])

export type Score = Readonly<{ name: string; expected: number; read: number; right: number }>

/** For each meaning, how often it is expected, how often it is read, and how often both. */
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

/** The share of correct readings among readings with an effect. */
export function precisionOf(scores: readonly Score[]): number {
  const acted = scores.filter(isActedOn)
  const read = acted.reduce((sum, each) => sum + each.read, 0)
  return read === 0 ? 1 : acted.reduce((sum, each) => sum + each.right, 0) / read
}

/** The recall of each meaning with an effect. */
export const recallsOf = (scores: readonly Score[]): { name: string; recall: number }[] =>
  scores
    .filter((score) => isActedOn(score) && score.expected > 0)
    .map(({ name, expected, right }) => ({ name, recall: right / expected }))
