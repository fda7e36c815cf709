import type { LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import { invoke } from './restore.ts'
import { deadLetterQueues, nameOf, type Part } from './stack-parts.ts'

/** Longer than the longest timeout of the functions. */
const hiddenSeconds = 900
const messagesPerCall = 10

type Clients = { sqs: SQSClient; lambda: LambdaClient }

/**
 * Runs the functions whose queue has messages. A message names records of a stream, which DynamoDB keeps for a day, and no row;
 * the function's scheduled run finds every row that is due. So this invokes it like the schedule, and deletes the messages
 * received before once it has succeeded. After a failure they stay.
 */
export async function redrive(
  { sqs, lambda }: Clients,
  { parts, say }: { parts: readonly Part[]; say: (line: string) => void },
): Promise<boolean> {
  let allSucceeded = true
  for (const { queueUrl, construct } of deadLetterQueues(parts)) {
    const messages = await messagesIn(sqs, queueUrl)
    if (messages.length === 0) {
      say(`${construct}: the queue is empty.`)
      continue
    }
    try {
      await invoke(lambda, nameOf(parts, 'function', construct), {})
    } catch (error) {
      allSucceeded = false
      say(`${construct}: ${messages.length} messages stay. ${error instanceof Error ? error.message : ''}`)
      continue
    }
    await deleteAll(sqs, queueUrl, messages)
    say(`${construct}: run succeeded, ${messages.length} messages deleted.`)
  }
  return allSucceeded
}

async function messagesIn(sqs: SQSClient, QueueUrl: string): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const { Messages = [] } = await sqs.send(
      new ReceiveMessageCommand({
        QueueUrl,
        MaxNumberOfMessages: messagesPerCall,
        VisibilityTimeout: hiddenSeconds,
        WaitTimeSeconds: 1,
      }),
    )
    if (Messages.length === 0) return all
    all.push(...Messages)
  }
}

async function deleteAll(sqs: SQSClient, QueueUrl: string, messages: readonly Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += messagesPerCall) {
    const { Failed = [] } = await sqs.send(
      new DeleteMessageBatchCommand({
        QueueUrl,
        Entries: messages
          .slice(at, at + messagesPerCall)
          .map(({ ReceiptHandle }, index) => ({ Id: String(index), ReceiptHandle })),
      }),
    )
    if (Failed.length > 0) throw new Error(`${Failed.length} messages could not be deleted; run this again.`)
  }
}
