/**
 * The indexes that list applicants, newest first, each with its partition's attribute. The tables, the functions that may query them
 * and the queries derive from it. An index over an optional attribute has only the rows with it.
 */
export const applicantIndexes = {
  byJob: 'jobId',
  /** Applicants of every position, and of one. Only a change of the status writes an entry. */
  byStatus: 'status',
  byJobAndStatus: 'jobAndStatus',
  /** Rejected applicants of a position, by reason. */
  byRejection: 'rejectionGroup',
  /** Applicants of a position, by the team's stage. */
  byStage: 'stageGroup',
  /** Applicants of every position, and of one, with a question that nobody has answered. */
  byQuestions: 'questionState',
  byJobAndQuestions: 'questionGroup',
} as const

export type ApplicantIndex = keyof typeof applicantIndexes

export const applicantIndexNames = Object.keys(applicantIndexes) as ApplicantIndex[]
