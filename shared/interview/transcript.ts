import * as z from 'zod/mini'
import { tidyText } from '#shared/platform/text.ts'
import { transcriptLimits } from './transcript-limits.ts'

/** Longer than any interview. */
const maxMilliseconds = 2 * 60 * 60 * 1000
const offset = z.int().check(z.minimum(0), z.maximum(maxMilliseconds))
const position = z.int().check(z.minimum(0), z.maximum(99))

/** A turn of the interview. The interviewer is `assistant`, the candidate `user`, as the specification writes them. */
export const transcriptEntry = z.object({
  role: z.enum(['user', 'assistant']),
  // An entry without a visible character becomes a space, so that it does not make the whole transcript invalid.
  content: z.string().check(
    z.overwrite((text) => (text === '' ? '' : tidyText(text) || ' ')),
    z.minLength(1),
    z.maxLength(transcriptLimits.entryCharacters),
  ),
  /** When the turn began and ended, since the start of the interview. */
  startMilliseconds: z.optional(offset),
  endMilliseconds: z.optional(offset),
  /** Indexes of the section, and of the question in it, that the turn asks or answers. */
  section: z.optional(position),
  question: z.optional(position),
  /** The candidate typed this answer. */
  isTyped: z.optional(z.boolean()),
  /** The content says only that the candidate spoke: no words were recognised. */
  isUnrecognised: z.optional(z.boolean()),
  /** How long the candidate's voice was heard, where the page measured it. */
  spokenMilliseconds: z.optional(offset),
})

export type TranscriptEntry = z.output<typeof transcriptEntry>

/** An entry as it is stored: words that live recognition missed can come from the recording. */
export const storedEntry = z.object({
  ...transcriptEntry.shape,
  /** `batch`: the words were recognised in the recording, after the interview. */
  source: z.optional(z.literal('batch')),
  /** When each word began. A quoted sentence begins at its first word. */
  wordStarts: z.optional(z.array(offset)),
})

export type StoredEntry = z.output<typeof storedEntry>

export const charactersOf = (entries: readonly TranscriptEntry[]): number =>
  entries.reduce((sum, { content }) => sum + content.length, 0)

export const transcript = z.array(transcriptEntry).check(
  z.maxLength(transcriptLimits.entries),
  z.refine((entries) => charactersOf(entries) <= transcriptLimits.characters, {
    error: 'The transcript is too long.',
  }),
)

export type Transcript = z.output<typeof transcript>
