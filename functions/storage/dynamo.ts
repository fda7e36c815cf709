import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { AwsAddress } from '../config.ts'
import { heedingDeadline } from '../deadline.ts'

/** Of each attempt. A request's own deadline ends it earlier, with all its attempts: `deadline.ts`. */
const connectMilliseconds = 1000
const answerMilliseconds = 3000
const attempts = 3

export type Dynamo = DynamoDBDocumentClient

export function createDynamo(address: AwsAddress): Dynamo {
  const client = new DynamoDBClient({
    ...address,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    },
  })
  return DynamoDBDocumentClient.from(heedingDeadline(client), {
    marshallOptions: { removeUndefinedValues: true },
  })
}
