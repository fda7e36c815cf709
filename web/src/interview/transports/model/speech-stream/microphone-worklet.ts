/** Runs in the audio thread: passes what the microphone records to the page, in chunks. */

declare const sampleRate: number
declare function registerProcessor(name: string, processor: new () => object): void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

/** Transcribe takes chunks of 50 to 200 ms. */
const chunkSeconds = 0.05

class Microphone extends AudioWorkletProcessor {
  private chunk = new Float32Array(Math.round(sampleRate * chunkSeconds))
  private filled = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.chunk[this.filled] = sample
      this.filled += 1
      if (this.filled < this.chunk.length) continue
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no origin
      this.port.postMessage(this.chunk)
      this.filled = 0
    }
    return true
  }
}

registerProcessor('microphone', Microphone)
