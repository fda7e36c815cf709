import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteFunctionConcurrencyCommand,
  InvokeCommand,
  PutFunctionConcurrencyCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import { restoreRows } from './restore-rows.ts'
import { nameOf, type Part } from './stack-parts.ts'

/** They could e-mail candidates and visitors whose data was removed since the backup. */
const senders = ['Letters', 'ContactRelay'] as const

type Clients = { dynamo: DynamoDBClient; lambda: LambdaClient }

type Request = {
  parts: readonly Part[]
  /** A table of the product: `users`. */
  table: string
  from: string
  /** Ids of damaged rows, which are overwritten. */
  replace: readonly string[]
  now: Date
  say: (line: string) => void
}

/**
 * Copies rows of a restored table back while the functions that send e-mails are stopped, and has the removals of the last 40 days
 * carried out again. The functions start again, also after a failure.
 */
export async function restore({ dynamo, lambda }: Clients, request: Request): Promise<void> {
  const { parts, table, from, replace, now, say } = request
  const functions = senders.map((name) => nameOf(parts, 'function', name))
  for (const FunctionName of functions)
    await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
  say(`Sending is stopped meanwhile: ${senders.join(' and ')}.`)
  try {
    const removalsTable = nameOf(parts, 'table', 'Removals')
    const to = nameOf(parts, 'table', table)
    const counts = await restoreRows(dynamo, { from, to, removalsTable, replace, now })
    const { copied, existing, replaced, removed, expired } = counts
    say(
      `${table}: ${copied} rows copied, ${existing} existed, ${replaced} replaced, ${removed} of removed data left out, ${expired} expired.`,
    )
    await invoke(lambda, nameOf(parts, 'function', 'Removals'), { everything: true })
    say('The removals of the last 40 days were carried out again.')
  } finally {
    for (const FunctionName of functions)
      await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
    say('Sending is resumed.')
  }
}

/** Invokes a function and waits for its end; throws where it ended with an error. */
export async function invoke(lambda: LambdaClient, FunctionName: string, payload: object): Promise<void> {
  const { FunctionError, Payload } = await lambda.send(
    new InvokeCommand({
      FunctionName,
      InvocationType: 'RequestResponse',
      Payload: new TextEncoder().encode(JSON.stringify(payload)),
    }),
  )
  if (FunctionError !== undefined)
    throw new Error(`${FunctionName} failed: ${new TextDecoder().decode(Payload)}. Its log has the error.`)
}
