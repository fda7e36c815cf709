import * as z from 'zod/mini'
import { anyLine, requiredLine } from '#shared/platform/text.ts'
import { maxQuestions, maxQuestionCharacters, maxUnitCharacters, options } from './screening-limits.ts'

const text = requiredLine({
  label: 'A question',
  length: { minimum: 1, maximum: maxQuestionCharacters },
  required: 'Please write each question',
})

const option = requiredLine({
  label: 'An answer to choose',
  length: { minimum: 1, maximum: options.maxCharacters },
  required: 'Please write each answer to choose',
})

const differ = (lines: readonly string[]): boolean =>
  new Set(lines.map((line) => line.toLowerCase())).size === lines.length

const choices = z.array(option).check(
  z.refine(({ length }) => length >= options.min && length <= options.max, {
    error: `Please give each choice ${options.min} to ${options.max} answers`,
  }),
  z.refine(differ, { error: 'Please list each answer to choose once' }),
)

const unit = anyLine(maxUnitCharacters)

/** One question that a position asks between applying and the interview. */
export const screeningQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choice'), text, options: choices }),
  z.strictObject({ kind: z.literal('number'), text, unit: z.optional(unit) }),
  z.strictObject({ kind: z.literal('yes_no'), text }),
  z.strictObject({ kind: z.literal('text'), text }),
])

export type ScreeningQuestion = z.output<typeof screeningQuestion>

/** Those of a position. Answers name their question by its text, so no two have the same. */
export const screeningQuestions = z.array(screeningQuestion).check(
  z.maxLength(maxQuestions, `Please ask at most ${maxQuestions} questions`),
  z.refine((questions) => differ(questions.map((question) => question.text)), {
    error: 'Please ask each question once',
  }),
)
