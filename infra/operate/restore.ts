import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteFunctionConcurrencyCommand,
  InvokeCommand,
  PutFunctionConcurrencyCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import { restoreRows } from './restore-rows.ts'
import { nameOf, type Part } from './stack-parts.ts'

/** They would write to people who are gone. */
const writers = ['Letters', 'ContactRelay'] as const

type Clients = { dynamo: DynamoDBClient; lambda: LambdaClient }

type Request = {
  parts: readonly Part[]
  /** A table of the product: `users`. */
  table: string
  from: string
  /** Ids of rows that are spoilt: they are overwritten. */
  replace: readonly string[]
  now: Date
  say: (line: string) => void
}

/**
 * Copies rows of a restored table back, while no letter is sent, and has everything that was removed looked for again.
 * Letters go on afterwards, also where the copying failed.
 */
export async function restore({ dynamo, lambda }: Clients, request: Request): Promise<void> {
  const { parts, table, from, replace, now, say } = request
  const functions = writers.map((name) => nameOf(parts, 'function', name))
  for (const FunctionName of functions)
    await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
  say(`No letters are sent meanwhile: ${writers.join(' and ')} are stopped.`)
  try {
    const removalsTable = nameOf(parts, 'table', 'Removals')
    const to = nameOf(parts, 'table', table)
    const counts = await restoreRows(dynamo, { from, to, removalsTable, replace, now })
    const { copied, there, replaced, removed, expired } = counts
    say(
      `${table}: ${copied} rows copied, ${there} were there, ${replaced} replaced, ${removed} of removed people left out, ${expired} expired.`,
    )
    await invoke(lambda, nameOf(parts, 'function', 'Removals'), { everything: true })
    say('Everything that was removed in the last 40 days was looked for again.')
  } finally {
    for (const FunctionName of functions)
      await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
    say('Letters are sent again.')
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
