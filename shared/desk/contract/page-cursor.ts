import * as z from 'zod/mini'

/** `next` of the page before; absent for the first page. */
export const pageCursor = z.optional(z.string().check(z.maxLength(500)))
