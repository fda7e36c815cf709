import type { BucketName } from '#functions/platform/names/environment.ts'
import {
  backupDays,
  callRecordingDays,
  earlierVersionDays,
  interviewRetentionDays,
  introductionDays,
  pendingCvDays,
} from '#shared/platform/retention.ts'

export type Bucket = {
  /** Whether browsers upload files to it directly. */
  browserUploads: boolean
  versioned: boolean
  /** After how many days S3 deletes objects below a prefix, and versions that were replaced or deleted there. */
  expiry: readonly {
    prefix: string
    days?: number
    earlierVersionsDays?: number
    /** After how many days S3 moves objects to Standard-IA, which costs half as much a month, and something for each read. */
    infrequentAfterDays?: number
  }[]
}

/**
 * Recruiters decide within weeks. S3 moves nothing earlier than after 30 days, and no file below 128 kB, which would cost more
 * there.
 */
const rareReadingDays = 30

/** S3 charges for an unfinished upload until it is aborted. */
export const unfinishedUploadDays = 1

/** Browsers send presigned forms with POST, and the parts of a recording with PUT. */
export const browserUploadMethods = ['POST', 'PUT'] as const

export const buckets = {
  /**
   * CVs, which browsers upload with a presigned form. An account's CV stays until the account is deleted, which deletes
   * every version of it; a CV that was replaced, or deleted by mistake, can be restored for 35 days.
   */
  uploads: {
    browserUploads: true,
    versioned: true,
    expiry: [
      { prefix: 'pending/', days: pendingCvDays, earlierVersionsDays: earlierVersionDays },
      { prefix: 'cvs/', earlierVersionsDays: backupDays },
      { prefix: 'introduced/', days: introductionDays, earlierVersionsDays: earlierVersionDays },
    ],
  },
  /** Recordings, transcripts and CVs for recruiters. Versioned because the recording service requires it. */
  interviews: {
    browserUploads: true,
    versioned: true,
    expiry: [
      {
        prefix: 'interviews/',
        days: interviewRetentionDays,
        earlierVersionsDays: earlierVersionDays,
        infrequentAfterDays: rareReadingDays,
      },
    ],
  },
  /** Recordings by the provider of calls, until they are copied to the folder of their interview. The provider requires versions. */
  recordings: {
    browserUploads: false,
    versioned: true,
    expiry: [{ prefix: 'calls/', days: callRecordingDays, earlierVersionsDays: earlierVersionDays }],
  },
  /** What a publication writes: the snapshot of the positions, their pages and the sitemap. */
  published: { browserUploads: false, versioned: false, expiry: [] },
} as const satisfies Record<BucketName, Bucket>
