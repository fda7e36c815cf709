import * as z from 'zod/mini'
import { interviewSession } from './interview.ts'
import { storedEntry } from './transcript.ts'

/** An interview as the export of an account shows it: with everything that is stored of it. */
export const exportedInterview = z.object({
  ...interviewSession.shape,
  /** What the candidate agreed to before the recording, and when. */
  consent: z.nullable(z.object({ text: z.string(), at: z.string(), version: z.optional(z.string()) })),
  transcript: z.array(storedEntry),
  /** The files of its folder: recording, transcript, summary, CV. The links end after some minutes. */
  files: z.array(z.object({ name: z.string(), url: z.string() })),
})

export type ExportedInterview = z.output<typeof exportedInterview>
