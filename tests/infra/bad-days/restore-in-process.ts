import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { LambdaClient } from '@aws-sdk/client-lambda'
import { localAddress } from '#infra/local/functions/config.ts'
import { restore } from '#infra/operate/restore.ts'
import { localParts } from './background-of.ts'

/** A restore in a process of its own, which ends without a trace after a number of rows. */
const { dynamo, lambda, from, killAfter } = JSON.parse(process.argv[2] ?? '') as {
  dynamo: string
  lambda: string
  from: string
  killAfter: number | null
}
const client = new DynamoDBClient(localAddress(dynamo))
let rows = 0
client.middlewareStack.add(
  (next, context) => async (args) => {
    if (context.commandName === 'PutItemCommand') rows += 1
    if (killAfter !== null && rows > killAfter) process.kill(process.pid, 'SIGKILL')
    return next(args)
  },
  { step: 'initialize' },
)
await restore(
  { dynamo: client, lambda: new LambdaClient(localAddress(lambda)) },
  {
    parts: localParts((name) => name),
    deployed: { Resources: {} },
    table: 'users',
    from,
    replace: [],
    now: new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
  },
)
