import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  DeleteFunctionConcurrencyCommand,
  InvokeCommand,
  PutFunctionConcurrencyCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda'
import type { Template } from '../deploy/template.ts'
import { background } from '../resources/background.ts'
import type { Grants, TableAction } from '../resources/grants.ts'
import type { LambdaShape } from '../resources/lambda-shape.ts'
import { restoreRows } from './restore-rows.ts'
import { nameOf, partOf, type Part } from './stack-parts.ts'

/** `removals` deletes what was deleted on purpose, and runs at the end of the restore. */
const running = new Set(['removals'])

const writingActions = new Set<TableAction>(['PutItem', 'UpdateItem', 'DeleteItem'])

function writes({ tables = {} }: Grants): boolean {
  return Object.values(tables).some((actions) => actions.some((action) => writingActions.has(action)))
}

/**
 * The functions that write or e-mail without a request, and act on rows that are only half restored. The API goes on: a row that it
 * writes meanwhile is newer than the backup and stays.
 */
export const stoppedFunctions: readonly string[] = Object.entries<LambdaShape>(background)
  .filter(([name, { grants }]) => !running.has(name) && (grants.mail !== undefined || writes(grants)))
  .map(([name]) => name)

type Clients = { dynamo: DynamoDBClient; lambda: LambdaClient }

type Functions = {
  parts: readonly Part[]
  /** The deployed template, which has the reserved executions of each function. */
  deployed: Template
  say: (line: string) => void
}

type Request = Functions & {
  /** A table of the product: `users`. */
  table: string
  from: string
  /** Ids of damaged rows, which are overwritten. */
  replace: readonly string[]
  now: Date
}

/**
 * Copies rows of a restored table back while the functions that write and e-mail by themselves are stopped, and has the removals of
 * the last 40 days carried out again. The functions start again, also after a failure; after the end of this process, by `resume`.
 */
export async function restore({ dynamo, lambda }: Clients, request: Request): Promise<void> {
  const { parts, table, from, replace, now, say } = request
  say(`These functions are stopped meanwhile: ${stoppedFunctions.join(', ')}.`)
  say(
    'If this is interrupted, run the same command again. To start the functions without it: npm run operate -- restore --resume',
  )
  try {
    for (const { name: FunctionName } of functionParts(parts))
      await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions: 0 }))
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
    await resume(lambda, request)
  }
}

const functionParts = (parts: readonly Part[]): Part[] =>
  stoppedFunctions.map((name) => partOf(parts, 'function', name))

type Reserved = { ReservedConcurrentExecutions?: number }

/** Gives the functions back the executions that the deployed template reserves for them. */
export async function resume(lambda: LambdaClient, { parts, deployed, say }: Functions): Promise<void> {
  for (const { logicalId, name: FunctionName } of functionParts(parts)) {
    const { ReservedConcurrentExecutions }: Reserved = deployed.Resources[logicalId]?.Properties ?? {}
    if (ReservedConcurrentExecutions === undefined)
      await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }))
    else await lambda.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions }))
  }
  say('The functions are started again.')
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
