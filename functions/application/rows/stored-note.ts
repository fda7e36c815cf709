import * as z from 'zod/mini'
import { applicantNote } from '#shared/application/applicant-note.ts'
import { entriesOf, type AssessedApplication } from './stored-assessment.ts'

/** A row of the table of assessments; its key is the candidate, and the position with the member and the note. */
export const storedNote = z.object({
  ...applicantNote.shape,
  userId: z.string(),
  jobId: z.string(),
  appliedAt: z.string(),
})

export type StoredNote = z.output<typeof storedNote>

/** Before the sort keys of all rows that are no assessments: no id of a position begins with it. */
const beginning = '#'
const noteBeginning = `${beginning}note#`

export const isNote = ({ entry }: { entry: string }): boolean => entry.startsWith(noteBeginning)
export const isAssessment = ({ entry }: { entry: string }): boolean => !entry.startsWith(beginning)

/** What the sort keys of a position's notes begin with. */
export const noteEntriesOf = ({ jobId }: Pick<AssessedApplication, 'jobId'>): string =>
  noteBeginning + entriesOf(jobId)

/** The writer is part of the key, so the id that a page chooses names no colleague's note. */
export const noteKey = ({ userId, jobId, memberId, id }: StoredNote) => ({
  userId,
  entry: `${noteEntriesOf({ jobId })}${memberId}#${id}`,
})
