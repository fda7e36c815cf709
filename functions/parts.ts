import { lazy } from './lazy.ts'
import type { Origin } from './uses.ts'

/** Parts that several functions use. Each imports the S3 client at its first call, because most events need no file. */

export const cvFiles = ({ s3, buckets }: Origin) =>
  lazy(async () => (await import('./storage/files/cv-files.ts')).createCvFiles(s3, buckets.uploads))

export const interviewRemains = ({ s3, buckets }: Origin) =>
  lazy(async () =>
    (await import('./storage/interviews/interview-remains.ts')).createInterviewRemains(s3, buckets),
  )

export const jobSnapshots = ({ s3, buckets, ...world }: Origin) =>
  lazy(async () =>
    (await import('./storage/jobs/job-snapshot.ts')).createJobSnapshots(s3, buckets.published, world),
  )
