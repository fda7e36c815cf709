import * as z from 'zod/mini'
import { requiredLine } from '#shared/platform/text.ts'

/** Fewer criteria say little about an applicant; more are not marked with care. */
export const minCriteria = 3
export const maxCriteria = 8
export const maxCriterionLetters = 200

const listNeeded = `Please give the criteria as a list of ${minCriteria} to ${maxCriteria} lines`

const criterion = requiredLine({
  label: 'A criterion',
  length: { minimum: 1, maximum: maxCriterionLetters },
  required: 'Please write each criterion as a line of text',
})

/** Criteria that differ only in capitals or Unicode forms count as the same. */
const sameLine = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The index of the first line that repeats an earlier one, or -1. */
function repeatedAt(lines: readonly string[]): number {
  const read = lines.map(sameLine)
  return read.findIndex((line, index) => read.indexOf(line) < index)
}

const isCount = (count: number): boolean => count === 0 || (count >= minCriteria && count <= maxCriteria)

/** The staff mark applicants by these. Neither candidates nor visitors see them. */
export const criteria = z.array(criterion, { error: listNeeded }).check(
  z.refine((lines) => isCount(lines.length), {
    error: `Please name ${minCriteria} to ${maxCriteria} criteria, or none`,
    abort: true,
  }),
  z.refine((lines) => repeatedAt(lines) < 0, {
    error: ({ input }) => `Criterion ${repeatedAt(input as string[]) + 1} repeats an earlier one`,
  }),
)
