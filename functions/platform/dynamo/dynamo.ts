import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { AwsAddress } from '../config/aws-address.ts'
import { attempts, heedingDeadline } from '../world/sdk-client.ts'

export type Dynamo = DynamoDBDocumentClient

export function createDynamo(address: AwsAddress): Dynamo {
  const client = new DynamoDBClient({
    ...address,
    ...attempts({ max: 3, connectMilliseconds: 1000, answerMilliseconds: 3000 }),
  })
  return DynamoDBDocumentClient.from(heedingDeadline(client), {
    marshallOptions: { removeUndefinedValues: true },
  })
}
