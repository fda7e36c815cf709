export type SpeechBody = {
  Text?: string
  OutputFormat?: string
  VoiceId?: string
  Engine?: string
  TextType?: string
  SampleRate?: string
}

/** Polly's bound of billed characters of one call. */
export const maxBilledCharacters = 3000

const voices = new Set(['Olivia', 'Amy', 'Joanna', 'Matthew', 'Ruth', 'Danielle', 'Kajal'])

/** What Polly refuses, with its code. */
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

/** MPEG-2 layer III, 24 kHz, 48 kbit/s, mono: a frame has 576 samples and 144 bytes, and one of zeros is silence. */
const frameHeader = [0xff, 0xf3, 0x64, 0xc4]
const frameBytes = 144
const frameSeconds = 576 / 24_000
const charactersPerSecond = 15

/** A silence that is as long as the text takes to say. */
export function spoken(text: string): Buffer {
  const frames = Math.max(1, Math.ceil(text.length / charactersPerSecond / frameSeconds))
  const one = Buffer.alloc(frameBytes)
  Buffer.from(frameHeader).copy(one)
  return Buffer.concat(Array.from({ length: frames }, () => one))
}
