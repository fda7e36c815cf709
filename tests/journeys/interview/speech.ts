import { writeFileSync } from 'node:fs'

const sampleRate = 48_000
/** The browser plays the file repeatedly from the moment in which the microphone is opened. */
const quietSeconds = 14
export const speechSeconds = 6

const syllablesPerSecond = 4
const loudest = 12_000

/** Noise suppression treats it as a voice: harmonics of a low tone whose loudness rises and falls. */
export function voiceAt(second: number): number {
  const tone = [1, 2, 3, 5].reduce(
    (sum, harmonic) => sum + Math.sin(2 * Math.PI * 140 * harmonic * second) / harmonic,
    0,
  )
  const syllable = 0.55 + 0.45 * Math.sin(2 * Math.PI * syllablesPerSecond * second)
  return (loudest * syllable * tone) / 2
}

/** How many seconds of silence are before and after the speech, and how many of speech. */
export type SpeechFile = Readonly<{ quiet: number; speech: number }>

/** Writes a WAV file of one channel: silence, speech, silence. */
export function writeSpeech(
  path: string,
  { quiet, speech }: SpeechFile = { quiet: quietSeconds, speech: speechSeconds },
): void {
  const samples = sampleRate * (2 * quiet + speech)
  const data = Buffer.alloc(2 * samples)
  for (let at = sampleRate * quiet; at < sampleRate * (quiet + speech); at += 1)
    data.writeInt16LE(Math.round(voiceAt(at / sampleRate)), 2 * at)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + data.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(2 * sampleRate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(data.length, 40)
  writeFileSync(path, Buffer.concat([head, data]))
}
