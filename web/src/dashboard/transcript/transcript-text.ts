import { interviewerName } from '#shared/interview/interview-texts.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { clockText, secondMilliseconds } from '#shared/platform/durations.ts'

export type Line = Readonly<{
  speaker: string
  isOwn: boolean
  /** Since the start of the interview, as 2:05; undefined where it is not known. */
  time: string | undefined
  text: string
}>

/** A transcript as its candidate reads it. */
export const linesOf = (entries: readonly TranscriptEntry[]): Line[] =>
  entries.map(({ role, content, startMilliseconds }) => ({
    speaker: role === 'user' ? 'You' : interviewerName,
    isOwn: role === 'user',
    time:
      startMilliseconds === undefined
        ? undefined
        : clockText(Math.floor(startMilliseconds / secondMilliseconds)),
    text: content,
  }))

const lineText = ({ speaker, time, text }: Line): string =>
  `${time === undefined ? '' : `[${time}] `}${speaker}: ${text}`

/** The transcript as a text, for a file or the clipboard. */
export const textOf = (title: string, lines: readonly Line[]): string =>
  [title, '', ...lines.map(lineText), ''].join('\n')

/** The name of the file: the letters and digits of the job's title. */
export const fileNameFor = (jobTitle: string): string => {
  const slug = jobTitle
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? 'interview.txt' : `interview-${slug}.txt`
}
