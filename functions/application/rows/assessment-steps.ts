import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { assessmentKey, type AssessedApplication, type StoredAssessment } from './stored-assessment.ts'

type Tables = { assessments: string; applications: string }

/** Fails for an application that was withdrawn meanwhile, whose assessments and notes may have been removed already. */
export const stillApplied = (table: string, { userId, jobId, appliedAt }: AssessedApplication): Step => ({
  ConditionCheck: {
    TableName: table,
    Key: { userId, jobId },
    ConditionExpression: 'appliedAt = :applied',
    ExpressionAttributeValues: { ':applied': appliedAt },
  },
})

/** Fails where another tab of the member has saved since. An assessment of an earlier application is overwritten. */
const unchanged = ({ appliedAt }: StoredAssessment, before: StoredAssessment | undefined) =>
  before === undefined
    ? {
        ConditionExpression: 'attribute_not_exists(memberId) OR appliedAt <> :applied',
        ExpressionAttributeValues: { ':applied': appliedAt },
      }
    : {
        ConditionExpression: 'updatedAt = :before AND appliedAt = :applied',
        ExpressionAttributeValues: { ':before': before.updatedAt, ':applied': appliedAt },
      }

/** Step 0 fails where the application is gone, step 1 where the assessment has changed. */
export const saveSteps = (
  tables: Tables,
  assessment: StoredAssessment,
  before: StoredAssessment | undefined,
): Step[] => [
  stillApplied(tables.applications, assessment),
  {
    Put: {
      TableName: tables.assessments,
      Item: { ...assessment, ...assessmentKey(assessment) },
      ...unchanged(assessment, before),
    },
  },
]
