import type { Random } from '#functions/platform/world/ports.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { queryAll } from '#functions/platform/dynamo/pages.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { stillApplied } from './assessment-steps.ts'
import type { AssessmentTables } from './assessments.ts'
import { mentionRemovalStep, mentionStep } from './mentions.ts'
import type { AssessedApplication } from './stored-assessment.ts'
import { noteEntriesOf, noteKey, storedNote, type StoredNote } from './stored-note.ts'

const putOf = (table: string, note: StoredNote, before: StoredNote | undefined): Step => ({
  Put: {
    TableName: table,
    Item: { ...note, ...noteKey(note) },
    ...(before === undefined
      ? { ConditionExpression: 'attribute_not_exists(entry)' }
      : unchangedSince(before)),
  },
})

const unchangedSince = ({ updatedAt }: StoredNote) => ({
  ConditionExpression: 'updatedAt = :before',
  ExpressionAttributeValues: { ':before': updatedAt },
})

/** `unmentioned`: the members whom only the version of the note before mentions. */
type Mentioned = { unmentioned: readonly string[]; moreSteps: readonly Step[] }

/** The team's notes about applicants. They are in the table of assessments, whose removal deletes both. */
export function createNotes(dynamo: Dynamo, tables: AssessmentTables, random: Random) {
  const table = tables.assessments
  const removalsOf = (before: StoredNote, unmentioned: readonly string[]): Step[] =>
    unmentioned.map((id) => mentionRemovalStep(table, { ...before, at: before.updatedAt }, id))

  return {
    /** Those of an application, oldest first. */
    async of({ userId, jobId, appliedAt }: AssessedApplication): Promise<StoredNote[]> {
      const rows = await queryAll(dynamo, {
        TableName: table,
        KeyConditionExpression: 'userId = :user AND begins_with(entry, :notes)',
        ExpressionAttributeValues: { ':user': userId, ':notes': noteEntriesOf({ jobId }) },
        ConsistentRead: true,
      })
      return rows
        .map((row) => storedNote.parse(row))
        .filter((note) => note.appliedAt === appliedAt)
        .toSorted((one, other) => one.at.localeCompare(other.at))
    },

    /** Writes one in place of the one that was read, undefined where there was none. */
    async save(
      note: StoredNote,
      before: StoredNote | undefined,
      { mentionedNow, unmentioned, moreSteps }: Mentioned & { mentionedNow: readonly string[] },
    ): Promise<'saved' | 'changed' | 'application_gone'> {
      const put = putOf(table, note, before)
      const mentions = mentionedNow.map((id) => mentionStep(table, { ...note, at: note.updatedAt }, id))
      const steps = [
        stillApplied(tables.applications, note),
        put,
        ...mentions,
        ...(before === undefined ? [] : removalsOf(before, unmentioned)),
        ...moreSteps,
      ]
      const outcome = await writeTogether(dynamo, steps, random)
      if (outcome.done) return 'saved'
      return outcome.failed.has(0) ? 'application_gone' : 'changed'
    },

    /** False where it has changed since it was read. */
    async remove(note: StoredNote, { unmentioned, moreSteps }: Mentioned): Promise<boolean> {
      const step: Step = { Delete: { TableName: table, Key: noteKey(note), ...unchangedSince(note) } }
      const steps = [step, ...removalsOf(note, unmentioned), ...moreSteps]
      return (await writeTogether(dynamo, steps, random)).done
    },
  }
}
