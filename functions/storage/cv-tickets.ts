import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { readingNotes, type ReadingNotes } from '#shared/domain/cv-certainty.ts'
import { cvData, type CvData } from '#shared/domain/cv.ts'
import type { Dynamo } from './dynamo.ts'
import { seconds } from './guards.ts'

const storedTicket = z.object({
  fileName: z.string(),
  type: z.enum(['pdf', 'doc', 'docx']),
  /** The file's data, once it has been read. */
  extracted: z.optional(cvData),
  /** How sure the reader was of these data. */
  notes: z.optional(readingNotes),
  expiresAt: z.number(),
})

export type CvTicket = z.output<typeof storedTicket>

/** As long as the bucket keeps pending files. */
const ticketSeconds = 24 * 60 * 60

const rowId = (cvId: string): string => `cv#${cvId}`

export type CvTickets = ReturnType<typeof createCvTickets>

/** Uploaded CVs without an account yet. Their ids are unguessable, so a caller who sends one uploaded the file. */
export function createCvTickets(dynamo: Dynamo, table: string) {
  return {
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

    async noteExtracted(cvId: string, extracted: CvData, notes: ReadingNotes): Promise<void> {
      await dynamo.send(
        new UpdateCommand({
          TableName: table,
          Key: { id: rowId(cvId) },
          UpdateExpression: 'SET extracted = :extracted, notes = :notes',
          ConditionExpression: 'attribute_exists(id)',
          ExpressionAttributeValues: { ':extracted': extracted, ':notes': notes },
        }),
      )
    },
  }
}
