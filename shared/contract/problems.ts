import type * as z from 'zod/mini'

export type Problem = { path: readonly PropertyKey[]; message: string; code: string }

type Issues = { readonly issues: readonly z.core.$ZodIssue[] }

/** The first thing wrong with each field, in the order of the fields: what a person can mend one by one. */
export function problemsOf(error: Issues): Problem[] {
  const first = new Map<string, Problem>()
  for (const { path, message, code } of error.issues) {
    const field = path.join('.')
    if (!first.has(field)) first.set(field, { path, message, code })
  }
  return [...first.values()]
}
