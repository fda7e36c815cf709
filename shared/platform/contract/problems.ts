import type * as z from 'zod/mini'

export type Problem = { path: readonly PropertyKey[]; message: string; code: string }

type Issues = { readonly issues: readonly z.core.$ZodIssue[] }

/** The first problem of each field, in the order of the fields. */
export function problemsOf(error: Issues): Problem[] {
  const first = new Map<string, Problem>()
  for (const { path, message, code } of error.issues) {
    const field = path.join('.')
    if (!first.has(field)) first.set(field, { path, message, code })
  }
  return [...first.values()]
}
