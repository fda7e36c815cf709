import { lazy } from '#functions/platform/world/lazy.ts'
import type { Origin } from '#functions/platform/uses/uses.ts'

/** For functions that need no file at most events: the S3 client is imported at the first call. */
export const jobSnapshots = ({ s3, buckets, ...world }: Origin) =>
  lazy(async () => (await import('./job-snapshot.ts')).createJobSnapshots(s3, buckets.published, world))
