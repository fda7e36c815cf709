import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Random } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll, rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { saveSteps } from './assessment-steps.ts'
import { isAssessment, isNote, storedNote, type StoredNote } from './stored-note.ts'
import {
  entriesOf,
  storedAssessment,
  type AssessedApplication,
  type StoredAssessment,
} from './stored-assessment.ts'

export type AssessmentTables = { assessments: string; applications: string }

/** What members of staff write about applicants. */
export function createAssessments(dynamo: Dynamo, tables: AssessmentTables, random: Random) {
  const table = tables.assessments

  return {
    /** Those of an application, of each member at most one. */
    async of({ userId, jobId, appliedAt }: AssessedApplication): Promise<StoredAssessment[]> {
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :position)',
        ExpressionAttributeValues: { ':user': userId, ':position': entriesOf(jobId) },
        ConsistentRead: true,
      })
      return rows.map((row) => storedAssessment.parse(row)).filter((each) => each.appliedAt === appliedAt)
    },

    /** Writes one in place of the one that was read, undefined where there was none. */
    async save(
      assessment: StoredAssessment,
      before: StoredAssessment | undefined,
    ): Promise<'saved' | 'changed' | 'application_gone'> {
      const outcome = await writeTogether(dynamo, saveSteps(tables, assessment, before), random)
      if (outcome.done) return 'saved'
      return outcome.failed.has(0) ? 'application_gone' : 'changed'
    },

    ...removalOf(dynamo, table),
  }
}

export type AssessmentRemoval = ReturnType<typeof removalOf>

/** Of each row of the table: an assessment, a note, a mention or a letter. */
const writtenRow = z.looseObject({
  userId: z.string(),
  entry: z.string(),
  jobId: z.string(),
  appliedAt: z.string(),
})
type WrittenRow = z.output<typeof writtenRow>

/** By the candidate alone, so that nothing is left of an application that is gone, whatever the row is. */
const removalOf = (dynamo: Dynamo, table: string) => {
  const rowsOf = async (userId: string): Promise<WrittenRow[]> =>
    (await rowsOfUser(dynamo, table, userId)).map((row) => writtenRow.parse(row))
  const remove = async (userId: string, isGone: (row: WrittenRow) => boolean): Promise<void> => {
    for (const { entry } of (await rowsOf(userId)).filter(isGone))
      await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, entry } }))
  }

  return {
    /** All of a candidate's, also of earlier applications that are being removed. */
    ofUser: async (userId: string): Promise<StoredAssessment[]> =>
      (await rowsOf(userId)).filter(isAssessment).map((row) => storedAssessment.parse(row)),

    notesOfUser: async (userId: string): Promise<StoredNote[]> =>
      (await rowsOf(userId)).filter(isNote).map((row) => storedNote.parse(row)),

    /** Deletes those of a candidate, but for the positions to keep. */
    removeOfUser: (userId: string, keptPositions: ReadonlySet<string> = new Set()): Promise<void> =>
      remove(userId, ({ jobId }) => !keptPositions.has(jobId)),

    /** Deletes those of a withdrawn application. Where the candidate has applied again, those of that time stay. */
    removeWithdrawn: (
      { userId, jobId }: { userId: string; jobId: string },
      appliedAgainAt: string | undefined,
    ): Promise<void> => remove(userId, (row) => row.jobId === jobId && row.appliedAt !== appliedAgainAt),
  }
}

/** For functions that remove applications, and write no assessment. */
export const createAssessmentRemoval = (dynamo: Dynamo, table: string): AssessmentRemoval =>
  removalOf(dynamo, table)
