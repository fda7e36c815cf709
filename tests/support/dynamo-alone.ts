import { afterAll, beforeAll } from 'vitest'
import { startDynamo } from 'local-aws/dynamodb'
import { systemRandom } from '#functions/platform/world/ports.ts'
import { createDynamo, type Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { writeTogether, type Step } from '#functions/platform/dynamo/transaction.ts'
import { createTables } from '#infra/local/create-tables.ts'
import { localAddress } from '#infra/local/functions/config.ts'

/** The stand-in of DynamoDB without the product, for one test file. */
export function dynamoAlone() {
  let server: Awaited<ReturnType<typeof startDynamo>>
  let dynamo: Dynamo
  beforeAll(async () => {
    server = await startDynamo({ port: 0 })
    await createTables(server.url)
    dynamo = createDynamo(localAddress(server.url))
  })
  afterAll(async () => {
    dynamo.destroy()
    await server.close()
  })
  let names = 0
  return {
    dynamo: (): Dynamo => dynamo,
    /** Another name each time, so that tests share no row. */
    aName: (kind: string): string => `${kind}-${(names += 1)}`,
    /** Whether a transaction of these steps is written. */
    written: async (...steps: Step[]): Promise<boolean> =>
      (await writeTogether(dynamo, steps, systemRandom)).done,
  }
}
