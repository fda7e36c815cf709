import { InvokeCommand, type LambdaClient } from '@aws-sdk/client-lambda'
import { errorFields, type Log } from '../log/log.ts'

/** How long the next function waits for one that is still running. Six of them stay below the minute of the schedule. */
export const waitMilliseconds = 8000

/**
 * Invokes the functions one after another, so that they take one execution of the account's quota at a time. One that runs longer
 * than the wait goes on beside the next. Its own alarm counts a run that ends with an error; this function fails where a run did
 * not begin.
 */
export async function dispatch(
  names: readonly string[],
  { client, log }: { client: LambdaClient; log: Log },
): Promise<void> {
  let missed = 0
  for (const FunctionName of names)
    try {
      await client.send(new InvokeCommand({ FunctionName, Payload: '{}' }))
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') continue
      missed += 1
      log.warn('run not begun', { function: FunctionName, ...errorFields(error) })
    }
  if (missed > 0) throw new Error(`${missed} of ${names.length} runs did not begin.`)
}
