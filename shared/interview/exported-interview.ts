import * as z from 'zod/mini'
import { interviewSession } from '#shared/application/session/interview.ts'
import { storedEntry } from './transcript.ts'

/** An interview in the export of an account: everything that is stored about it. */
export const exportedInterview = z.object({
  ...interviewSession.shape,
  /** What the candidate agreed to before the recording, and when. */
  consent: z.nullable(z.object({ text: z.string(), at: z.string(), version: z.optional(z.string()) })),
  transcript: z.array(storedEntry),
  /** Recording, transcript, summary, CV. The URLs expire after some minutes. */
  files: z.array(z.object({ name: z.string(), url: z.string() })),
})

export type ExportedInterview = z.output<typeof exportedInterview>
