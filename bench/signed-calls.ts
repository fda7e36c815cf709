import { createHash } from 'node:crypto'
import type { SignedCall } from './hand-signed.ts'
import { addressNumber, enquiryText } from './gateway-event.ts'

/** The calls to DynamoDB that the functions make for their first requests, in the JSON of its protocol. */

export const signedHealth = (): SignedCall => ({
  operation: 'GetItem',
  input: { TableName: 'guards', Key: { id: { S: 'probe' } } },
})

export const signedSweep = (): SignedCall => ({
  operation: 'Query',
  input: {
    TableName: 'enquiries',
    IndexName: 'outbox',
    KeyConditionExpression: 'outbox = :state AND dueAt <= :due',
    ExpressionAttributeValues: { ':state': { S: 'pending' }, ':due': { S: new Date().toISOString() } },
    Limit: 200,
  },
})

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const signedEnquiry = (call: number): SignedCall => {
  const now = new Date()
  const second = String(Math.floor(now.getTime() / 1000))
  return {
    operation: 'TransactWriteItems',
    input: {
      TransactItems: [
        {
          Put: {
            TableName: 'guards',
            Item: { id: { S: `once#${hash(enquiryText(call))}` }, expiresAt: { N: second } },
            ConditionExpression: 'attribute_not_exists(id) OR expiresAt < :now',
            ExpressionAttributeValues: { ':now': { N: second } },
          },
        },
        {
          Update: {
            TableName: 'guards',
            Key: { id: { S: `rate#${hash(addressNumber(call))}` } },
            UpdateExpression: 'ADD used :one SET expiresAt = :end',
            ConditionExpression: 'attribute_not_exists(used) OR used < :most',
            ExpressionAttributeValues: { ':one': { N: '1' }, ':most': { N: '20' }, ':end': { N: second } },
          },
        },
        {
          Put: {
            TableName: 'enquiries',
            Item: {
              id: { S: `signed-${call}` },
              receivedAt: { S: now.toISOString() },
              enquiry: { S: enquiryText(call) },
              outbox: { S: 'pending' },
              dueAt: { S: now.toISOString() },
              attempts: { N: '0' },
              sent: { M: {} },
              expiresAt: { N: second },
            },
            ConditionExpression: 'attribute_not_exists(id)',
          },
        },
      ],
    },
  }
}
