import { amplitudeOf, atLevel, randomOf } from '../sounds.ts'
import { roomNoise } from './air-conditioner.ts'
import {
  addAt,
  band,
  between,
  convolved,
  emptyRoom,
  filtered,
  gaussian,
  peakOf,
  rmsOf,
  secondsOf,
  softened,
  sound,
  whiteNoise,
  type Samples,
} from './filters.ts'

const bursts = [
  [4, -30],
  [7, -30],
  [29, -30],
  [36, -24],
  [39, -24],
  [51, -30],
] as const
const barks = [9, 9.42, 9.8, 35.2, 35.55, 41, 41.38, 41.7, 42.3, 53.6] as const
const howlAt = 53.95

const rattleHertz = 26
const isRattling = (t: number): boolean => (t * rattleHertz) % 1 < 0.5

function vibration(random: () => number): Samples {
  const seconds = 1.2
  const hertz = 172 - 3 + 6 * random()
  let phase = 0
  const gate = softened(
    sound(seconds, (t) => (isRattling(t) ? 1 : -1)),
    100,
  )
  const partials = [
    [1, 1],
    [2, 0.7],
    [3, 0.45],
    [5, 0.2],
  ] as const
  const hum = sound(seconds, (t) => {
    const glide = between(
      [
        [0, 120],
        [0.04, hertz],
        [seconds - 0.09, hertz],
        [seconds, 110],
      ],
      t,
    )
    phase += (2 * Math.PI * glide) / 16_000
    const tone = partials.reduce((sum, [factor, level]) => sum + level * Math.sin(factor * phase), 0)
    const envelope = Math.min(1, t / 0.04, (seconds - t) / 0.09)
    return tone * envelope * (1 + 0.6 * (gate[secondsOf(t)] ?? 0))
  })
  const desk = band(whiteNoise(seconds, random), 1500, 3500).map((sample, at) =>
    ((at / 16_000) * rattleHertz) % 1 < 0.006 * rattleHertz ? sample : 0,
  )
  addAt(hum, desk, 0, (rmsOf(hum) * amplitudeOf(-14)) / rmsOf(desk))
  return hum
}

type Cry = { seconds: number; pitch: (t: number) => number; envelope: (t: number) => number }

/** A harmonic source and noise in the same two formants. */
function cry(random: () => number, { seconds, pitch, envelope }: Cry): Samples {
  const normal = gaussian(random)
  let phase = 0
  let jitter = 1
  const source = sound(seconds, (t) => {
    phase += (pitch(t) * jitter) / 16_000
    if (phase >= 1) {
      phase -= 1
      jitter = 1 + 0.04 * (2 * random() - 1)
    }
    return 2 * phase - 1 + amplitudeOf(-10) * normal()
  })
  const formants = [
    filtered(source, 'band', 900, { q: 900 / 160 }),
    filtered(source, 'band', 1900, { q: 1900 / 260 }),
  ]
  return source.map(
    (_, at) => formants.reduce((sum, each) => sum + (each[at] ?? 0), 0) * envelope(at / 16_000),
  )
}

/** What is heard of it two houses away. */
function distant(samples: Samples, random: () => number): Samples {
  const tail = whiteNoise(0.5, random).map((sample, at) => sample * Math.exp((-6.91 * at) / 8000))
  const wet = convolved(softened(samples, 2200), tail)
  const dry = new Float32Array(wet.length)
  addAt(dry, softened(samples, 2200), 0)
  addAt(dry, wet, 0, (rmsOf(dry) * amplitudeOf(-6)) / rmsOf(wet))
  return dry
}

const bark: Cry = {
  seconds: 0.2,
  pitch: (t) =>
    between(
      [
        [0, 380],
        [0.05, 640],
        [0.16, 300],
      ],
      t,
    ),
  envelope: (t) => (t < 0.012 ? t / 0.012 : Math.exp(-(t - 0.012) / 0.055)),
}
const howl: Cry = {
  seconds: 1.4,
  pitch: (t) =>
    between(
      [
        [0, 420],
        [0.47, 560],
        [1.4, 390],
      ],
      t,
    ) *
    (1 + 0.015 * Math.sin(2 * Math.PI * 5 * t)),
  envelope: (t) => Math.min(1, t / 0.15, (1.4 - t) / 0.4),
}

/** A phone that vibrates on the desk, and a dog two houses away. */
export function phoneAndDog({ hasHowl }: { hasHowl: boolean }): Samples {
  const random = randomOf(5103)
  const room = emptyRoom()
  addAt(room, roomNoise(51_030, -62), 0)
  for (const [at, level] of bursts) addAt(room, atLevel(vibration(random), level), at)
  for (const at of barks) {
    const heard = distant(cry(random, bark), random)
    addAt(room, heard, at, amplitudeOf(-36 + 9 * random()) / peakOf(heard))
  }
  if (hasHowl) addAt(room, atLevel(distant(cry(random, howl), random), -35), howlAt)
  return room
}
