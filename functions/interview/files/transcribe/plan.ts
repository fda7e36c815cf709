import type { Span } from '#shared/interview/interviewer/recorded-words.ts'
import type { TranscriptionProblem } from '#shared/application/session/transcription-state.ts'
import type { RecordedFile } from '#functions/application/session/stored-session.ts'
import { inTime } from '../page/player.ts'
import { hasGap } from '../segments.ts'

/** The service takes nothing shorter. */
const minSeconds = 0.5

export type Transcribable = { file: RecordedFile; startSeconds: number }

export type Plan =
  /** No words are missing, or none of them was recorded. */
  | { kind: 'nothing' }
  | { kind: 'impossible'; problem: TranscriptionProblem }
  | { kind: 'jobs'; files: readonly Transcribable[]; seconds: number }

const overlaps = ({ from, until }: Span, { file, startSeconds }: Transcribable): boolean =>
  from / 1000 < startSeconds + (file.seconds ?? Infinity) && until / 1000 > startSeconds

/** Which files of a recording are transcribed: those with spoken answers that have no words. */
export function planOf(recording: readonly RecordedFile[], missing: readonly Span[]): Plan {
  const spans = inTime(recording).filter((each) => missing.some((span) => overlaps(span, each)))
  if (spans.length === 0) return { kind: 'nothing' }
  // Behind a gap, the times of the file are not those of the interview. A file of unknown length has no known cost.
  const files = spans.filter(({ file }) => !hasGap(file) && (file.seconds ?? 0) >= minSeconds)
  if (files.length === 0) return { kind: 'impossible', problem: 'gap' }
  const seconds = files.reduce((sum, { file }) => sum + Math.ceil(file.seconds ?? 0), 0)
  return { kind: 'jobs', files, seconds }
}
