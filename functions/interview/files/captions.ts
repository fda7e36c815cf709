import { interviewerName } from '#shared/interview/interview-texts.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'

/** A caption, and when it is shown, in seconds of the interview. */
export type Cue = { from: number; until: number; speaker: string; text: string }

/** Two lines of a caption. */
const maxCharacters = 84
/** The speed of reading, for the caption of a typed answer, which has no duration of its own. */
const charactersPerSecond = 15
const minSeconds = 1.5

/** Words in pieces of at most two lines; a longer word is a piece of its own. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxCharacters)
      pieces[pieces.length - 1] = `${last} ${word}`
    else pieces.push(word)
  }
  return pieces
}

const secondsOf = ({
  startMilliseconds = 0,
  endMilliseconds = startMilliseconds,
  isTyped,
}: TranscriptEntry) => {
  const seconds = Math.max(0, endMilliseconds - startMilliseconds) / 1000
  return { from: startMilliseconds / 1000, spoken: isTyped === true ? 0 : seconds }
}

/** The captions of both sides. A long turn is divided, each piece for its share of the time. */
export function cuesOf(entries: readonly TranscriptEntry[], candidateName: string): Cue[] {
  return entries
    .filter(({ startMilliseconds }) => startMilliseconds !== undefined)
    .flatMap((entry) => {
      const speaker = entry.role === 'assistant' ? interviewerName : candidateName
      const text = entry.isUnrecognised === true ? '(speaks)' : entry.content
      const { from, spoken } = secondsOf(entry)
      const seconds = Math.max(spoken, minSeconds, spoken === 0 ? text.length / charactersPerSecond : 0)
      const pieces = piecesOf(text)
      const characters = pieces.reduce((sum, piece) => sum + piece.length, 0)
      let before = 0
      return pieces.map((piece) => {
        const begin = from + (seconds * before) / characters
        before += piece.length
        return { from: begin, until: from + (seconds * before) / characters, speaker, text: piece }
      })
    })
}

/** The caption as it is read; WebVTT has markup of its own. */
export const captionOf = ({ speaker, text }: Cue): string =>
  `${speaker}: ${text}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const two = (number: number): string => String(number).padStart(2, '0')

/** `00:01:05.250` */
function timeOf(seconds: number): string {
  const milliseconds = Math.max(0, Math.round(seconds * 1000))
  const whole = Math.floor(milliseconds / 1000)
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`
}

/** The captions of a file that begins at a second of the interview, as WebVTT. */
export const webVttOf = (cues: readonly Cue[], startSeconds: number): string =>
  [
    'WEBVTT',
    ...cues
      .filter(({ until }) => until > startSeconds)
      .map(
        (cue) =>
          `${timeOf(cue.from - startSeconds)} --> ${timeOf(cue.until - startSeconds)}\n${captionOf(cue)}`,
      ),
    '',
  ].join('\n\n')

/** `recording-2.vtt` beside `recording-2.webm`, where players look for it. */
export const captionsName = (recordingName: string): string => recordingName.replace(/\.\w+$/, '.vtt')
