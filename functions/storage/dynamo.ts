import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { AwsAddress } from '../config.ts'

/** Answers 503 within five seconds; without timeouts a request would hang until the gateway's 30. */
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
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
}
