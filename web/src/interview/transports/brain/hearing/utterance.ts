import { pauseAfter } from './end-of-turn.ts'
import type { Word } from './transcribe-messages.ts'

/** What is heard of one turn of the candidate. Times are seconds of the audio since the hearing began. */
export type Utterance = Readonly<{
  /** Words before this time belong to an earlier turn. */
  since: number
  /** Words that will not change any more, and those that may. */
  final: string
  partial: string
  lastWordEnd: number
  /** When the words last changed. */
  changedAt: number
  /** When the present sound began, and when it was last heard. */
  loudSince: number
  loudAt: number
}>

export const newUtterance = (since: number): Utterance => ({
  since,
  final: '',
  partial: '',
  lastWordEnd: since,
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

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

export const textOf = ({ final, partial }: Utterance): string => joined(final, partial)

/** The words of a result that belong to this turn, and the utterance with them. */
export function withWords(
  utterance: Utterance,
  { words, isPartial }: { words: readonly Word[]; isPartial: boolean },
  now: number,
): { utterance: Utterance; text: string } {
  const own = words.filter(({ start, end }) => (start + end) / 2 >= utterance.since)
  const text = own.map((word) => word.text).join(' ')
  const hasChanged = text !== utterance.partial
  const next: Utterance = {
    ...utterance,
    ...(isPartial ? { partial: text } : { final: joined(utterance.final, text), partial: '' }),
    lastWordEnd: Math.max(utterance.lastWordEnd, own.at(-1)?.end ?? 0),
    changedAt: hasChanged ? now : utterance.changedAt,
  }
  return { utterance: next, text }
}

/** Whether the turn is over, by its words and the silence behind them. Extra time makes the silence longer. */
export function isTurnOver(utterance: Utterance, now: number, timeFactor: number): boolean {
  const text = textOf(utterance)
  if (text === '') return false
  const { lastWordEnd, loudSince, loudAt, changedAt } = utterance
  const pause = pauseAfter(text) * timeFactor
  if (now - changedAt < settledSeconds) return false
  if (now - Math.max(lastWordEnd, loudAt) >= pause) return true
  const wordless = now - Math.max(changedAt, loudSince)
  return (
    wordless >= Math.max(pause, noiseSeconds * timeFactor) || now - changedAt >= longestSeconds * timeFactor
  )
}
