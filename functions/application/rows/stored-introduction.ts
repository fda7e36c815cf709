import * as z from 'zod/mini'
import type { Introduction } from '#shared/application/introduction.ts'

export const storedIntroduction = z.object({
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  /** In its canonical spelling, by which the index finds it. */
  email: z.string(),
  cv: z.optional(z.object({ key: z.string(), fileName: z.string() })),
  referrer: z.optional(z.string()),
  /** Who added the person, as the audit names them. */
  by: z.string(),
  addedAt: z.string(),
  expiresAt: z.number(),
  /** When the letter was sent; absent while it is being sent, or where the call that sends it was cut off. */
  letterAt: z.optional(z.string()),
  /** The account that the person's yes has opened, where what follows it is not done yet. */
  userId: z.optional(z.string()),
})

export type StoredIntroduction = z.output<typeof storedIntroduction>

export const introductionOf = ({
  jobId,
  name,
  email,
  cv,
  referrer,
  addedAt,
  expiresAt,
}: StoredIntroduction): Introduction => ({
  jobId,
  name,
  email,
  fileName: cv?.fileName ?? null,
  referrer: referrer ?? null,
  addedAt,
  keptUntil: new Date(expiresAt * 1000).toISOString(),
})
