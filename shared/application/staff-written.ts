import * as z from 'zod/mini'
import { declinedProposal, givenRejection, waiver } from './decision.ts'
import { interviewQuestions } from './interview-questions.ts'

/**
 * What members of staff write into the row of an application. A privacy officer exports each field, and the privacy policy has a
 * word for it (`web/src/marketing/privacy/staff-written.ts`).
 */
export const staffWritten = z.object({
  /** How the team met the candidate where the interview had no date. */
  interviewNote: z.optional(z.string()),
  /** Present where the team goes on without the AI interview. */
  waiver: z.optional(waiver),
  /** The reason of the last rejection; it stays where another status follows. */
  rejection: z.optional(givenRejection),
  /** Why a member said no to the last proposed acceptance; it stays where another decision follows. */
  declined: z.optional(declinedProposal),
  /** How far the team is with the applicant; absent at the first stage. */
  stage: z.optional(z.string()),
  /** Which questions of the candidate are answered, by whom and when; absent where none were asked. */
  questions: z.optional(interviewQuestions),
})

export type StaffWritten = z.output<typeof staffWritten>
