import type { LambdaClient } from '@aws-sdk/client-lambda'
import {
  DeleteMessageBatchCommand,
  ReceiveMessageCommand,
  type Message,
  type SQSClient,
} from '@aws-sdk/client-sqs'
import { invoke } from './restore.ts'
import { deadLetterQueues, nameOf, type Part } from './stack-parts.ts'

/** Longer than the longest of the functions runs. */
const hiddenSeconds = 900
const messagesPerCall = 10

type Clients = { sqs: SQSClient; lambda: LambdaClient }

/**
 * Handles what failed again. A message names records of a stream, which DynamoDB keeps for a day, and no row; the function's
 * schedule finds every row that is due. So the function runs as its schedule runs it, and once it has succeeded
 * the messages that were there before are deleted. Where it fails they stay.
 */
export async function redrive(
  { sqs, lambda }: Clients,
  { parts, say }: { parts: readonly Part[]; say: (line: string) => void },
): Promise<boolean> {
  let allSucceeded = true
  for (const { queueUrl, construct } of deadLetterQueues(parts)) {
    const messages = await messagesIn(sqs, queueUrl)
    if (messages.length === 0) {
      say(`${construct}: nothing waits.`)
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
    say(`${construct}: done again, ${messages.length} messages deleted.`)
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
          .map(({ ReceiptHandle }, place) => ({ Id: String(place), ReceiptHandle })),
      }),
    )
    if (Failed.length > 0) throw new Error(`${Failed.length} messages could not be deleted; run this again.`)
  }
}
