import { PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda'
import { DeleteMessageBatchCommand } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { wrongInput } from './sdk-models.ts'

test('an input that the model of its command allows has no faults', () => {
  const input = { FunctionName: 'a', ReservedConcurrentExecutions: 0 }
  expect(wrongInput(new PutFunctionConcurrencyCommand(input))).toEqual([])
})

test('an unknown member is named with its path', () => {
  const wrong = { FunctionName: 'a', Reserved: 0 } as never
  expect(wrongInput(new PutFunctionConcurrencyCommand(wrong))).toContain(
    'PutFunctionConcurrency.Reserved is unknown',
  )
  const nested = { QueueUrl: 'a', Entries: [{ Id: '1', Handle: 'b' }] } as never
  expect(wrongInput(new DeleteMessageBatchCommand(nested))).toContain(
    'DeleteMessageBatch.Entries[0].Handle is unknown',
  )
})

test('a missing member and a value of another kind are named', () => {
  expect(wrongInput(new DeleteMessageBatchCommand({ QueueUrl: 'a' } as never))).toEqual([
    'DeleteMessageBatch.Entries is missing',
  ])
  expect(wrongInput(new DeleteMessageBatchCommand({ QueueUrl: 'a', Entries: 'b' } as never))).toEqual([
    'DeleteMessageBatch.Entries is no list',
  ])
})
