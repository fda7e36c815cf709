import { amplitudeOf, atLevel, randomOf } from '../sounds.ts'
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
  roomRate,
  roomSeconds,
  secondsOf,
  softened,
  sound,
  whiteNoise,
  type Samples,
} from './filters.ts'

const earlyReflections = [
  [0, 1],
  [7, 0.55],
  [11, -0.48],
  [17, 0.4],
  [23, 0.33],
  [31, -0.28],
  [42, 0.22],
] as const

/** The impulse response of a bare room. */
export function bareRoom(): Samples {
  const random = randomOf(51_040)
  const response = sound(1.35, () => 0)
  for (const [milliseconds, level] of earlyReflections) response[secondsOf(milliseconds / 1000)] = level
  const tail = softened(
    whiteNoise(1.3, random).map((sample, at) => sample * Math.exp((-6.91 * at) / roomRate / 0.9)),
    4000,
  )
  const energy = (samples: Samples) => samples.reduce((sum, sample) => sum + sample * sample, 0)
  addAt(response, tail, 0.05, Math.sqrt(energy(response) / energy(tail)) * amplitudeOf(-2))
  return response
}

const passing = (t: number, reachSeconds: number): number =>
  (1 / Math.sqrt(1 + (t / 0.9) ** 2)) * Math.max(0, Math.min(1, (reachSeconds - Math.abs(t)) / 0.5))

function bed(random: () => number): Samples {
  const roar = filtered(softened(whiteNoise(roomSeconds, random), 120), 'high', 50)
  const tyres = band(whiteNoise(roomSeconds, random), 600, 1200)
  addAt(roar, tyres, 0, (rmsOf(roar) * amplitudeOf(-8)) / rmsOf(tyres))
  const points = Array.from({ length: 22 }, (_, at) => [at * 3, 2.5 * gaussian(random)()] as const)
  return atLevel(roar, -44).map((sample, at) => sample * amplitudeOf(between(points, at / roomRate)))
}

function motorbike(): Samples {
  const [from, nearest, until] = [32.5, 35.5, 40]
  let phase = 0
  const pulses = sound(until - from, (t) => {
    const at = from + t
    const doppler = 95 - 11 / (1 + Math.exp(-(at - nearest) / 0.35))
    const hertz = at < 37.1 ? doppler : 70 + (22 * (at - 37.1)) / 2.9
    phase = (phase + hertz / roomRate) % 1
    return Math.exp(-phase / hertz / 0.003)
  })
  const peaks = [280, 850].reduce<Samples>(
    (samples, hertz) => filtered(samples, 'peak', hertz, { q: 3, gainDecibels: 8 }),
    filtered(pulses, 'high', 40),
  )
  return atLevel(filtered(peaks, 'low', 3000), -29).map((sample, index) => {
    const at = from + index / roomRate
    const gear = at > 36.8 && at < 37.1 ? amplitudeOf(-12) : 1
    return sample * passing(at - nearest, 4.5) * gear
  })
}

function horn(seconds: number, response: Samples): Samples {
  const tone = sound(seconds, (t) => {
    let sum = 0
    for (const hertz of [415, 502])
      for (let harmonic = 1; harmonic <= 8; harmonic += 1)
        sum += Math.sin(2 * Math.PI * hertz * harmonic * t) / harmonic
    return sum * Math.min(1, t / 0.015, (seconds - t) / 0.03)
  })
  return convolved(atLevel(tone, -34), response)
}

/** A highway with a motorbike and a horn, heard in a bare room. */
export function traffic(response: Samples): Samples {
  const random = randomOf(5104)
  const room = emptyRoom()
  addAt(room, bed(random), 0)
  for (const at of [5, 15.5, 22, 37.5, 40, 57]) {
    const tyres = atLevel(band(whiteNoise(8, random), 600, 1200), -38)
    addAt(
      room,
      tyres.map((sample, index) => sample * passing(index / roomRate - 4, 4)),
      at - 4,
    )
  }
  addAt(room, motorbike(), 32.5)
  for (const [at, seconds] of [
    [8, 0.35],
    [8.6, 0.25],
    [42, 1.1],
  ] as const)
    addAt(room, horn(seconds, response), at)
  if (peakOf(room) > 1) throw new Error('The traffic clips.')
  return room
}
