import type { ServerResponse } from 'node:http'
import { modelText, paced, tokensOf, type ModelFault, type ModelPace } from './script.ts'

export type ChatBody = {
  model?: string
  stream?: boolean
  messages?: { role: string; content: string }[]
}

/** `POST /v1/chat/completions` with `stream: true`, as vLLM, Ollama and llama.cpp answer it. */
export async function chatCompletions(
  { model = '', messages = [] }: ChatBody,
  { fault, pace, response }: { fault: ModelFault | undefined; pace: ModelPace; response: ServerResponse },
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  const send = (data: object | string): void => {
    response.write(`data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
  }
  const chunk = (delta: object, finish: string | null = null) => ({
    id: 'chatcmpl-local',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })
  send(chunk({ role: 'assistant', content: '' }))
  const conversation = messages.map(({ role, content }) => ({ role, text: content }))
  let output = ''
  for await (const token of paced(modelText(conversation, fault), fault, pace)) {
    output += token
    send(chunk({ content: token }))
    if (response.destroyed) return
  }
  if (fault?.kind === 'half') {
    response.destroy()
    return
  }
  send(chunk({}, fault?.kind === 'refuses' ? 'content_filter' : 'stop'))
  const input = tokensOf(messages.map(({ content }) => content).join(' ')).length
  const usage = {
    prompt_tokens: input,
    completion_tokens: tokensOf(output).length,
    total_tokens: input + tokensOf(output).length,
  }
  send({ id: 'chatcmpl-local', object: 'chat.completion.chunk', model, choices: [], usage })
  send('[DONE]')
  response.end()
}
