import * as z from 'zod/mini'
import { maxCompared, minCompared } from '../compared-count.ts'
import { anyLine } from '#shared/platform/text.ts'

const maxIdLetters = 200

/** The ids of applications to compare, each once; the page shows them in this order. */
export const comparedIds = z.array(anyLine(maxIdLetters)).check(
  z.minLength(minCompared),
  z.maxLength(maxCompared),
  z.refine((ids) => new Set(ids).size === ids.length, { error: 'Please name each application once' }),
)
