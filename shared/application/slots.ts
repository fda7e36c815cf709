import * as z from 'zod/mini'
import { anyLine } from '../platform/text.ts'

export const maxSlots = 6
export const maxInterviewers = 2

const areDifferent = (times: readonly string[]): boolean =>
  new Set(times.map((at) => Date.parse(at))).size === times.length

/** The times among which a candidate chooses one. */
export const slotTimes = z
  .array(z.iso.datetime())
  .check(
    z.minLength(1, { error: 'Please set at least one time' }),
    z.maxLength(maxSlots, { error: `Please set at most ${maxSlots} times` }),
    z.refine(areDifferent, { error: 'Two of the times are the same' }),
  )

/** An invitation with times, in the order of time. */
export const offeredSlots = z.object({
  times: z.array(z.iso.datetime()),
  place: z.nullable(z.string()),
  minutes: z.nullable(z.number()),
})
export type OfferedSlots = z.output<typeof offeredSlots>

/** The members of staff who meet the candidate, by id. */
export const interviewerIds = z
  .array(anyLine(100))
  .check(z.maxLength(maxInterviewers, { error: `Please name at most ${maxInterviewers} colleagues` }))

/** A member of staff who meets the candidate, as the invitation names them. */
export const interviewer = z.object({ id: z.string(), name: z.string() })
export type Interviewer = z.output<typeof interviewer>
