import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Random } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll, rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { saveSteps } from './assessment-steps.ts'
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

/** What each row of the table has, assessments and what else the staff write about an application. */
const storedEntry = z.object({
  userId: z.string(),
  entry: z.string(),
  jobId: z.string(),
  appliedAt: z.string(),
})

type StoredEntry = z.output<typeof storedEntry>

/** By the candidate alone, so that nothing is left of an application that is gone. */
const removalOf = (dynamo: Dynamo, table: string) => {
  const entriesOfUser = async (userId: string): Promise<StoredEntry[]> =>
    (await rowsOfUser(dynamo, table, userId)).map((row) => storedEntry.parse(row))
  const remove = async (gone: readonly StoredEntry[]): Promise<void> => {
    for (const { userId, entry } of gone)
      await dynamo.send(new DeleteCommand({ TableName: table, Key: { userId, entry } }))
  }

  return {
    /** All assessments of a candidate, also of earlier applications that are being removed. */
    ofUser: async (userId: string): Promise<StoredAssessment[]> =>
      (await rowsOfUser(dynamo, table, userId))
        .filter((row) => 'memberId' in row && 'marks' in row)
        .map((row) => storedAssessment.parse(row)),

    /** Deletes what the staff wrote about a candidate, but for the positions to keep. */
    async removeOfUser(userId: string, keptPositions: ReadonlySet<string> = new Set()): Promise<void> {
      await remove((await entriesOfUser(userId)).filter(({ jobId }) => !keptPositions.has(jobId)))
    },

    /** Deletes what they wrote about a withdrawn application. Where the candidate has applied again, those of that time stay. */
    async removeWithdrawn(
      { userId, jobId }: { userId: string; jobId: string },
      appliedAgainAt: string | undefined,
    ): Promise<void> {
      const all = await entriesOfUser(userId)
      await remove(all.filter((each) => each.jobId === jobId && each.appliedAt !== appliedAgainAt))
    },
  }
}

/** For functions that remove applications, and write no assessment. */
export const createAssessmentRemoval = (dynamo: Dynamo, table: string): AssessmentRemoval =>
  removalOf(dynamo, table)
