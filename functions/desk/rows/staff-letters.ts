import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import type { Step } from '#functions/platform/dynamo/transaction.ts'
import { letterKind, staffLetterStep } from '#functions/platform/staff/staff-letter-step.ts'
import { interviewLetter } from '#functions/application/rows/interview-change.ts'
import { outboxRow } from '#functions/platform/outbox/outbox-row.ts'
import { createOutbox } from '#functions/platform/outbox/outbox.ts'

/** What a member is e-mailed about. The text, and a link, are made when it is sent: no row has a token or an address. */
const staffLetter = z.discriminatedUnion('about', [
  z.object({ about: z.literal('password_link') }),
  z.object({ about: z.literal('password_set') }),
  z.object({ about: z.literal('factor_enrolled') }),
  z.object({ about: z.literal('codes_wrong') }),
  interviewLetter,
  /** `by`: the member who wrote the note. `application`: the id, for the link; the row is deleted once it is sent. */
  z.object({ about: z.literal('mention'), by: z.string(), application: z.string() }),
  /** `of`: the member whose rights changed. `by`: as the audit names who did it. */
  z.object({
    about: z.literal('rights'),
    of: z.string(),
    by: z.string(),
    before: z.string(),
    after: z.string(),
    /** A second administrator has to confirm. */
    isProposed: z.boolean(),
  }),
])

export type StaffLetter = z.output<typeof staffLetter>

const storedStaffLetter = z.object({
  ...outboxRow.shape,
  id: z.string(),
  /** The recipient. A letter to `nobody` is dropped: a request for a link does the same work without a member. */
  memberId: z.string(),
  letter: staffLetter,
  at: z.iso.datetime(),
})

export type StoredStaffLetter = z.output<typeof storedStaffLetter>

const keys = z.object({ id: z.string() })

/** The outbox of the staff. */
export function createStaffLetters(dynamo: Dynamo, table: string) {
  const keyOf = (id: string) => ({ kind: letterKind, id })
  return {
    ...createOutbox(dynamo, {
      name: table,
      keyOf,
      idOf: (item) => keys.parse(item).id,
      rowOf: (item) => storedStaffLetter.parse(item),
    }),

    /** `id`: a letter with an id that another one has is not written, and its transaction fails. */
    step: (id: string, memberId: string, letter: StaffLetter, now: Date): Step =>
      staffLetterStep(table, { id, memberId, letter }, now),

    async remove(id: string): Promise<void> {
      await dynamo.send(new DeleteCommand({ TableName: table, Key: keyOf(id) }))
    },
  }
}
