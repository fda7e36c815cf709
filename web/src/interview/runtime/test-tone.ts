/** Browsers that can choose an output device for Web Audio have the method. */
type RoutedContext = AudioContext & { setSinkId?: (deviceId: string) => Promise<void> }

/** A rising triad, in hertz. */
const notes = [523.25, 659.25, 783.99] as const
const noteSeconds = 0.32
const fadeSeconds = 0.04
const loudness = 0.2

function schedule(context: AudioContext, frequency: number, index: number): OscillatorNode {
  const begin = context.currentTime + index * noteSeconds
  const end = begin + noteSeconds
  const oscillator = new OscillatorNode(context, { frequency })
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(loudness, begin + fadeSeconds)
  gain.gain.setValueAtTime(loudness, end - fadeSeconds)
  gain.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(begin)
  oscillator.stop(end)
  return oscillator
}

const ended = (oscillator: OscillatorNode): Promise<unknown> =>
  new Promise((resolve) => {
    oscillator.addEventListener('ended', resolve, { once: true })
  })

/** Plays three notes on an output device, where the browser lets pages choose it; rejects where the device is gone. */
export async function playTestTone(deviceId: string | undefined): Promise<void> {
  const context: RoutedContext = new AudioContext()
  try {
    // An empty id is the browser's default.
    if (deviceId !== undefined) await context.setSinkId?.(deviceId === 'default' ? '' : deviceId)
    await context.resume()
    await Promise.all(notes.map((frequency, index) => ended(schedule(context, frequency, index))))
  } finally {
    void context.close().catch(() => {})
  }
}
