export type SpeechBody = {
  Text?: string
  OutputFormat?: string
  VoiceId?: string
  Engine?: string
  TextType?: string
  SampleRate?: string
}

/** Polly's limit for one call. */
export const maxBilledCharacters = 3000

const voices = new Set(['Olivia', 'Amy', 'Joanna', 'Matthew', 'Ruth', 'Danielle', 'Kajal'])

/** Why Polly refuses a request, with its code. */
export function speechProblem({
  Text = '',
  VoiceId = '',
  OutputFormat = '',
  TextType = 'text',
}: SpeechBody): { code: string; message: string } | undefined {
  if (Text.trim() === '')
    return { code: 'InvalidParameterValueException', message: 'Text must not be empty.' }
  if (Text.length > maxBilledCharacters)
    return { code: 'TextLengthExceededException', message: 'Maximum text length has been exceeded' }
  if (!voices.has(VoiceId))
    return {
      code: 'ValidationException',
      message: `Value '${VoiceId}' at 'voiceId' failed to satisfy constraint`,
    }
  if (!['mp3', 'ogg_vorbis', 'ogg_opus', 'pcm', 'json'].includes(OutputFormat))
    return {
      code: 'ValidationException',
      message: `Value '${OutputFormat}' at 'outputFormat' failed to satisfy constraint`,
    }
  if (TextType === 'ssml' && !/^\s*<speak>[\s\S]*<\/speak>\s*$/u.test(Text))
    return { code: 'InvalidSsmlException', message: 'Invalid SSML request' }
  return undefined
}

/**
 * MPEG-2 layer III, 24 kHz, 48 kbit/s, mono: a frame has 576 samples and 144 bytes. Its bits, after the header: no reservoir, 11
 * pairs of spectral lines with Huffman table 1, of which the last one has line 21, 437 Hz, at about a tenth of the loudest level.
 */
const frameHeader = [0xff, 0xf3, 0x64, 0xc4]
const frameBytes = 144
const frameSeconds = 576 / 24_000
const charactersPerSecond = 15

const bits = (value: number, length: number): string => value.toString(2).padStart(length, '0')

const pairs = 11
const lines = `${'1'.repeat(pairs - 1)}0010`
const sideInformation = [
  bits(0, 9),
  bits(lines.length, 12),
  bits(pairs, 9),
  /** A gain of 210 is the loudest level; 4 less is half of it. */
  bits(198, 8),
  bits(0, 10),
  bits(1, 5).repeat(3),
  bits(0, 9),
].join('')

function toneFrame(): Buffer {
  const frame = Buffer.alloc(frameBytes)
  Buffer.from(frameHeader).copy(frame)
  const data = (sideInformation + lines).match(/.{1,8}/gu) ?? []
  data.forEach((byte, index) =>
    frame.writeUInt8(Number.parseInt(byte.padEnd(8, '0'), 2), frameHeader.length + index),
  )
  return frame
}

/** A tone that is as long as the text takes to say. */
export function spoken(text: string): Buffer {
  const frames = Math.max(1, Math.ceil(text.length / charactersPerSecond / frameSeconds))
  return Buffer.concat(Array.from({ length: frames }, toneFrame))
}
