import type { ServerResponse } from 'node:http'
import { eventFrame, exceptionFrame } from './frames.ts'
import { modelText, paced, tokensOf, type ChatMessage, type ModelFault, type ModelPace } from './script.ts'

export type ConverseBody = {
  messages?: { role: string; content: { text?: string }[] }[]
  system?: { text?: string }[]
  inferenceConfig?: { maxTokens?: number; temperature?: number }
}

const messagesIn = ({ messages = [] }: ConverseBody): ChatMessage[] =>
  messages.map(({ role, content }) => ({ role, text: content.map(({ text = '' }) => text).join('') }))

const textsIn = (body: ConverseBody): string =>
  [...(body.system ?? []).map(({ text = '' }) => text), ...messagesIn(body).map(({ text }) => text)].join(' ')

const usageOf = (body: ConverseBody, output: string) => {
  const [inputTokens, outputTokens] = [tokensOf(textsIn(body)).length, tokensOf(output).length]
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }
}

const refusedReason = (fault: ModelFault | undefined): string =>
  fault?.kind === 'refuses' ? 'content_filtered' : 'end_turn'

/** Why Bedrock refuses a conversation; covers what the product could send. */
export function converseProblem({ messages, inferenceConfig }: ConverseBody): string | undefined {
  // As the newer models of Claude answer.
  if (inferenceConfig?.temperature !== undefined) return '`temperature` is deprecated for this model.'
  if (messages?.[0]?.role !== 'user')
    return 'A conversation must start with a user message. Try again with a conversation that starts with a user message.'
  if (messages.some(({ role }, index) => role === messages[index - 1]?.role))
    return 'A conversation must alternate between user and assistant roles. Make sure the conversation alternates between user and assistant roles and try again.'
  if (messages.some(({ content }) => content.some(({ text }) => (text ?? '').trim() === '')))
    return 'The text field in the ContentBlock object is blank. Add text to the text field, and try again.'
  return undefined
}

/** `Converse`: the whole answer in one response. */
export async function converse(
  body: ConverseBody,
  fault: ModelFault | undefined,
  pace: ModelPace,
): Promise<object> {
  const text = modelText(messagesIn(body), fault)
  let output = ''
  for await (const token of paced(text, fault, pace)) output += token
  return {
    output: { message: { role: 'assistant', content: [{ text: output }] } },
    stopReason: refusedReason(fault),
    usage: usageOf(body, output),
    metrics: { latencyMs: 1 },
  }
}

/** `ConverseStream`: the answer as events. */
export async function converseStream(
  body: ConverseBody,
  { fault, pace, response }: { fault: ModelFault | undefined; pace: ModelPace; response: ServerResponse },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/vnd.amazon.eventstream' })
  response.flushHeaders()
  response.write(eventFrame('messageStart', { role: 'assistant' }))
  let output = ''
  for await (const token of paced(modelText(messagesIn(body), fault), fault, pace)) {
    output += token
    response.write(eventFrame('contentBlockDelta', { contentBlockIndex: 0, delta: { text: token } }))
    if (response.destroyed) return
  }
  if (fault?.kind === 'half') {
    response.end(exceptionFrame('modelStreamErrorException', 'The model stopped.'))
    return
  }
  response.write(eventFrame('contentBlockStop', { contentBlockIndex: 0 }))
  response.write(eventFrame('messageStop', { stopReason: refusedReason(fault) }))
  response.end(eventFrame('metadata', { usage: usageOf(body, output), metrics: { latencyMs: 1 } }))
}
