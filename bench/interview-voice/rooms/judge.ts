import { speechRate } from '#tests/support/speech/speech.ts'
import { filtered, roomRate, roomSeconds, type Samples } from './filters.ts'
import type { Span, Spoken } from './utterances.ts'

const tenth = 0.1
const speechFree = [
  { from: 2, to: 11.5 },
  { from: 34, to: 44 },
  { from: 50, to: 60 },
] as const
/** A longer silence after an utterance is its end. */
const mergeSeconds = 0.8

/** At the rate of the page's microphone: zeros between samples, and a low pass. */
export function atSpeechRate(samples: Samples): Samples {
  const factor = speechRate / roomRate
  const wide = new Float32Array(samples.length * factor)
  for (const [at, sample] of samples.entries()) wide[at * factor] = sample * factor
  // The filter's frequencies are those of the lower rate.
  return [1, 2, 3].reduce<Samples>((all) => filtered(all, 'low', 7400 / factor), wide)
}

const isIn = ({ from, to }: Span, second: number): boolean => second >= from && second < to

/** The voiced tenths of a span as runs, without any hangover. */
function runsIn(voiced: readonly boolean[], span: Span): Span[] {
  const runs: Span[] = []
  for (const [index, isVoice] of voiced.entries()) {
    const from = index * tenth
    if (!isVoice || !isIn(span, from)) continue
    const last = runs.at(-1)
    if (last !== undefined && from - last.to < tenth / 2)
      runs[runs.length - 1] = { ...last, to: from + tenth }
    else runs.push({ from, to: from + tenth })
  }
  return runs
}

const milliseconds = (seconds: number): string => `${seconds < 0 ? '' : '+'}${Math.round(seconds * 1000)}`

/** How late an utterance's begin and end are found. */
function edges(voiced: readonly boolean[], { from, to }: Span): string {
  const runs = runsIn(voiced, { from: from - 0.3, to: to + 2 })
  const [first] = runs
  if (first === undefined || first.from > to) return 'not heard'
  let end = first.to
  for (const run of runs) if (run.from - end < mergeSeconds || run.from < to) end = run.to
  return `${milliseconds(first.from + tenth - from)}/${milliseconds(end - to)}`
}

function longestSilence(voiced: readonly boolean[], span: Span): number {
  let [longest, current] = [0, 0]
  for (const [index, isVoice] of voiced.entries()) {
    current = !isVoice && isIn(span, index * tenth) ? current + tenth : 0
    longest = Math.max(longest, current)
  }
  return longest
}

/** Begins and ends in ms after the true ones, the pause that is seen, and what of the speech-free time counts as a voice. */
export function judged(voiced: readonly boolean[], spoken: Spoken | undefined): string[] {
  const runs = speechFree.flatMap((span) => runsIn(voiced, span))
  const total = runs.reduce((sum, { from, to }) => sum + to - from, 0)
  const free = speechFree.reduce((sum, { from, to }) => sum + to - from, 0)
  const [longest] = runs.toSorted((a, b) => b.to - b.from - (a.to - a.from))
  const isFalse =
    longest === undefined ? '' : `${(longest.to - longest.from).toFixed(1)} s at ${longest.from.toFixed(1)}`
  return [
    ...(spoken === undefined
      ? ['', '', '', '']
      : [
          ...spoken.utterances.map((utterance) => edges(voiced, utterance)),
          longestSilence(voiced, spoken.pause).toFixed(1),
        ]),
    `${Math.round((100 * total) / free)} %`,
    isFalse,
  ]
}

/** When the last tenth that counts as a voice ends, of those after a moment and before another, in seconds after it. */
export const lastVoiceAfter = (voiced: readonly boolean[], from: number, to: number): number =>
  (runsIn(voiced, { from, to: Math.min(to, roomSeconds) }).at(-1)?.to ?? from) - from
