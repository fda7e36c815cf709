import * as z from 'zod/mini'

const mostSections = 10
const mostQuestions = 20
const mostSectionSeconds = 3600
const mostInstructionLetters = 1000

/** A part of an interview: what the interviewer asks, and for how long. */
export const assessmentSection = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  /** How the interviewer conducts this part; the usual way where there is none. */
  instruction: z.optional(z.string().check(z.maxLength(mostInstructionLetters))),
  /** In seconds. The specification names the field. */
  duration: z.number().check(z.int(), z.minimum(1), z.maximum(mostSectionSeconds)),
  questions: z
    .array(z.string().check(z.minLength(1), z.maxLength(500)))
    .check(z.minLength(1), z.maxLength(mostQuestions)),
})

export type AssessmentSection = z.output<typeof assessmentSection>

export const assessmentSections = z.array(assessmentSection).check(z.maxLength(mostSections))
