import { amplitudeOf, atLevel, pinkNoise, randomOf } from '../sounds.ts'
import {
  addAt,
  band,
  emptyRoom,
  filtered,
  peakOf,
  roomRate,
  roomSeconds,
  secondsOf,
  softened,
  sound,
  whiteNoise,
  type Samples,
} from './filters.ts'

const hums = [
  [1, -50],
  [2, -46],
  [3, -54],
  [4, -56],
  [5, -60],
  [7, -62],
] as const

const startsAt = 18.1
const stopsAt = 54

/** The room between sounds: pink noise in the band of speech. */
export const roomNoise = (seed: number, decibels: number): Samples =>
  atLevel(band(pinkNoise(secondsOf(roomSeconds), seed), 30, 7500), decibels)

function hum(random: () => number): Samples {
  let phase = 0
  const starts = hums.map(() => 2 * Math.PI * random())
  return sound(roomSeconds, (t) => {
    phase += (2 * Math.PI * 50 * (1 + 0.001 * Math.sin((2 * Math.PI * t) / 23))) / roomRate
    return hums.reduce(
      (sum, [harmonic, peak], at) => sum + amplitudeOf(peak) * Math.sin(harmonic * phase + (starts[at] ?? 0)),
      0,
    )
  })
}

const switchedOn = (t: number, rampSeconds: number): number =>
  Math.max(0, Math.min(1, t / rampSeconds, 1 - (t + startsAt - stopsAt) / 3))

function compressor(): Samples {
  let phase = 0
  const tone = sound(roomSeconds - startsAt, (t) => {
    const stopped = t + startsAt - stopsAt
    const hertz = stopped > 0 ? 5 + 43 * Math.exp(-stopped / 0.8) : 48 - 40 * Math.exp(-t / 0.5)
    phase += (2 * Math.PI * hertz) / roomRate
    let sum = 0
    for (let harmonic = 1; harmonic <= 20; harmonic += 1) sum += Math.sin(harmonic * phase) / harmonic ** 1.2
    return sum * (1 + 0.12 * Math.sin(2 * Math.PI * 4.1 * t))
  })
  return atLevel(tone, -42).map((sample, at) => sample * switchedOn(at / roomRate, 1.8))
}

function fan(random: () => number): Samples {
  const noise = filtered(softened(whiteNoise(roomSeconds - startsAt, random), 500), 'peak', 310, {
    q: 6,
    gainDecibels: 9,
  })
  return atLevel(noise, -38).map((sample, at) => {
    const t = at / roomRate - 0.5
    const swing = amplitudeOf(1.5 * Math.sin((2 * Math.PI * t) / 9))
    return sample * swing * switchedOn(t, 4)
  })
}

/** An air conditioner that switches itself on and off, and the hum of the mains. */
export function airConditioner(): Samples {
  const random = randomOf(5102)
  const room = emptyRoom()
  addAt(room, hum(random), 0)
  addAt(room, roomNoise(51_020, -64), 0)
  const click = band(
    sound(0.05, (t) => (t === 0 ? 1 : 0)),
    1200,
    4000,
  )
  addAt(room, click, 18, amplitudeOf(-20) / peakOf(click))
  addAt(room, click, 18.12, amplitudeOf(-26) / peakOf(click))
  addAt(room, compressor(), startsAt)
  addAt(room, fan(random), startsAt)
  return room
}
