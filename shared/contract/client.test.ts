import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createClient, type WireRequest } from './client.ts'
import { endpoint } from './endpoint.ts'
import { success } from './wire.ts'

const library = {
  find: endpoint({
    method: 'GET',
    path: '/books/{bookId}/pages/{page}',
    auth: 'public',
    summary: 'Find a page',
    query: z.object({ language: z.optional(z.string()) }),
    response: success(z.object({ id: z.string() })),
  }),
  add: endpoint({
    method: 'POST',
    path: '/books/',
    auth: 'public',
    summary: 'Add a book',
    body: z.object({ title: z.string() }),
    response: success(z.object({ id: z.string() })),
  }),
} as const

function aClient(answer: unknown) {
  const sent: WireRequest[] = []
  const client = createClient(library, async (request) => {
    sent.push(request)
    return answer
  })
  return { client, sent }
}

test('path parameters and query are percent-encoded', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.find({ params: { bookId: 'a/b', page: '1' }, query: { language: 'ms&x' } })
  expect(sent[0]).toMatchObject({ method: 'GET', address: '/api/books/a%2Fb/pages/1?language=ms%26x' })
})

test('a path keeps its trailing slash, and a retry its idempotency key', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.add({ body: { title: 'Silat' }, idempotencyKey: 'k' })
  expect(sent[0]).toMatchObject({
    address: '/api/books/',
    body: { title: 'Silat' },
    headers: { 'idempotency-key': 'k' },
  })
})

test('an answer that breaks the contract throws', async () => {
  const { client } = aClient({ success: true, data: { id: 7 } })
  await expect(client.add({ body: { title: 'Silat' } })).rejects.toThrow('invalid_type')
})
