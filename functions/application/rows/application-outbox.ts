import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { LastLetter } from '#shared/application/last-letter.ts'
import { recruiterStatus } from '#shared/application/application.ts'
import { dueNow, outboxRow } from '#functions/platform/outbox/outbox-row.ts'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'
import { updateIf } from '#functions/platform/dynamo/conditional.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { setOf } from '#functions/platform/dynamo/set-attributes.ts'
import { storedApplication } from './stored-application.ts'

/** What a candidate is to be e-mailed about an application. The text is written when it is sent, from the row. */
const letter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('received') }),
  z.object({
    kind: z.literal('status'),
    status: recruiterStatus,
    /** The recruiter's own, in place of the letter's opening. */
    words: z.optional(z.string()),
    /** The decision has waived the AI interview, which an earlier letter asked for. */
    waivesInterview: z.optional(z.literal(true)),
    /** The candidate has chosen the time of the interview. */
    isChoice: z.optional(z.literal(true)),
  }),
  /** The room of an interview closed before its end. */
  z.object({ kind: z.literal('interrupted') }),
  /** The interview is completed, or was stopped for the candidate's wellbeing. */
  z.object({ kind: z.literal(['interview_arrived', 'interview_stopped']) }),
  /** A recruiter has offered a retake. */
  z.object({ kind: z.literal('another_interview') }),
])

export type Letter = z.output<typeof letter>

const keys = z.object({ userId: z.string(), jobId: z.string() })

export type ApplicationKey = z.output<typeof keys>

const applicationWithLetter = z.object({
  ...storedApplication.shape,
  ...outboxRow.shape,
  letter,
  /** When the letter was written to the row, which tells it from a newer one. */
  letterAt: z.iso.datetime(),
  /** The interview may be in the candidate's calendar: a letter put it there, and none has cancelled it. */
  isInCalendar: z.optional(z.boolean()),
})

export type ApplicationWithLetter = z.output<typeof applicationWithLetter>

/** What a row keeps of the last letter that was e-mailed. */
const sentLetter = z.object({ letter, at: z.iso.datetime(), attempts: z.number() })

type SentLetter = z.output<typeof sentLetter>

const rowWithLetters = z.object({
  letter: z.optional(letter),
  outbox: outboxRow.shape.outbox,
  dueAt: z.optional(z.iso.datetime()),
  attempts: z.optional(z.number()),
  sentLetter: z.optional(sentLetter),
})

/** The row of a sent letter keeps only what the letter was about. */
const withoutWords = (given: Letter): Letter =>
  given.kind === 'status' ? { kind: given.kind, status: given.status } : given

const aboutOf = (given: Letter): string => (given.kind === 'status' ? given.status : given.kind)

function lastLetterIn(row: z.output<typeof rowWithLetters>): LastLetter | null {
  const { letter: waiting, outbox, dueAt, attempts = 0, sentLetter: sent } = row
  if (waiting !== undefined && outbox !== undefined && dueAt !== undefined)
    return { about: aboutOf(waiting), state: outbox, at: dueAt, attempts }
  return sent === undefined
    ? null
    : { about: aboutOf(sent.letter), state: 'sent', at: sent.at, attempts: sent.attempts }
}

/**
 * The attributes of an application that make a letter due, written together with the change that the letter is about. They replace
 * a letter that is not sent yet: it is about a state that has passed, and could arrive after the newer one.
 */
export const letterDue = (due: Letter, now: Date) => ({
  ...dueNow(now),
  letter: due,
  letterAt: now.toISOString(),
})

/** The same as parts of an update: `SET ${set} REMOVE ${remove}`. */
export const letterDueUpdate = (due: Letter, now: Date) => ({
  ...setOf(letterDue(due, now)),
  remove: 'leasedUntil',
})

/** The letters that wait in the rows of applications. Deleting the row drops its letter. */
export function createApplicationOutbox(dynamo: Dynamo, table: string) {
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf: ({ userId, jobId }: ApplicationKey) => ({ userId, jobId }),
      idOf: (item) => keys.parse(item),
      rowOf: (item) => applicationWithLetter.parse(item),
    }),

    /** The last letter about an application; null where none was written since rows keep it. */
    async lastOf({ userId, jobId }: ApplicationKey): Promise<LastLetter | null> {
      const { Item } = await dynamo.send(
        new GetCommand({ TableName: table, Key: { userId, jobId }, ConsistentRead: true }),
      )
      return Item === undefined ? null : lastLetterIn(rowWithLetters.parse(Item))
    },

    /**
     * Notes that a letter puts the interview into the candidate's calendar, before it is sent: whether SES accepted an
     * e-mail is not always known. False when a newer letter has replaced it.
     */
    putsInCalendar: ({ userId, jobId, letterAt }: ApplicationWithLetter): Promise<boolean> =>
      updateIf(dynamo, {
        TableName: table,
        Key: { userId, jobId },
        UpdateExpression: 'SET isInCalendar = :yes',
        ConditionExpression: 'letterAt = :sent',
        ExpressionAttributeValues: { ':yes': true, ':sent': letterAt },
      }),

    /**
     * Removes the letter from the row, also after its lease ended; a newer letter stays. The row keeps when it was
     * e-mailed, unless it was dropped, and forgets an interview that it cancelled.
     */
    async finish(
      { userId, jobId, letterAt, letter: sent, attempts }: ApplicationWithLetter,
      sentAt: Date | undefined,
      { hasCancelled = false }: { hasCancelled?: boolean } = {},
    ): Promise<void> {
      const lastLetter: SentLetter | undefined =
        sentAt === undefined ? undefined : { letter: withoutWords(sent), at: sentAt.toISOString(), attempts }
      await updateIf(dynamo, {
        TableName: table,
        Key: { userId, jobId },
        UpdateExpression: `${lastLetter === undefined ? '' : 'SET sentLetter = :kept '}REMOVE outbox, dueAt, leasedUntil, attempts, requestId, letter, letterAt${hasCancelled ? ', isInCalendar' : ''}`,
        ConditionExpression: 'letterAt = :sent',
        ExpressionAttributeValues: {
          ':sent': letterAt,
          ...(lastLetter === undefined ? {} : { ':kept': lastLetter }),
        },
      })
    },
  }
}
