import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import type { Random } from '../ports.ts'
import type { Dynamo } from './dynamo.ts'

type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>
export type Step = Steps[number]

/** Retries after a conflict with another transaction on the same item. */
const mostTries = 5
const firstPauseMilliseconds = 20

/** Done, or the indexes of the steps whose conditions failed. */
export type Outcome = { done: true } | { done: false; failed: ReadonlySet<number> }

/** Writes all steps or none. Returns failed conditions; throws any other error. */
export async function writeTogether(dynamo: Dynamo, steps: Steps, random: Random): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await dynamo.send(new TransactWriteCommand({ TransactItems: steps }))
      return { done: true }
    } catch (error) {
      const codes = reasonsOf(error)
      const failed = new Set(
        codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : [])),
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
