import createEspeak from 'espeak-ng'

/** The rate of `speech` in samples a second: that of microphones in browsers and of the detector. */
export const speechRate = 48_000

const wavHeaderBytes = 44
const rateOffset = 24

export type Voice = { voice?: string; wordsPerMinute?: number }

/**
 * An answer as synthesised speech, from -1 to 1, at 48 kHz. Detectors of voices take no tone for a voice. The same text
 * always gives the same samples: docs/decisions/151-speech-in-tests.md
 */
export async function speech(
  text: string,
  { voice = 'en-us', wordsPerMinute = 150 }: Voice = {},
): Promise<Float32Array> {
  const args = ['-w', 'speech.wav', '-v', voice, '-s', String(wordsPerMinute), text]
  const { FS } = await createEspeak({ arguments: args })
  const wav = FS.readFile('speech.wav')
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const count = Math.floor((wav.length - wavHeaderBytes) / 2)
  const samples = Float32Array.from(
    { length: count },
    (_, at) => view.getInt16(wavHeaderBytes + 2 * at, true) / 32_768,
  )
  return atRate(samples, view.getUint32(rateOffset, true))
}

/** Resamples by linear interpolation. */
function atRate(samples: Float32Array, rate: number): Float32Array {
  return Float32Array.from({ length: Math.floor((samples.length * speechRate) / rate) }, (_, at) => {
    const place = (at * rate) / speechRate
    const before = Math.floor(place)
    const left = samples[before] ?? 0
    return left + ((samples[before + 1] ?? left) - left) * (place - before)
  })
}
