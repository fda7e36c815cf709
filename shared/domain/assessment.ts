import * as z from 'zod/mini'
import { anyLine, anyText } from './text.ts'

const mostSections = 10
const mostQuestions = 20
const mostSectionSeconds = 3600
const mostInstructionLetters = 1000

/** A part of an interview without its questions, as candidates see it before they start. */
export const sectionOutline = z.object({
  title: anyLine(120),
  /** How the interviewer conducts this part; the usual way where there is none. */
  instruction: z.optional(anyText(mostInstructionLetters, 0)),
  /** In seconds. The specification names the field. */
  duration: z.number().check(z.int(), z.minimum(1), z.maximum(mostSectionSeconds)),
})

export type SectionOutline = z.output<typeof sectionOutline>

const questions = z.array(anyText(500)).check(z.minLength(1), z.maxLength(mostQuestions))

/** A part of an interview: what the interviewer asks, and for how long. */
const assessmentSection = z.object({ ...sectionOutline.shape, questions })

export type AssessmentSection = z.output<typeof assessmentSection>

export const assessmentSections = z.array(assessmentSection).check(z.maxLength(mostSections))

export const sectionOutlines = z.array(sectionOutline)

export const outlinesOf = (sections: readonly AssessmentSection[]): SectionOutline[] =>
  sections.map(({ title, instruction, duration }) => ({
    title,
    duration,
    ...(instruction === undefined ? {} : { instruction }),
  }))
