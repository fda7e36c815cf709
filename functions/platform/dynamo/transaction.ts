import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb'
import { pause } from '../world/deadline.ts'
import type { Random } from '../world/ports.ts'
import type { Dynamo } from './dynamo.ts'

type Steps = NonNullable<TransactWriteCommandInput['TransactItems']>
export type Step = Steps[number]

/**
 * Tries while another transaction holds one of the items, after random pauses below a limit that doubles: 200 concurrent
 * transactions on one item all succeed. docs/decisions/028-positions-and-applications.md
 */
const maxTries = 25
const firstPauseMilliseconds = 40
const maxPauseMilliseconds = 1000

/** Before the next try; `tries` were made. */
const pauseAfter = (tries: number, random: Pick<Random, 'fraction'>): number =>
  Math.min(maxPauseMilliseconds, firstPauseMilliseconds * 2 ** (tries - 1)) * random.fraction()

/** Done, or the indexes of the steps whose conditions failed. */
export type Outcome = { done: true } | { done: false; failed: ReadonlySet<number> }

/**
 * Writes all steps or none. Returns failed conditions; throws any other error. Steps given as a function are made anew
 * for each try, so that they can choose another row than the one that another transaction holds.
 */
export async function writeTogether(
  dynamo: Dynamo,
  steps: Steps | (() => Steps),
  random: Random,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await dynamo.send(
        new TransactWriteCommand({ TransactItems: typeof steps === 'function' ? steps() : steps }),
      )
      return { done: true }
    } catch (error) {
      const codes = reasonsOf(error)
      const failed = new Set(
        codes.flatMap((code, index) => (code === 'ConditionalCheckFailed' ? [index] : [])),
      )
      if (failed.size > 0) return { done: false, failed }
      if (!codes.includes('TransactionConflict') || tries === maxTries) throw error
      await pause(pauseAfter(tries, random))
    }
  }
}

function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') return []
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return []
  return error.CancellationReasons.map((reason: { Code?: string }) => reason.Code ?? 'None')
}
