import { BedrockRuntimeClient, ConverseStreamCommand } from '@aws-sdk/client-bedrock-runtime'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { ModelFailure, type Model, type ModelEvent, type Conversation } from './model.ts'

const connectMilliseconds = 1000

const busyErrors = new Set([
  'ThrottlingException',
  'ServiceUnavailableException',
  'ModelNotReadyException',
  'ServiceQuotaExceededException',
  'throttlingException',
  'serviceUnavailableException',
])

const refusals = new Set(['content_filtered', 'guardrail_intervened', 'refusal'])

/** Models of Amazon Bedrock, by `ConverseStream`. One attempt: a second one would come too late for the turn. */
export function createBedrock({ address, modelId }: { address: AwsAddress; modelId: string }): Model {
  const client = new BedrockRuntimeClient({
    ...address,
    maxAttempts: 1,
    // The SDK's default handler uses HTTP/2, which only streams in both directions need.
    requestHandler: new NodeHttpHandler({ connectionTimeout: connectMilliseconds }),
  })
  return {
    modelId,
    async *answer({ instructions, messages, maxTokens }: Conversation, signal): AsyncIterable<ModelEvent> {
      try {
        const { stream } = await client.send(
          new ConverseStreamCommand({
            modelId,
            system: [{ text: instructions }],
            messages: messages.map(({ role, text }) => ({ role, content: [{ text }] })),
            inferenceConfig: { maxTokens },
          }),
          { abortSignal: signal },
        )
        for await (const { contentBlockDelta, messageStop, metadata } of stream ?? []) {
          const text = contentBlockDelta?.delta?.text
          if (text !== undefined) yield { kind: 'text', text }
          if (refusals.has(messageStop?.stopReason ?? '')) yield { kind: 'refused' }
          const { inputTokens: input, outputTokens: output } = metadata?.usage ?? {}
          if (input !== undefined && output !== undefined) yield { kind: 'tokens', tokens: { input, output } }
        }
      } catch (error) {
        const code = error instanceof Error ? error.name : 'no error'
        throw new ModelFailure(busyErrors.has(code) ? 'busy' : 'failed', code)
      }
    },
  }
}
