import * as z from 'zod/mini'

/** The usual success: `{ success: true, data }`. */
export const success = <Data extends z.ZodMiniType>(data: Data) =>
  z.object({ success: z.literal(true), data })

/** A problem, as every endpoint except `contact.send` reports it. */
const fieldProblem = z.object({ loc: z.array(z.string()), msg: z.string(), type: z.string() })

/** A problem, as `contact.send` reports it. */
const enquiryProblem = z.object({ field: z.string(), message: z.string() })

/** The body of every refusal. */
export const failure = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  detail: z.union([z.string(), z.array(fieldProblem)]),
  errors: z.optional(z.array(enquiryProblem)),
  retry_after: z.optional(z.number()),
  requestId: z.string(),
})

export type Failure = z.output<typeof failure>
