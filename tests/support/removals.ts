import { systemRandom } from '#functions/ports.ts'
import type { Dynamo } from '#functions/storage/dynamo/dynamo.ts'
import { writeTogether } from '#functions/storage/dynamo/transaction.ts'
import { removalStep, type Removed } from '#functions/storage/removals/removals.ts'

/** Writes the row of a removal, as the transaction of the removal does. */
export async function addRemoval(dynamo: Dynamo, removed: Removed, at: Date): Promise<void> {
  await writeTogether(dynamo, [removalStep('removals', removed, at)], systemRandom)
}
