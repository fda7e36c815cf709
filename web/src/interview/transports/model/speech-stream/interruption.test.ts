import { describe, expect, test } from 'vitest'
import { listenOver, newEar, type Ear } from './interruption.ts'

const seconds = 0.05

/** Numbers that look random and are the same in each run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** The level of speech: syllables of about 0.2 s with pauses between words. */
const speech = (at: number, loudness: number, next: () => number): number =>
  Math.sin(at * 15) > -0.4 ? loudness * (0.5 + next()) : 0

type Scene = {
  /** The share of the interviewer's sound that the microphone records. */
  coupling: number
  noise?: number
  /** When the candidate speaks, and how loudly. */
  voice?: { from: number; loudness: number }
  lengthSeconds?: number
  seed?: number
}

/** When the interviewer was interrupted, if it was; it is played all the time. */
function interruptedAt({ coupling, noise = 0.001, voice, lengthSeconds = 30, seed = 7 }: Scene) {
  const next = random(seed)
  let ear: Ear = newEar
  for (let at = 0; at < lengthSeconds; at += seconds) {
    // The echo of 0.1 s ago.
    const echo = coupling * speech(at - 0.1, 0.15, next)
    const own = voice !== undefined && at >= voice.from ? speech(at - voice.from, voice.loudness, next) : 0
    const heard = listenOver(ear, { level: Math.hypot(echo, own, noise * next()), isPlaying: true, seconds })
    if (heard.isInterruption) return at + seconds
    ear = heard.ear
  }
  return undefined
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a voice over the interviewer', () => {
  test.each([
    ['headphones', 0],
    ['speakers whose echo is cancelled', 0.03],
  ])('stops it within 0.3 s, with %s', (_, coupling) => {
    for (const seed of seeds)
      for (const loudness of [0.05, 0.1, 0.2]) {
        const at = interruptedAt({ coupling, voice: { from: 10, loudness }, seed })
        expect(at).toBeGreaterThan(10)
        expect(at).toBeLessThanOrEqual(10.3)
      }
  })

  test.each([0, 0.01, 0.03, 0.05, 0.06, 0.07, 0.1, 0.3, 1])(
    "is not detected in the interviewer's own sound (%s of it)",
    (coupling) => {
      for (const seed of seeds)
        expect(interruptedAt({ coupling, noise: 0.004, seed, lengthSeconds: 120 })).toBeUndefined()
    },
  )

  test('is not looked for where the microphone hears the speakers', () => {
    expect(interruptedAt({ coupling: 0.3, voice: { from: 10, loudness: 0.3 } })).toBeUndefined()
  })

  test('is not looked for while the echo is measured', () => {
    expect(
      interruptedAt({ coupling: 0, voice: { from: 0.5, loudness: 0.2 }, lengthSeconds: 4 }),
    ).toBeUndefined()
  })

  test('is not detected in silence, in a click, or while nothing is played', () => {
    let ear: Ear = { ...newEar, playedSeconds: 10 }
    for (const level of [0, 0.3, 0.3, 0.3, 0, 0, 0, 0, 0.3, 0]) {
      const heard = listenOver(ear, { level, isPlaying: true, seconds })
      expect(heard.isInterruption).toBe(false)
      ear = heard.ear
    }
    for (let times = 0; times < 100; times += 1) {
      const heard = listenOver(ear, { level: 0.3, isPlaying: false, seconds })
      expect(heard.isInterruption).toBe(false)
      ear = heard.ear
    }
  })
})
