import type { Stack } from '#infra/local/stack.ts'
import type { Json } from '../synthesised.ts'

/** What the local run shows of its functions, by name. */
export const runningFunctions = async (stack: Pick<Stack, 'site'>): Promise<Record<string, Json>> =>
  (await fetch(`${stack.site}/_local/functions`)).json() as Promise<Record<string, Json>>
