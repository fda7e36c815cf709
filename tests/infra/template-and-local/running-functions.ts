import type { Stack } from '#infra/local/stack.ts'
import type { Json } from '../synthesised.ts'

/** `/_local/functions` of the local run: its functions, by name. */
export const runningFunctions = async (stack: Pick<Stack, 'site'>): Promise<Record<string, Json>> =>
  (await fetch(`${stack.site}/_local/functions`)).json() as Promise<Record<string, Json>>
