import * as z from 'zod/mini'
import { payPeriods, workModes } from './job-term-names.ts'

/** More than any pay, in any currency. */
const maxAmount = 1_000_000_000

/** A cent. DynamoDB stores no number below 1e-130. */
const minAmount = 0.01

const amount = z.number().check(z.minimum(minAmount), z.maximum(maxAmount))

/** What a position pays, before tax. */
export const salary = z
  .strictObject({
    /** ISO 4217 */
    currency: z._default(
      z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'Please write a currency as MYR' })),
      'MYR',
    ),
    from: amount,
    to: z.optional(amount),
    per: z._default(z.enum(payPeriods), 'month'),
  })
  .check(
    z.refine(({ from, to }) => to === undefined || to >= from, {
      error: 'Please make the upper end of the pay at least as high as its lower end',
      path: ['to'],
    }),
  )

export const workMode = z.enum(workModes)
