import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import type { Random } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll, rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import { saveSteps } from './assessment-steps.ts'
import {
  assessmentKey,
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

/** By the candidate alone, so that nothing is left of an application that is gone. */
const removalOf = (dynamo: Dynamo, table: string) => {
  const ofUser = async (userId: string): Promise<StoredAssessment[]> =>
    (await rowsOfUser(dynamo, table, userId)).map((row) => storedAssessment.parse(row))
  const remove = async (gone: readonly StoredAssessment[]): Promise<void> => {
    for (const each of gone)
      await dynamo.send(new DeleteCommand({ TableName: table, Key: assessmentKey(each) }))
  }

  return {
    /** All of a candidate's, also of earlier applications that are being removed. */
    ofUser,

    /** Deletes those of a candidate, but for the positions to keep. */
    async removeOfUser(userId: string, keptPositions: ReadonlySet<string> = new Set()): Promise<void> {
      await remove((await ofUser(userId)).filter(({ jobId }) => !keptPositions.has(jobId)))
    },

    /** Deletes those of a withdrawn application. Where the candidate has applied again, those of that time stay. */
    async removeWithdrawn(
      { userId, jobId }: { userId: string; jobId: string },
      appliedAgainAt: string | undefined,
    ): Promise<void> {
      const all = await ofUser(userId)
      await remove(all.filter((each) => each.jobId === jobId && each.appliedAt !== appliedAgainAt))
    },
  }
}

/** For functions that remove applications, and write no assessment. */
export const createAssessmentRemoval = (dynamo: Dynamo, table: string): AssessmentRemoval =>
  removalOf(dynamo, table)
