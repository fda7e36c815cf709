import * as z from 'zod/mini'
import { interviewStatus } from '#shared/domain/interview.ts'

/** A row of an interview session; its key is `userId` and `id`. */
export const storedSession = z.object({
  userId: z.string(),
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  department: z.string(),
  status: interviewStatus,
  createdAt: z.string(),
  started_at: z.nullable(z.string()),
  finished_at: z.nullable(z.string()),
  roomCreatedAt: z.nullable(z.string()),
})

export type StoredSession = z.output<typeof storedSession>

export const interviewUrlOf = (sessionId: string): string => `/interview/${sessionId}`
