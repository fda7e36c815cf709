import workletUrl from './microphone-worklet.ts?worker&url'
import { createResampler } from './pcm.ts'

export type Microphone = {
  /** Records this stream from now on, or none. */
  setStream: (stream: MediaStream | undefined) => void
  /** A context that was made before the first click begins suspended. */
  resume: () => void
  close: () => void
}

/** Passes what the microphone records, as samples at `toRate`. Browsers record at the device's rate. */
export function browserMicrophone(toRate: number, recorded: (samples: Int16Array) => void): Microphone {
  const context = new AudioContext()
  const resample = createResampler(context.sampleRate, toRate)
  let source: MediaStreamAudioSourceNode | undefined
  let stream: MediaStream | undefined
  let node: AudioWorkletNode | undefined
  const connect = (): void => {
    source?.disconnect()
    source = undefined
    if (stream === undefined || node === undefined || stream.getAudioTracks().length === 0) return
    source = context.createMediaStreamSource(stream)
    source.connect(node)
  }
  const resume = (): void => {
    if (context.state === 'suspended') void context.resume().catch(() => {})
  }
  context.addEventListener('statechange', resume)
  resume()
  void context.audioWorklet.addModule(workletUrl).then(
    () => {
      node = new AudioWorkletNode(context, 'microphone', {
        numberOfOutputs: 0,
        channelCount: 1,
        channelCountMode: 'explicit',
      })
      node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) =>
        recorded(resample(data)),
      )
      node.port.start()
      connect()
    },
    // Without the worklet no words are recognised: answers are typed, or measured by the level meter.
    () => {},
  )
  return {
    resume,
    setStream(next) {
      if (next === stream) return
      stream = next
      connect()
    },
    close() {
      context.removeEventListener('statechange', resume)
      void context.close().catch(() => {})
    },
  }
}
