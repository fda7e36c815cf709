import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Random } from '../ports.ts'
import type { Dynamo } from './dynamo.ts'

type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>
export type Step = Steps[number]

/** Where another transaction held the same item; ours to try again. */
const mostTries = 5
const firstPauseMilliseconds = 20

/** Done, or the places in the list whose conditions did not hold. */
export type Outcome = { done: true } | { done: false; failed: ReadonlySet<number> }

/** Writes all or nothing. A failed condition is an outcome to decide on; trouble of any other kind is thrown. */
export async function writeTogether(dynamo: Dynamo, steps: Steps, random: Random): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: steps }))
      return { done: true }
    } catch (error) {
      const codes = reasonsOf(error)
      const failed = new Set(
        codes.flatMap((code, place) => (code === 'ConditionalCheckFailed' ? [place] : [])),
      )
      if (failed.size > 0) return { done: false, failed }
      if (!codes.includes('TransactionConflict') || tries === mostTries) throw error
      await pause(firstPauseMilliseconds * 2 ** tries * random.fraction())
    }
  }
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return []
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return []
  return error.CancellationReasons.map((reason: { Code?: string }) => reason.Code ?? 'None')
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))
