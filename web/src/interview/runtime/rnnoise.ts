/** RNNoise takes frames of 10 ms at this rate: docs/decisions/150-detected-voice.md */
export const voiceRate = 48_000
export const frameSamples = 480

/** A frame is a voice from the first probability on, and stays one down to the second. */
const begins = 0.8
const ends = 0.5

/**
 * RNNoise takes a tone for a vowel. The level of a voice goes up and down between its frames; that of a tone, a beep or a
 * chime changes less, and faster only where it begins.
 */
const leastStepDecibels = 1
const mostStepDecibels = 6
const stepsOfVoice = 3
/** The level of quieter frames is that of the microphone's own noise. */
const quietestDecibels = -60

const bytesOfFloat = 4
const bytesOfPage = 65_536
/** RNNoise expects the range of 16-bit integers. */
const fullScale = 32_767

/** The names that the build of `@jitsi/rnnoise-wasm` gave the functions of RNNoise. */
type Exports = {
  c: WebAssembly.Memory
  /** Runs the constructors. */
  d: () => void
  create: (model: number) => number
  malloc: (bytes: number) => number
  process: (state: number, out: number, frame: number) => number
}

function exportsOf(bytes: BufferSource): Exports {
  let memory: WebAssembly.Memory | undefined
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
    a: {
      a: (wantedBytes: number) => {
        if (memory === undefined) return 0
        memory.grow(Math.ceil((wantedBytes - memory.buffer.byteLength) / bytesOfPage))
        return 1
      },
      b: (to: number, from: number, count: number) => {
        if (memory !== undefined) new Uint8Array(memory.buffer).copyWithin(to, from, from + count)
      },
    },
  })
  const { c, d, f: create, g: malloc, j: process } = exports
  memory = c as WebAssembly.Memory
  return { c: memory, d, create, malloc, process } as Exports
}

/** Answers for each frame of `frameSamples`, from -1 to 1, the probability that it is a voice. */
function createProbability(bytes: BufferSource): (frame: Float32Array) => number {
  const { c: memory, d: construct, create, malloc, process } = exportsOf(bytes)
  construct()
  const state = create(0)
  const place = malloc(frameSamples * bytesOfFloat)
  return (frame) => {
    const input = new Float32Array(memory.buffer, place, frameSamples)
    for (const [at, sample] of frame.entries()) input[at] = sample * fullScale
    return process(state, place, place)
  }
}

const decibelsOf = (frame: Float32Array): number =>
  10 * Math.log10(frame.reduce((sum, sample) => sum + sample * sample, 0) / frame.length)

/** Answers for each frame of `frameSamples`, from -1 to 1, whether it is a voice. `bytes` are `rnnoise.wasm`. */
export function createFrameDetector(bytes: BufferSource): (frame: Float32Array) => boolean {
  const probability = createProbability(bytes)
  let isLikely = false
  let steps = 0
  let before = Number.NEGATIVE_INFINITY
  return (frame) => {
    isLikely = probability(frame) > (isLikely ? ends : begins)
    const decibels = decibelsOf(frame)
    const step = Math.abs(decibels - before)
    before = decibels
    if (!isLikely) steps = 0
    else if (decibels > quietestDecibels && step >= leastStepDecibels && step <= mostStepDecibels) steps += 1
    return steps >= stepsOfVoice
  }
}
