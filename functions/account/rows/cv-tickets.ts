import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { readingNotes, type ReadingNotes } from '#shared/account/cv-certainty.ts'
import { cvData, type CvData } from '#shared/account/cv.ts'
import { pendingCvDays } from '#shared/platform/retention.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { seconds } from '#functions/platform/limits/guards.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/** Why a file could not be read. */
const failure = z.enum(['broken', 'locked', 'not a CV file', 'too much'])

const storedTicket = z.object({
  fileName: z.string(),
  type: z.enum(['pdf', 'doc', 'docx']),
  /** The file's data, once it has been read. Removed when an account adopts the file. */
  extracted: z.optional(cvData),
  /** How sure the reader was of these data. */
  notes: z.optional(readingNotes),
  /** A file that could not be read is not read again. */
  failed: z.optional(failure),
  /** The recognition of the scan's text has begun; `counted`: its pages were corrected by the service's own count. */
  recognition: z.optional(z.enum(['begun', 'counted'])),
  /** Of the bytes that were read: no others are adopted. */
  etag: z.optional(z.string()),
  /** The account that adopted the file. Deleting the account deletes the ticket, by the index on this attribute. */
  userId: z.optional(z.string()),
  expiresAt: z.number(),
})

export type CvTicket = z.output<typeof storedTicket>

/** The result of reading a file. */
export type NotedReading = { etag: string } & (
  | { extracted: CvData; notes: ReadingNotes }
  | { failed: z.output<typeof failure> }
)

/** As long as the bucket keeps pending files. */
const ticketSeconds = pendingCvDays * 24 * 60 * 60

const rowId = (cvId: string): string => `cv#${cvId}`

/**
 * Uploaded CVs. Their ids are unguessable, so a caller who sends one uploaded the file; it opens or updates one account,
 * and from then on gives no access to the file's data.
 */
export function createCvTickets(dynamo: Dynamo, table: string) {
  return {
    ...recognitionNotes(dynamo, table),

    async issue(cvId: string, file: Pick<CvTicket, 'fileName' | 'type'>, now: Date): Promise<void> {
      await dynamo.send(
        new PutCommand({
          TableName: table,
          Item: { ...file, id: rowId(cvId), expiresAt: seconds(now) + ticketSeconds },
          ConditionExpression: 'attribute_not_exists(id)',
        }),
      )
    },

    async find(cvId: string, now: Date): Promise<CvTicket | undefined> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { id: rowId(cvId) }, ConsistentRead: true }),
      )
      const ticket = z.optional(storedTicket).parse(Item)
      return ticket !== undefined && ticket.expiresAt > seconds(now) ? ticket : undefined
    },

    /** Not once the file is adopted: its account may be deleted by then, with everything about it. */
    async noteReading(cvId: string, reading: NotedReading): Promise<void> {
      const { set, names, values } = setOf(reading)
      await updateIf(dynamo, {
        TableName: table,
        Key: { id: rowId(cvId) },
        UpdateExpression: `SET ${set}`,
        ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(userId)',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      })
    },

    /** Removes what was read from an adopted file. */
    async forgetData(cvId: string): Promise<void> {
      await updateIf(dynamo, {
        TableName: table,
        Key: { id: rowId(cvId) },
        UpdateExpression: 'REMOVE extracted, notes',
        ConditionExpression: 'attribute_exists(id)',
      })
    },

    /** The step that gives the file to an account; it fails if another account has it. */
    adoptStep: (cvId: string, userId: string): Step => ({
      Update: {
        TableName: table,
        Key: { id: rowId(cvId) },
        UpdateExpression: 'SET userId = :user',
        ConditionExpression: 'attribute_exists(id) AND (attribute_not_exists(userId) OR userId = :user)',
        ExpressionAttributeValues: { ':user': userId },
      },
    }),
  }
}

/** Notes that the recognition of a scan's text, which is charged by the page, has begun. */
function recognitionNotes(dynamo: Dynamo, table: string) {
  const update = (
    cvId: string,
    UpdateExpression: string,
    { condition, values }: { condition: string; values?: Record<string, string> },
  ): Promise<boolean> =>
    updateIf(dynamo, {
      TableName: table,
      Key: { id: rowId(cvId) },
      UpdateExpression,
      ConditionExpression: condition,
      ...(values !== undefined && { ExpressionAttributeValues: values }),
    })
  return {
    /** False where a concurrent call has begun it. */
    beginRecognition: (cvId: string): Promise<boolean> =>
      update(cvId, 'SET recognition = :begun', {
        condition: 'attribute_exists(id) AND attribute_not_exists(recognition)',
        values: { ':begun': 'begun' },
      }),

    /** False where it was noted before. */
    noteCountedPages: (cvId: string): Promise<boolean> =>
      update(cvId, 'SET recognition = :counted', {
        condition: 'recognition = :begun',
        values: { ':begun': 'begun', ':counted': 'counted' },
      }),

    forgetRecognition: (cvId: string): Promise<boolean> =>
      update(cvId, 'REMOVE recognition', { condition: 'attribute_exists(id)' }),
  }
}
