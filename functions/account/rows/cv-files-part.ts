import { lazy } from '#functions/platform/world/lazy.ts'
import type { Origin } from '#functions/platform/uses/uses.ts'

/** For functions that need no file at most events: the S3 client is imported at the first call. */
export const cvFiles = ({ s3, buckets }: Origin) =>
  lazy(async () => (await import('./cv-files.ts')).createCvFiles(s3, buckets.uploads))
