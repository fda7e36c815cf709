import * as z from 'zod/mini'
import { jsonIn } from '#functions/platform/world/json-in.ts'
import { ModelFailure, type Model, type ModelEvent, type Conversation } from './model.ts'

const busyStatus = new Set([429, 503, 529])
/** Bounds the memory that a stream without line breaks takes. */
const maxLineCharacters = 100_000

const chunk = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
})

type ChatModel = { baseUrl: string; modelId: string; key: string | undefined }

/** Any model behind `POST {base}/chat/completions`: vLLM, Ollama, TGI, llama.cpp and most providers. */
export function createChatModel({ baseUrl, modelId, key }: ChatModel): Model {
  const url = `${baseUrl.replace(/\/+$/u, '')}/chat/completions`
  return {
    modelId,
    async *answer(conversation, signal): AsyncIterable<ModelEvent> {
      const body = await opened(url, { json: requestOf(modelId, conversation), key, signal })
      try {
        for await (const data of dataLines(body)) {
          if (data === '[DONE]') return
          const read = chunk.safeParse(jsonIn(data))
          if (!read.success) throw new ModelFailure('failed', 'unreadable chunk')
          yield* eventsIn(read.data)
        }
        throw new ModelFailure('failed', 'half a stream')
      } catch (error) {
        throw error instanceof ModelFailure ? error : new ModelFailure('failed', nameOf(error))
      }
    },
  }
}

const requestOf = (model: string, { instructions, messages, maxTokens }: Conversation) => ({
  model,
  stream: true,
  stream_options: { include_usage: true },
  max_tokens: maxTokens,
  messages: [
    { role: 'system', content: instructions },
    ...messages.map(({ role, text }) => ({ role, content: text })),
  ],
})

type Opening = { json: object; key: string | undefined; signal: AbortSignal }

async function opened(url: string, { json, key, signal }: Opening): Promise<ReadableStream<Uint8Array>> {
  let response: Response
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(json),
      // A redirect could send the key to another host.
      redirect: 'error',
      signal,
    })
  } catch (error) {
    throw new ModelFailure('failed', nameOf(error))
  }
  if (response.ok && response.body !== null) return response.body
  await response.body?.cancel()
  throw new ModelFailure(busyStatus.has(response.status) ? 'busy' : 'failed', String(response.status))
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'no error')

/** The data of server-sent events, line by line. */
async function* dataLines(body: ReadableStream<Uint8Array>): AsyncIterable<string> {
  let open = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (open + text).split(/\r?\n/u)
    open = lines.pop() ?? ''
    if (open.length > maxLineCharacters) throw new ModelFailure('failed', 'endless line')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
}

function* eventsIn({ choices = [], usage }: z.output<typeof chunk>): Iterable<ModelEvent> {
  const [choice] = choices
  const text = choice?.delta?.content
  if (typeof text === 'string' && text !== '') yield { kind: 'text', text }
  if (choice?.finish_reason === 'content_filter' || typeof choice?.delta?.refusal === 'string')
    yield { kind: 'refused' }
  if (usage) yield { kind: 'tokens', tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } }
}
