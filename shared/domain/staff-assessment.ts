import * as z from 'zod/mini'
import { maxCriterionLetters } from './criteria.ts'
import { anyText } from './text.ts'

export const maxNoteLetters = 5000
/** From `1`, not shown at all, to `4`, shown clearly. Without a middle, nobody can avoid to decide. */
export const markValues = [1, 2, 3, 4] as const

/** More than a position ever has: a page can send those of earlier criteria back. */
const maxSentMarks = 40

const mark = z.nullable(z.literal(markValues))

/** By the text of the criterion, so that a criterion that is changed later does not rename a mark. */
export const marks = z.record(z.string().check(z.maxLength(maxCriterionLetters)), mark)
export type Marks = z.output<typeof marks>

export const note = anyText(maxNoteLetters, 0)

/** What a member of staff writes about an applicant. `null` is a criterion that is not marked. */
export const staffAssessment = z.object({ marks, note: z.string(), updatedAt: z.string() })
export type StaffAssessment = z.output<typeof staffAssessment>

/** The same of a colleague. */
export const othersAssessment = z.object({ name: z.string(), ...staffAssessment.shape })

/** As a privacy officer exports it. */
export const exportedAssessment = z.object({ jobId: z.string(), ...othersAssessment.shape })
export type ExportedAssessment = z.output<typeof exportedAssessment>

export const sentMarks = marks.check(z.refine((sent) => Object.keys(sent).length <= maxSentMarks))

type Written = Pick<StaffAssessment, 'marks' | 'note'>

const markOf = (all: Marks, criterion: string): Marks[string] =>
  Object.hasOwn(all, criterion) ? (all[criterion] ?? null) : null

/** Those of criteria that the position no longer has. */
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
 * The marks after a member has sent some. Those of earlier criteria stay as they are. Undefined where one is of a criterion that is
 * not known: the position was changed since the page read it, and nothing that somebody entered is dropped in silence.
 */
export function marksAfter(before: Marks, sent: Marks, criteria: readonly string[]): Marks | undefined {
  const known = new Set([...criteria, ...Object.keys(before)])
  if (Object.keys(sent).some((criterion) => !known.has(criterion))) return undefined
  return { ...earlierMarks(before, criteria), ...marksFor(pick(sent, criteria), criteria) }
}

const pick = (all: Marks, criteria: readonly string[]): Marks =>
  Object.fromEntries(Object.entries(all).filter(([criterion]) => criteria.includes(criterion)))

/** Whether somebody has made up their own mind, and so may read what the others think. */
export function seesOthers(own: Written | undefined, criteria: readonly string[]): boolean {
  if (own === undefined) return false
  return criteria.length === 0
    ? own.note !== ''
    : criteria.every((criterion) => markOf(own.marks, criterion) !== null)
}

/** Whether there is something to read in it. */
export const saysSomething = ({ marks: given, note: written }: Written): boolean =>
  written !== '' || Object.values(given).some((each) => each !== null)
