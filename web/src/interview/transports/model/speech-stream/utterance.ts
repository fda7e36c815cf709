import { askAheadSeconds, isOwnPause, pauseAfter } from './end-of-turn.ts'
import type { Word } from './transcribe-messages.ts'

/** What is heard of one turn of the candidate. Times are seconds of the audio since the stream began. */
export type Utterance = Readonly<{
  /** Words before this time belong to an earlier turn. */
  since: number
  /** The end of the last word of the turn before; undefined before the first word. */
  spokenBefore: number | undefined
  /** Words that will not change any more, and those that may. */
  final: readonly Word[]
  partial: readonly Word[]
  /** When the words last changed. */
  changedAt: number
  /** When the present sound began, and when it was last heard. */
  loudSince: number
  loudAt: number
}>

export const newUtterance = (since: number, spokenBefore?: number): Utterance => ({
  since,
  spokenBefore,
  final: [],
  partial: [],
  changedAt: since,
  loudSince: since,
  loudAt: since,
})

/** How long words take to arrive, and may change afterwards. */
const settledSeconds = 0.3
/** Sound that lasts this long without another word is noise. */
const noiseSeconds = 3
/** Silence between two words, or two sounds of a noise. */
const gapSeconds = 0.8
/** A turn without another word ends by then, even if there is sound. */
const longestSeconds = 8

/** Sound was heard. */
export const withSound = (utterance: Utterance, now: number): Utterance => ({
  ...utterance,
  loudSince: now - utterance.loudAt > gapSeconds ? now : utterance.loudSince,
  loudAt: now,
})

const joined = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

const wordsOf = ({ final, partial }: Utterance): readonly Word[] => [...final, ...partial]

export const partialTextOf = ({ partial }: Utterance): string => joined(partial)

export const textOf = (utterance: Utterance): string => joined(wordsOf(utterance))

/** The end of the last word of this turn, or of the one before it. */
export const spokenUntil = (utterance: Utterance): number | undefined =>
  wordsOf(utterance).at(-1)?.end ?? utterance.spokenBefore

/** The pauses that the candidate made, in seconds; the first one where the turn before ended too early. */
export const pausesIn = (utterance: Utterance): number[] =>
  wordsOf(utterance)
    .map(({ start }, index, words) => start - (words[index - 1]?.end ?? utterance.spokenBefore ?? -Infinity))
    .filter(isOwnPause)

/** The words of a result that belong to this turn, and the utterance with them. */
export function withWords(
  utterance: Utterance,
  { words, isPartial }: { words: readonly Word[]; isPartial: boolean },
  now: number,
): { utterance: Utterance; text: string } {
  const ownWords = words.filter(({ start, end }) => (start + end) / 2 >= utterance.since)
  const text = joined(ownWords)
  const hasChanged = text !== partialTextOf(utterance)
  const next: Utterance = {
    ...utterance,
    ...(isPartial ? { partial: ownWords } : { final: [...utterance.final, ...ownWords], partial: [] }),
    changedAt: hasChanged ? now : utterance.changedAt,
  }
  return { utterance: next, text }
}

/** The candidate's pace: extra time, and the pauses of earlier turns. */
type Pace = { timeFactor: number; earlierPauses: readonly number[] }

const pauseOf = (utterance: Utterance, { timeFactor, earlierPauses }: Pace): number =>
  pauseAfter(textOf(utterance), [...earlierPauses, ...pausesIn(utterance)]) * timeFactor

/** How long it has been silent behind words that no longer change; undefined without them. */
function silenceOf(utterance: Utterance, now: number): number | undefined {
  const { changedAt, loudAt, since } = utterance
  if (textOf(utterance) === '' || now - changedAt < settledSeconds) return undefined
  return now - Math.max(spokenUntil(utterance) ?? since, loudAt)
}

/** Whether the turn will be over soon, unless the voice comes back. */
export function isTurnEnding(utterance: Utterance, now: number, pace: Pace): boolean {
  const silence = silenceOf(utterance, now)
  return silence !== undefined && silence >= pauseOf(utterance, pace) - askAheadSeconds * pace.timeFactor
}

/** Whether the turn is over, by its words and the silence behind them. Extra time makes the silence longer. */
export function isTurnOver(utterance: Utterance, now: number, pace: Pace): boolean {
  const silence = silenceOf(utterance, now)
  if (silence === undefined) return false
  const { loudSince, changedAt } = utterance
  const pause = pauseOf(utterance, pace)
  if (silence >= pause) return true
  const wordless = now - Math.max(changedAt, loudSince)
  return (
    wordless >= Math.max(pause, noiseSeconds * pace.timeFactor) ||
    now - changedAt >= longestSeconds * pace.timeFactor
  )
}
