import wasmUrl from '@jitsi/rnnoise-wasm/dist/rnnoise.wasm?url'
import { voiceRate } from './rnnoise.ts'
import type { Detector } from './voice-meter.ts'
// oxlint-disable-next-line import/default -- Vite makes the URL of the worklet the default export
import workletUrl from './voice-worklet.ts?worker&url'

/** Detects a voice in a stream. Rejects where the browser cannot: without WebAssembly, or at another rate than the device's. */
export async function createVoiceDetector(stream: MediaStream): Promise<Detector> {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`rnnoise.wasm: status ${response.status}`)
  const bytes = await response.arrayBuffer()
  const context = new AudioContext({ sampleRate: voiceRate })
  const close = (): void => void context.close().catch(() => {})
  try {
    await context.audioWorklet.addModule(workletUrl)
    const node = new AudioWorkletNode(context, 'voice-detector', {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions: { bytes },
    })
    context.createMediaStreamSource(stream).connect(node)
    const resume = (): void => {
      if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {})
    }
    resume()
    context.addEventListener('statechange', resume)
    let heard: boolean | undefined
    node.port.addEventListener('message', ({ data }: MessageEvent<boolean>) => {
      heard = data || heard === true
    })
    node.port.start()
    // The audio thread could not compile the detector.
    node.addEventListener('processorerror', close)
    return {
      takeVoice() {
        const isVoice = heard
        heard = undefined
        return isVoice
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  }
}
