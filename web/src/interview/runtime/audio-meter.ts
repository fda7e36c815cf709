import type { Meter } from './voice-meter.ts'

const samples = 1024

/** The root mean square of a stream's sound. A stream without sound is silent. */
export function createAudioMeter(stream: MediaStream): Meter {
  if (stream.getAudioTracks().length === 0) return { level: () => 0, close: () => {} }
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: samples })
  context.createMediaStreamSource(stream).connect(analyser)
  const resume = (): void => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {})
  }
  // A context that was made without a click begins suspended, and a phone call or another app interrupts a running one.
  resume()
  context.addEventListener('statechange', resume)
  document.addEventListener('visibilitychange', resume)
  const wave = new Float32Array(samples)
  return {
    level() {
      analyser.getFloatTimeDomainData(wave)
      return Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / samples)
    },
    close: () => {
      context.removeEventListener('statechange', resume)
      document.removeEventListener('visibilitychange', resume)
      void context.close().catch(() => {})
    },
  }
}
