import * as z from 'zod/mini'
import { sectionKindNames } from './section-kinds.ts'
import { anyLine, anyText } from '#shared/platform/text.ts'

const maxSections = 10
const maxQuestions = 20
const maxSectionSeconds = 3600
const maxInstructionLetters = 1000

/** A part of an interview without its questions, as candidates see it before they start. */
export const sectionOutline = z.object({
  title: anyLine(120),
  /** `conversation` if absent. */
  kind: z.optional(z.enum(sectionKindNames)),
  /** How the interviewer conducts this part. */
  instruction: z.optional(anyText(maxInstructionLetters, 0)),
  /** In seconds. The specification names the field. */
  duration: z.number().check(z.int(), z.minimum(1), z.maximum(maxSectionSeconds)),
})

export type SectionOutline = z.output<typeof sectionOutline>

const questions = z.array(anyText(500)).check(z.minLength(1), z.maxLength(maxQuestions))

/** A part of an interview: what the interviewer asks, and for how long. */
const assessmentSection = z.object({ ...sectionOutline.shape, questions })

export type AssessmentSection = z.output<typeof assessmentSection>

export const assessmentSections = z.array(assessmentSection).check(z.maxLength(maxSections))

export const sectionOutlines = z.array(sectionOutline)

export const outlinesOf = (sections: readonly AssessmentSection[]): SectionOutline[] =>
  sections.map(({ title, kind, instruction, duration }) => ({
    title,
    duration,
    ...(kind === undefined ? {} : { kind }),
    ...(instruction === undefined ? {} : { instruction }),
  }))
