import * as z from 'zod/mini'
import { maxCriterionLetters } from '#shared/position/criteria.ts'
import { anyText } from '#shared/platform/text.ts'

export const maxNoteLetters = 5000
/** From `1`, not shown at all, to `4`, shown clearly. There is no middle, so that each mark is a decision. */
export const markValues = [1, 2, 3, 4] as const

/** More than a position has, because a page sends the marks of earlier criteria back too. */
const maxSentMarks = 40

const mark = z.nullable(z.literal(markValues))

/** By the text of the criterion, so that a mark stays with the text for which it was given when the criterion changes. */
export const marks = z.record(z.string().check(z.maxLength(maxCriterionLetters)), mark)
export type Marks = z.output<typeof marks>

export const note = anyText(maxNoteLetters, 0)

/** What a member of staff writes about an applicant. `null` is a criterion that is not marked. */
export const staffAssessment = z.object({ marks, note: z.string(), updatedAt: z.string() })
export type StaffAssessment = z.output<typeof staffAssessment>

/** A colleague's assessment, with the colleague's name. */
export const othersAssessment = z.object({ name: z.string(), ...staffAssessment.shape })

/** An assessment in a privacy officer's export. */
export const exportedAssessment = z.object({ jobId: z.string(), ...othersAssessment.shape })
export type ExportedAssessment = z.output<typeof exportedAssessment>

export const sentMarks = marks.check(z.refine((sent) => Object.keys(sent).length <= maxSentMarks))

type Written = Pick<StaffAssessment, 'marks' | 'note'>

const markOf = (all: Marks, criterion: string): Marks[string] =>
  Object.hasOwn(all, criterion) ? (all[criterion] ?? null) : null

/** The marks of criteria that the position no longer has. */
const earlierMarks = (all: Marks, criteria: readonly string[]): Marks =>
  Object.fromEntries(
    Object.entries(all).filter(([name, given]) => given !== null && !criteria.includes(name)),
  )

/** Every criterion of the position with its mark, and the marks of earlier ones. */
export const marksFor = (all: Marks, criteria: readonly string[]): Marks => ({
  ...earlierMarks(all, criteria),
  ...Object.fromEntries(criteria.map((criterion) => [criterion, markOf(all, criterion)])),
})

/**
 * The marks after a save. Those of earlier criteria stay as they are. Undefined where a mark has an unknown criterion: the position
 * was changed after the page read it, and the save is refused instead of dropping the mark.
 */
export function marksAfter(before: Marks, sent: Marks, criteria: readonly string[]): Marks | undefined {
  const lines = new Set([...criteria, ...Object.keys(before)])
  if (Object.keys(sent).some((criterion) => !lines.has(criterion))) return undefined
  return { ...earlierMarks(before, criteria), ...marksFor(pick(sent, criteria), criteria) }
}

const pick = (all: Marks, criteria: readonly string[]): Marks =>
  Object.fromEntries(Object.entries(all).filter(([criterion]) => criteria.includes(criterion)))

/** Whether a member's own assessment is complete, so that the assessments of others may be shown. */
export function seesOthers(ownAssessment: Written | undefined, criteria: readonly string[]): boolean {
  if (ownAssessment === undefined) return false
  return criteria.length === 0
    ? ownAssessment.note !== ''
    : criteria.every((criterion) => markOf(ownAssessment.marks, criterion) !== null)
}

export const saysSomething = ({ marks: given, note: written }: Written): boolean =>
  written !== '' || Object.values(given).some((each) => each !== null)

/** The mean of the marks for the position's criteria, to a tenth; null where none is marked. */
export function meanMark(
  { marks: given }: Pick<Written, 'marks'>,
  criteria: readonly string[],
): number | null {
  const values = criteria.flatMap((criterion) => markOf(given, criterion) ?? [])
  if (values.length === 0) return null
  return Math.round((values.reduce<number>((sum, value) => sum + value, 0) / values.length) * 10) / 10
}
