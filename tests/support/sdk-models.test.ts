import { PutFunctionConcurrencyCommand } from '@aws-sdk/client-lambda'
import { DeleteMessageBatchCommand } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { wrongInput } from './sdk-models.ts'

test('an input is checked against the model of its command', () => {
  const input = { FunctionName: 'a', ReservedConcurrentExecutions: 0 }
  expect(wrongInput(new PutFunctionConcurrencyCommand(input))).toEqual([])
  const wrong = { FunctionName: 'a', Reserved: 0 } as never
  expect(wrongInput(new PutFunctionConcurrencyCommand(wrong))).toContain(
    'PutFunctionConcurrency.Reserved is unknown',
  )
  const nested = { QueueUrl: 'a', Entries: [{ Id: '1', Handle: 'b' }] } as never
  expect(wrongInput(new DeleteMessageBatchCommand(nested))).toContain(
    'DeleteMessageBatch.Entries[0].Handle is unknown',
  )
  expect(wrongInput(new DeleteMessageBatchCommand({ QueueUrl: 'a' } as never)).join()).toMatch(
    /^$|Entries is missing/,
  )
})
