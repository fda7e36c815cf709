/** RNNoise takes frames of 10 ms at this rate: docs/decisions/150-detected-voice.md */
export const voiceRate = 48_000
export const frameSamples = 480

/** A frame is a voice from the first probability on, and stays one down to the second. */
const begins = 0.8
const ends = 0.5

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

/** Answers for each frame of `frameSamples`, from -1 to 1, whether it is a voice. `bytes` are `rnnoise.wasm`. */
export function createFrameDetector(bytes: BufferSource): (frame: Float32Array) => boolean {
  const { c: memory, d: construct, create, malloc, process } = exportsOf(bytes)
  construct()
  const state = create(0)
  const place = malloc(frameSamples * bytesOfFloat)
  let isVoice = false
  return (frame) => {
    const input = new Float32Array(memory.buffer, place, frameSamples)
    for (const [at, sample] of frame.entries()) input[at] = sample * fullScale
    isVoice = process(state, place, place) > (isVoice ? ends : begins)
    return isVoice
  }
}
