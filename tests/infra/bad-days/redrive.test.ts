import { LambdaClient } from '@aws-sdk/client-lambda'
import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localAddress } from '#infra/local/functions/config.ts'
import { redrive } from '#infra/operate/redrive.ts'
import { aCaller } from '#tests/support/enquiry-desk.ts'
import { anEnquiry, sendEnquiry } from '#tests/support/enquiries.ts'
import { startLambda, type LambdaStandIn } from '#tests/support/lambda-stand-in.ts'
import { notingCommands, wrongInput, type Sent } from '#tests/support/sdk-models.ts'
import { startSqs, type SqsStandIn } from '#tests/support/sqs-stand-in.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'
import { backgroundOf, localParts } from './background-of.ts'

let stack: TestStack
let lambda: LambdaStandIn
let queues: SqsStandIn
let isBroken = false
const sent: Sent[] = []
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
  queues = await startSqs()
  const { contactRelay, letters, interviewFiles } = backgroundOf(stack)
  lambda = await startLambda({
    contactRelay,
    interviewFiles,
    letters: async (event) => {
      if (isBroken) throw new Error('SES does not answer')
      return letters(event)
    },
  })
})
afterAll(async () => {
  await Promise.all([queues.close(), lambda.close()])
  await stack.close()
})

async function run(): Promise<{ done: boolean; said: string[] }> {
  const said: string[] = []
  const clients = {
    sqs: notingCommands(new SQSClient({ ...localAddress(queues.url), maxAttempts: 1 }), sent),
    lambda: notingCommands(new LambdaClient({ ...localAddress(lambda.url), maxAttempts: 1 }), sent),
  }
  const parts = localParts(queues.queueUrl)
  const done = await redrive(clients, { parts, say: (line) => void said.push(line) })
  return { done, said }
}

test('the function runs again and sends the enquiry, and its messages are deleted', async () => {
  stack.ses.faults.set({ kind: 'down' })
  expect((await sendEnquiry(stack.gateway, anEnquiry({ email: 'lost@example.com' }), aCaller())).status).toBe(
    200,
  )
  // SQS returns at most ten in one call.
  for (let at = 0; at < 23; at += 1) queues.put('contactRelay', `{"shard":"${at}"}`)
  stack.ses.faults.set(null)
  stack.passTime(3600)
  expect(await run()).toEqual({
    done: true,
    said: [
      'ContactRelay: done again, 23 messages deleted.',
      'Letters: nothing waits.',
      'InterviewFiles: nothing waits.',
    ],
  })
  expect(queues.waiting('contactRelay')).toEqual([])
  const mailed = JSON.stringify(stack.ses.inbox.list())
  expect(mailed).toContain('lost@example.com')
})

test('the messages of a function that still fails stay in the queue', async () => {
  queues.put('letters', '{}')
  isBroken = true
  expect(await run()).toMatchObject({
    done: false,
    said: [
      expect.anything(),
      expect.stringContaining(
        'Letters: 1 messages stay. letters failed: {"errorMessage":"SES does not answer"}',
      ),
      expect.anything(),
    ],
  })
  expect(queues.waiting('letters')).toEqual(['{}'])
})

test('all calls fit the service models of the SDK', () => {
  expect(sent.length).toBeGreaterThan(8)
  expect(sent.flatMap(wrongInput)).toEqual([])
})
