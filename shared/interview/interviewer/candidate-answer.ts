import * as z from 'zod/mini'
import type { StoredEntry } from '../transcript.ts'
import { secondMilliseconds } from '../../platform/durations.ts'

/** `live`: recognised while the candidate spoke. `batch`: recognised in the recording, after the interview. */
export const wordSource = z.enum(['typed', 'live', 'batch'])
export type WordSource = z.output<typeof wordSource>

export const candidateAnswer = z.object({
  /** All words of the answer; null where the candidate spoke and nothing was written down. */
  text: z.nullable(z.string()),
  source: wordSource,
  /** Since the start of the interview, as the recording counts. */
  atMilliseconds: z.nullable(z.number()),
  /** How long the candidate spoke; null where the page reported no times. */
  spokenSeconds: z.nullable(z.number()),
})
export type CandidateAnswer = z.output<typeof candidateAnswer>

function spokenSecondsOf(entry: StoredEntry): number | null {
  const { startMilliseconds: start, endMilliseconds: end, isTyped } = entry
  const length = start === undefined || end === undefined ? undefined : end - start
  const milliseconds = entry.spokenMilliseconds ?? length
  return isTyped === true || milliseconds === undefined ? null : Math.round(milliseconds / secondMilliseconds)
}

export const sourceOf = ({ isTyped, source }: StoredEntry): WordSource =>
  isTyped === true ? 'typed' : (source ?? 'live')

/** An entry of the candidate as every view of it shows it: the desk, the recording's page, the comparison, the summary. */
export const answerOf = (entry: StoredEntry): CandidateAnswer => ({
  text: entry.isUnrecognised === true ? null : entry.content,
  source: sourceOf(entry),
  atMilliseconds: entry.startMilliseconds ?? null,
  spokenSeconds: spokenSecondsOf(entry),
})
