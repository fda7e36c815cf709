import { createRemovals } from '#functions/platform/removals/removals.ts'
import { uses, type AppOf } from '#functions/platform/uses/uses.ts'
import { jobsUses, personUses } from '../nouns.ts'

export const removalsUses = uses(jobsUses.reads, {
  ...personUses.parts,
  ...jobsUses.parts,
  removals: ({ dynamo, tables }) => createRemovals(dynamo, tables.removals),
})

export type RemovalsApp = AppOf<typeof removalsUses>
