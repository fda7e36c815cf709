import { openQuestionsOf, type InterviewQuestions } from '#shared/application/interview-questions.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import type { Random } from '#functions/platform/world/ports.ts'
import type { StoredApplication } from './stored-application.ts'

/** The keys of the indexes that list an application while a question waits for an answer. */
export const questionKeys = 'questionState, questionGroup'

/** Parts of an update that ends an interview: `SET ${set}` or `REMOVE ${remove}`. An earlier interview's questions are replaced. */
export const askedUpdate = ({ jobId, sessionId }: { jobId: string; sessionId: string }, count: number) =>
  count === 0
    ? { set: undefined, values: {}, remove: `questions, ${questionKeys}` }
    : {
        set: 'questions = :questions, questionState = :open, questionGroup = :group',
        values: {
          ':questions': { sessionId, open: count, answered: [] } satisfies InterviewQuestions,
          ':open': 'open',
          ':group': jobId,
        },
        remove: undefined,
      }

/** Refused where the application was withdrawn, or its questions have changed since it was read. */
function questionsUpdate(table: string, application: StoredApplication, after: InterviewQuestions): Step {
  const { userId, jobId, appliedAt, status, questions: before } = application
  const isWaiting = openQuestionsOf({ status, questions: after }) > 0
  return {
    Update: {
      TableName: table,
      Key: { userId, jobId },
      UpdateExpression: isWaiting
        ? 'SET questions = :after, questionState = :open, questionGroup = :group'
        : `SET questions = :after REMOVE ${questionKeys}`,
      ConditionExpression: `appliedAt = :applied AND ${before === undefined ? 'attribute_not_exists(questions)' : 'questions.sessionId = :session AND questions.#open = :before AND size(questions.answered) = :answered'}`,
      ...(before === undefined ? {} : { ExpressionAttributeNames: { '#open': 'open' } }),
      ExpressionAttributeValues: {
        ':after': after,
        ':applied': appliedAt,
        ...(isWaiting ? { ':open': 'open', ':group': jobId } : {}),
        ...(before === undefined
          ? {}
          : {
              ':session': before.sessionId,
              ':before': before.open,
              ':answered': before.answered.length,
            }),
      },
    },
  }
}

/** What the rows of applications keep of candidates' questions. */
export const createQuestions = (dynamo: Dynamo, table: string, random: Random) => ({
  /** Step 0 of the transaction that answers questions. */
  step: (application: StoredApplication, after: InterviewQuestions): Step =>
    questionsUpdate(table, application, after),

  /** Together with other steps; false where the application or its questions have changed since they were read. */
  write: async (
    application: StoredApplication,
    after: InterviewQuestions,
    others: readonly Step[] = [],
  ): Promise<boolean> =>
    (await writeTogether(dynamo, [questionsUpdate(table, application, after), ...others], random)).done,
})
