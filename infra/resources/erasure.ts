import type { FileAction, Grants } from './grants.ts'

/** Files are deleted with their earlier versions, which a plain deletion would leave. */
export const everyVersion = [
  'DeleteObjectVersion',
  'ListBucketVersions',
] as const satisfies readonly FileAction[]

/** The files of interviews, and what a provider of calls recorded of them. */
export const interviewErasure = {
  interviews: [{ prefix: 'interviews/', actions: everyVersion }],
  recordings: [{ prefix: 'calls/', actions: everyVersion }],
} as const satisfies Grants['files']

/** What deletes the files of an account. */
export const erasure = {
  uploads: [{ prefix: 'cvs/', actions: everyVersion }],
  ...interviewErasure,
} as const satisfies Grants['files']
