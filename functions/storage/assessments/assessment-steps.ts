import type { Step } from '../dynamo/transaction.ts'
import { assessmentKey, type StoredAssessment } from './stored-assessment.ts'

type Tables = { assessments: string; applications: string }

/** Of an application that was withdrawn meanwhile nothing is written: a removal would have passed already. */
const stillApplied = (table: string, { userId, jobId, appliedAt }: StoredAssessment): Step => ({
  ConditionCheck: {
    TableName: table,
    Key: { userId, jobId },
    ConditionExpression: 'appliedAt = :applied',
    ExpressionAttributeValues: { ':applied': appliedAt },
  },
})

/** Another tab of the same member may have saved since; what is left of an earlier application counts as nothing. */
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
