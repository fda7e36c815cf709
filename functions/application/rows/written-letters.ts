import * as z from 'zod/mini'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll, rowsOfUser } from '#functions/platform/dynamo/pages.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { dueNow, outboxRow } from '#functions/platform/outbox/outbox-row.ts'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'
import { stillApplied } from './assessment-steps.ts'
import type { AssessmentTables } from './assessments.ts'
import type { StoredApplication } from './stored-application.ts'

/** A letter with a text of a member of staff, beside the assessments, which the same removals delete. */
const storedLetter = z.object({
  userId: z.string(),
  entry: z.string(),
  jobId: z.string(),
  /** Of the application, so that one that is made again does not show the letters of the one before. */
  appliedAt: z.string(),
  jobTitle: z.string(),
  /** That of its act in the audit. */
  id: z.string(),
  /** As the audit names the writer. */
  by: z.string(),
  at: z.iso.datetime(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.optional(z.iso.datetime()),
  outbox: outboxRow.shape.outbox,
})

export type StoredLetter = z.output<typeof storedLetter>

const letterInOutbox = z.object({ ...storedLetter.shape, ...outboxRow.shape })

export type LetterInOutbox = z.output<typeof letterInOutbox>

/** No id of a position begins like it. */
const prefix = '#letter#'

const isLetter = ({ entry }: { entry?: unknown }): boolean =>
  typeof entry === 'string' && entry.startsWith(prefix)

const lettersAbout = (jobId: string): string => `${prefix}${jobId}#`

/** Of a letter, by the key that the page gave it. */
export const letterEntry = (jobId: string, key: string): string => lettersAbout(jobId) + key

const keys = z.object({ userId: z.string(), entry: z.string() })

export type LetterKey = z.output<typeof keys>

export function createWrittenLetters(dynamo: Dynamo, tables: AssessmentTables) {
  const table = tables.assessments
  const keyOf = ({ userId, entry }: LetterKey) => ({ userId, entry })
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf,
      idOf: (item) => keys.parse(item),
      rowOf: (item) => letterInOutbox.parse(item),
    }),

    /** Those about an application, newest first. */
    async of({ userId, jobId, appliedAt }: StoredApplication): Promise<StoredLetter[]> {
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :letters)',
        ExpressionAttributeValues: { ':user': userId, ':letters': lettersAbout(jobId) },
        ConsistentRead: true,
      })
      return rows
        .map((row) => storedLetter.parse(row))
        .filter((each) => each.appliedAt === appliedAt)
        .toSorted((a, b) => b.at.localeCompare(a.at))
    },

    /** All of a candidate's. */
    ofUser: async (userId: string): Promise<StoredLetter[]> =>
      (await rowsOfUser(dynamo, table, userId)).filter(isLetter).map((row) => storedLetter.parse(row)),

    /**
     * Writes a letter that is due now. Step 0 fails where the application was withdrawn, or is another step on its row; step 1 where
     * a letter with the key exists.
     */
    steps: (
      letter: StoredLetter,
      onApplication: Step = stillApplied(tables.applications, letter),
    ): Step[] => [
      onApplication,
      {
        Put: {
          TableName: table,
          Item: { ...letter, ...dueNow(new Date(letter.at)) },
          ConditionExpression: 'attribute_not_exists(userId)',
        },
      },
    ],

    /** Takes the letter out of the outbox; `sentAt`: undefined where it was dropped. */
    async finish(letter: LetterKey, sentAt: Date | undefined): Promise<void> {
      await updateIf(dynamo, {
        TableName: table,
        Key: keyOf(letter),
        UpdateExpression: `${sentAt === undefined ? '' : 'SET sentAt = :sent '}REMOVE outbox, dueAt, leasedUntil, attempts, requestId`,
        ConditionExpression: 'attribute_exists(userId)',
        ...(sentAt === undefined ? {} : { ExpressionAttributeValues: { ':sent': sentAt.toISOString() } }),
      })
    },
  }
}
