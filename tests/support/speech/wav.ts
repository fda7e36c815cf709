import { speechRate } from './speech.ts'

const headerBytes = 44

/** A WAV file of one channel at 48 kHz, such as Chromium plays as its fake microphone. */
export function wavOf(samples: Float32Array): Buffer {
  const file = Buffer.alloc(headerBytes + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(speechRate, 24)
  file.writeUInt32LE(speechRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, at) => {
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), headerBytes + 2 * at)
  })
  return file
}
