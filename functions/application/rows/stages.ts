import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import { stageGroupOf, type StoredApplication } from './stored-application.ts'

/** Refused where the application was withdrawn, or a colleague has moved the applicant since it was read. */
const stageUpdate = (
  table: string,
  { userId, jobId, appliedAt, stage: before }: StoredApplication,
  stage: string,
  now: Date,
): Step => ({
  Update: {
    TableName: table,
    Key: { userId, jobId },
    UpdateExpression: 'SET stage = :stage, stageGroup = :group, movedAt = :now',
    ConditionExpression: `appliedAt = :applied AND ${before === undefined ? 'attribute_not_exists(stage)' : 'stage = :before'}`,
    ExpressionAttributeValues: {
      ':stage': stage,
      ':group': stageGroupOf(jobId, stage),
      ':applied': appliedAt,
      ':now': now.toISOString(),
      ...(before === undefined ? {} : { ':before': before }),
    },
  },
})

/** The team's stages of applicants. Only the desk reads them, so a move changes no other attribute and sends no e-mail. */
export const createStages = (dynamo: Dynamo, table: string, random: Random) => ({
  /** Together with the audit's row; undefined where the application has changed since it was read. */
  async move(
    application: StoredApplication,
    { stage, now }: { stage: string; now: Date },
    auditStep: Step,
  ): Promise<StoredApplication | undefined> {
    const { done } = await writeTogether(
      dynamo,
      [stageUpdate(table, application, stage, now), auditStep],
      random,
    )
    return done ? { ...application, stage, movedAt: now.toISOString() } : undefined
  },
})
