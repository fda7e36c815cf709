import { aboveRoom, type RoomFloor } from '#web/interview/machine/room-floor.ts'
import { speakingLevel } from '#web/interview/machine/voice-activity.ts'
import { createFrameDetector, frameSamples, voiceRate } from '#web/interview/runtime/rnnoise.ts'

/** The page measures ten times a second. */
export const measureSamples = voiceRate / 10
/** The level of the page is that of the last 1,024 samples. */
const levelSamples = 1024

const levelAt = (samples: Float32Array, at: number): number => {
  const window = samples.subarray(Math.max(0, at + measureSamples - levelSamples), at + measureSamples)
  return Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / window.length)
}

/** For each tenth of a second of the sound, whether a rule hears a voice in it. */
export type Rule = (samples: Float32Array) => boolean[]

const starts = (samples: Float32Array): number[] =>
  Array.from({ length: Math.floor(samples.length / measureSamples) }, (_, index) => index * measureSamples)

const byLevel: Rule = (samples) => starts(samples).map((at) => levelAt(samples, at) > speakingLevel)

const byFloor: Rule = (samples) => {
  let floor: RoomFloor = []
  return starts(samples).map((at) => {
    const next = aboveRoom(floor, levelAt(samples, at), (at / voiceRate) * 1000)
    floor = next.floor
    return next.isVoice
  })
}

const byRnnoise =
  (bytes: BufferSource): Rule =>
  (samples) => {
    const isVoice = createFrameDetector(bytes)
    return starts(samples).map((at) =>
      Array.from({ length: measureSamples / frameSamples }, (_, frame) => {
        const from = at + frame * frameSamples
        return isVoice(samples.subarray(from, from + frameSamples))
      }).some(Boolean),
    )
  }

export const rulesWith = (bytes: BufferSource) => ({
  'level above 0.01': byLevel,
  'floor of the room': byFloor,
  RNNoise: byRnnoise(bytes),
  'built: both': (samples: Float32Array) => {
    const detected = byRnnoise(bytes)(samples)
    return byFloor(samples).map((isVoice, index) => isVoice && detected[index] === true)
  },
})
