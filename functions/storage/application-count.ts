import { counterId } from './stored-job.ts'
import type { Step } from './transaction.ts'

const counter = (table: string, jobId: string) => ({
  TableName: table,
  Key: { id: counterId(jobId) },
  UpdateExpression: 'ADD #count :change',
  ExpressionAttributeNames: { '#count': 'count' },
})

/** Counts one more application for a job; fails when the job was removed. */
export const countUp = (jobsTable: string, jobId: string): Step => ({
  Update: {
    ...counter(jobsTable, jobId),
    ConditionExpression: 'attribute_not_exists(removed)',
    ExpressionAttributeValues: { ':change': 1 },
  },
})

/** Counts one less. Its condition never fails where each application was counted. */
export const countDown = (jobsTable: string, jobId: string): Step => ({
  Update: {
    ...counter(jobsTable, jobId),
    ConditionExpression: '#count > :none',
    ExpressionAttributeValues: { ':change': -1, ':none': 0 },
  },
})
