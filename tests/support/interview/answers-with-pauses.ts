import { readFileSync } from 'node:fs'
import { heardFrom, spokenTurn, type SpokenTurn } from './turns-with-pauses.ts'

type Written = { parts: { text: string; pauseAfterSeconds: number | null }[] }

const answers = JSON.parse(
  readFileSync(new URL('answers-with-pauses.json', import.meta.url), 'utf8'),
) as Written[]

/** Forty answers of several sentences with the pauses of people who think; written without knowing the rule. */
export const severalSentences: readonly SpokenTurn[] = answers.map(({ parts }) =>
  spokenTurn(
    parts
      .flatMap(({ text, pauseAfterSeconds }) =>
        pauseAfterSeconds === null ? [text] : [text, `[${pauseAfterSeconds}]`],
      )
      .join(' '),
  ),
)

/** The pause that ended the answer before its end, in seconds, and the wait after its true end; one of them. */
export function outcomeOf(turn: SpokenTurn): { cutBy: number } | { wait: number } {
  const { endedAt } = heardFrom(turn)
  if (endedAt >= turn.speechEnd) return { wait: endedAt - turn.speechEnd }
  const before = turn.words.findLast(({ end }) => end < endedAt)
  const after = turn.words.find(({ start }) => start >= endedAt)
  return { cutBy: (after?.start ?? NaN) - (before?.end ?? NaN) }
}
