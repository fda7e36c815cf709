import { lazy } from '#functions/platform/world/lazy.ts'
import type { Origin } from '#functions/platform/uses/uses.ts'

/** For functions that need no file at most events: the S3 client is imported at the first call. */
export const interviewRemains = ({ s3, buckets }: Origin) =>
  lazy(async () => (await import('./interview-remains.ts')).createInterviewRemains(s3, buckets))
