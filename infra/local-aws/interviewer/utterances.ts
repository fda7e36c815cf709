export type Word = { text: string; start: number; end: number }
export type SpokenResult = { words: readonly Word[]; isPartial: boolean }

const minLoudness = 300
const secondsPerWord = 0.3
/** Silence of this length ends an utterance. */
const finalAfterSeconds = 1.5

/** The root mean square of 16-bit samples. */
function loudnessOf(pcm: Buffer): number {
  let sum = 0
  for (let at = 0; at + 1 < pcm.length; at += 2) sum += pcm.readInt16LE(at) ** 2
  return Math.sqrt(sum / Math.max(1, pcm.length / 2))
}

type Span = { words: readonly string[]; start: number; loudAt: number; sent: number; isFinal: boolean }

/** Returns the next utterance for any sound: its words appear while the sound lasts, at the rate of speech. */
export function createUtterances(next: () => string | undefined) {
  let span: Span | undefined

  const wordsIn = ({ words, start, loudAt }: Span): Word[] =>
    words
      .map((text, index) => ({
        text,
        start: start + index * secondsPerWord,
        end: start + (index + 1) * secondsPerWord,
      }))
      .filter((word) => word.end <= loudAt)

  return {
    /** The result after this sound, which ends at so many seconds of the stream. */
    hear(pcm: Buffer, now: number): SpokenResult | undefined {
      if (loudnessOf(pcm) > minLoudness) {
        if (span === undefined || span.isFinal) {
          const text = next()
          span =
            text === undefined
              ? undefined
              : { words: text.split(' '), start: now, loudAt: now, sent: 0, isFinal: false }
        }
        if (span !== undefined) span.loudAt = now
      }
      if (span === undefined || span.isFinal) return undefined
      const words = wordsIn(span)
      if (words.length > 0 && now - span.loudAt >= finalAfterSeconds) {
        span.isFinal = true
        return { words, isPartial: false }
      }
      if (words.length === span.sent) return undefined
      span.sent = words.length
      return { words, isPartial: true }
    },
  }
}
