import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { dangers } from '#shared/application/session/interview-status.ts'
import { storedEntry, type StoredEntry, type Transcript } from '#shared/interview/transcript.ts'
import type { Clock } from '#functions/platform/world/ports.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { interviewExpiry } from '#functions/application/session/interview-expiry.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { removeTurns } from '#functions/application/session/turns-removal.ts'
import { transcriptKey } from '#functions/application/session/transcript-key.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'

/** The row of a transcript. One item, because its limits keep it below DynamoDB's 400 kB. */
const storedTranscript = z.object({
  version: z.number(),
  entries: z.array(storedEntry),
  /** When each segment of the recording so far began, in milliseconds of the interview, where the page said so. */
  segmentStarts: z.optional(z.array(z.number())),
  /** How far the interview is, where the page said so. */
  progress: z.optional(
    z.object({
      elapsedMilliseconds: z.number(),
      section: z.number(),
      sectionMilliseconds: z.number(),
      stoppedAskingAfter: z.optional(z.enum(dangers)),
    }),
  ),
})

export type StoredTranscript = z.output<typeof storedTranscript>

export type Transcripts = ReturnType<typeof createTranscripts>

/** The transcripts of interviews, by access pattern. */
export function createTranscripts(dynamo: Dynamo, table: string, clock: Clock) {
  return {
    /** Version 0 before the first checkpoint. */
    async of(sessionId: string): Promise<StoredTranscript> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: transcriptKey(sessionId), ConsistentRead: true }),
      )
      return Item === undefined ? { version: 0, entries: [] } : storedTranscript.parse(Item)
    },

    /** Also deletes the turns of a model. */
    async remove(sessionId: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: transcriptKey(sessionId) }))
      await removeTurns(dynamo, table, sessionId)
    },

    /** Stores the words of the recording; false where the transcript was deleted or has changed since. */
    fill: (sessionId: string, version: number, entries: readonly StoredEntry[]): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: transcriptKey(sessionId),
        UpdateExpression: 'SET entries = :entries',
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':entries': entries, ':version': version },
      }),

    /** Stores a checkpoint; false when the stored one is as new, or is that of the finish. */
    async save(sessionId: string, transcript: StoredTranscript): Promise<boolean> {
      const { version, entries, segmentStarts, progress } = transcript
      const { set, names, values } = setOf({
        entries,
        version,
        segmentStarts,
        progress,
        expiresAt: interviewExpiry(clock()),
      })
      return updateIf(dynamo, {
        TableName: table,
        Key: transcriptKey(sessionId),
        UpdateExpression: `SET ${set}`,
        ConditionExpression:
          'attribute_not_exists(isFinal) AND (attribute_not_exists(#version) OR #version < :version)',
        ExpressionAttributeNames: names,
        ExpressionAttributeValues: values,
      })
    },
  }
}

/** The step of the transaction that finishes an interview: no checkpoint that arrives later replaces it. */
export const finalTranscript = (
  table: string,
  sessionId: string,
  { entries, now }: { entries: Transcript; now: Date },
): Step => ({
  Update: {
    TableName: table,
    Key: transcriptKey(sessionId),
    UpdateExpression: 'SET #entries = :entries, isFinal = :final, expiresAt = :expiry ADD #version :one',
    ExpressionAttributeNames: { '#entries': 'entries', '#version': 'version' },
    ExpressionAttributeValues: {
      ':entries': entries,
      ':final': true,
      ':one': 1,
      ':expiry': interviewExpiry(now),
    },
  },
})
