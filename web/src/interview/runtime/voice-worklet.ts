import { createFrameDetector, frameSamples } from './rnnoise.ts'

/** Runs in the audio thread: tells the page for each tenth of a second whether a voice was in it. */

declare function registerProcessor(
  name: string,
  processor: new (options: { processorOptions: { bytes: ArrayBuffer } }) => object,
): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

const framesOfReport = 10

class VoiceDetector extends AudioWorkletProcessor {
  private readonly isVoice
  private readonly frame = new Float32Array(frameSamples)
  private filled = 0
  private frames = 0
  private hasVoice = false

  constructor({ processorOptions }: { processorOptions: { bytes: ArrayBuffer } }) {
    super()
    this.isVoice = createFrameDetector(processorOptions.bytes)
  }

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.frame[this.filled] = sample
      this.filled += 1
      if (this.filled === frameSamples) this.take()
    }
    return true
  }

  private take(): void {
    this.filled = 0
    this.frames += 1
    this.hasVoice = this.isVoice(this.frame) || this.hasVoice
    if (this.frames < framesOfReport) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
    this.port.postMessage(this.hasVoice)
    this.frames = 0
    this.hasVoice = false
  }
}

registerProcessor('voice-detector', VoiceDetector)
