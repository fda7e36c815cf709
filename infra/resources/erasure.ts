import type { FileAction, Grants } from './grants.ts'

/** Deletes files with their earlier versions, which DeleteObject would leave. */
export const everyVersion = [
  'DeleteObjectVersion',
  'ListBucketVersions',
] as const satisfies readonly FileAction[]

/** The files of interviews, and their recordings by a provider of calls. */
export const interviewErasure = {
  interviews: [{ prefix: 'interviews/', actions: everyVersion }],
  recordings: [{ prefix: 'calls/', actions: everyVersion }],
} as const satisfies Grants['files']

/** The files of people who were added to a position and have not answered. */
export const introductionFiles = { prefix: 'introduced/', actions: everyVersion } as const

export const erasure = {
  uploads: [{ prefix: 'cvs/', actions: everyVersion }],
  ...interviewErasure,
} as const satisfies Grants['files']
