import { speech, speechRate } from '#tests/support/speech/speech.ts'
import { amplitudeOf } from '../sounds.ts'
import { addAt, emptyRoom, filtered, rmsOf, roomRate, secondsOf, type Samples } from './filters.ts'

const pauseSeconds = 1.4

export type Span = Readonly<{ from: number; to: number }>
export type Spoken = Readonly<{ samples: Samples; utterances: readonly Span[]; pause: Span }>

/** The utterance at the rate of the rooms, without the silence around it. */
async function utterance(text: string): Promise<Samples> {
  const all = await speech(text)
  const every = speechRate / roomRate
  // The filter's frequencies are those of the lower rate.
  const low = filtered(filtered(all, 'low', 7000 / every), 'low', 7000 / every)
  const samples = Float32Array.from(
    { length: Math.floor(low.length / every) },
    (_, at) => low[at * every] ?? 0,
  )
  const isHeard = (sample: number): boolean => Math.abs(sample) > 0.003
  return samples.subarray(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1)
}

/** The level of the frames of 20 ms that are within 30 dB of the loudest. */
export function activeLevel(samples: Samples): number {
  const size = secondsOf(0.02)
  const powers = Array.from(
    { length: Math.floor(samples.length / size) },
    (_, at) => rmsOf(samples.subarray(at * size, (at + 1) * size)) ** 2,
  )
  const loudest = Math.max(...powers)
  const active = powers.filter((power) => power > loudest / 1000)
  return Math.sqrt(active.reduce((sum, power) => sum + power, 0) / active.length)
}

/** Three utterances; the second has a pause, which can be given a time of its own. `more` is said at 58 s. */
export async function threeUtterances(pauseFrom?: number): Promise<Spoken> {
  const [first, before, after, third] = await Promise.all(
    [
      'I led the migration of our storage cluster, and nobody lost a file.',
      'The cause was a full disk on the monitor.',
      'So I wrote an alarm for it.',
      'I would ask the engineers first, and then decide.',
    ].map(utterance),
  )
  if (first === undefined || before === undefined || after === undefined || third === undefined)
    throw new Error('An utterance is missing.')
  const lengthOf = (samples: Samples): number => samples.length / roomRate
  const secondFrom = pauseFrom === undefined ? 26 : pauseFrom - lengthOf(before)
  const pause = { from: secondFrom + lengthOf(before), to: secondFrom + lengthOf(before) + pauseSeconds }
  const samples = emptyRoom()
  addAt(samples, first, 12)
  addAt(samples, before, secondFrom)
  addAt(samples, after, pause.to)
  addAt(samples, third, 45)
  return {
    samples,
    pause,
    utterances: [
      { from: 12, to: 12 + lengthOf(first) },
      { from: secondFrom, to: pause.to + lengthOf(after) },
      { from: 45, to: 45 + lengthOf(third) },
    ],
  }
}

/** A softer "yes" after the air conditioner has switched itself off. */
export async function softYes(): Promise<Samples> {
  const yes = await utterance('Yes.')
  const samples = emptyRoom()
  addAt(samples, yes, 58, amplitudeOf(-38) / activeLevel(yes))
  return samples
}
