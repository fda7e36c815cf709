import { amplitudeOf, atLevel, randomOf } from '../sounds.ts'
import {
  addAt,
  between,
  emptyRoom,
  filtered,
  peakOf,
  rmsOf,
  roomRate,
  roomSeconds,
  secondsOf,
  softened,
  sound,
  whiteNoise,
  type Samples,
} from './filters.ts'

const bedLevels = [
  [0, -52],
  [10, -48],
  [20, -42],
  [30, -36],
  [40, -36],
  [50, -40],
  [60, -46],
] as const

const dropsPerSecond = (second: number): number => {
  if (second < 20) return 15
  return second < 50 ? 60 : 25
}

function thunder(random: () => number): Samples {
  let level = 0
  const brown = whiteNoise(6, random).map((step) => (level = 0.995 * level + step))
  const mean = brown.reduce((sum, sample) => sum + sample, 0) / brown.length
  const low = filtered(
    brown.map((sample) => sample - mean),
    'low',
    180,
  )
  const shaped = low.map((sample, index) => {
    const second = index / roomRate
    const rise = second < 0.25 ? second / 0.25 : Math.exp(-(second - 0.25) / 1.6)
    const fade = Math.min(1, (6 - second) / 0.3)
    return sample * rise * fade * (1 + 0.5 * Math.sin(2 * Math.PI * 1.7 * second))
  })
  const window = secondsOf(0.4)
  let loudest = 0
  for (let at = 0; at + window < shaped.length; at += secondsOf(0.05))
    loudest = Math.max(loudest, rmsOf(shaped.subarray(at, at + window)))
  return shaped.map((sample) => (sample * amplitudeOf(-24)) / loudest)
}

/** Rain on a zinc roof that becomes a downpour, and one thunder. */
export function rain(): Samples {
  const random = randomOf(5101)
  const room = emptyRoom()
  const bed = atLevel(softened(filtered(whiteNoise(roomSeconds, random), 'high', 400), 3000), 0)
  addAt(
    room,
    bed.map((sample, index) => sample * amplitudeOf(between(bedLevels, index / roomRate))),
    0,
  )
  for (let at = 0; at < roomSeconds; at += -Math.log(1 - random()) / dropsPerSecond(at)) {
    const hertz = 900 * (4500 / 900) ** random()
    const sign = random() < 0.5 ? -1 : 1
    const peak = amplitudeOf(-48 + 16 * random())
    const drop = sound(0.025, (t) => Math.exp(-t / 0.004) * Math.sin(2 * Math.PI * hertz * t))
    addAt(room, drop, at, (sign * peak) / peakOf(drop))
  }
  const gutter = sound(
    0.1,
    (t) => Math.exp(-t / 0.018) * Math.sin(2 * Math.PI * (620 * t + (360 * Math.min(t, 0.06) * t) / 0.12)),
  )
  for (let at = 0.5; at < roomSeconds; at += 1.25 + 0.2 * random())
    addAt(room, gutter, at, amplitudeOf(-30) / peakOf(gutter))
  addAt(room, thunder(random), 37)
  return room
}
