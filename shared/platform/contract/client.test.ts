import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createCheckedClient } from './checked-client.ts'
import { createClient, type WireRequest } from './client.ts'
import { endpoint } from './endpoint.ts'
import { groupFacts } from './facts.ts'
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
    on401: 'stay',
    summary: 'Add a book',
    body: z.object({ title: z.string() }),
    response: success(z.object({ id: z.string() })),
  }),
} as const

function aClient(answer: unknown, status = 200) {
  const sent: WireRequest[] = []
  const client = createClient(groupFacts(library), async (request) => {
    sent.push(request)
    return { status, body: answer }
  })
  return { client, sent }
}

test('percent-encodes path parameters and query', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.find({ params: { bookId: 'a/b', page: '1' }, query: { language: 'ms&x' } })
  expect(sent[0]).toMatchObject({ method: 'GET', address: '/api/books/a%2Fb/pages/1?language=ms%26x' })
})

test('leaves an empty or undefined query parameter out', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.find({ params: { bookId: 'a', page: '1' }, query: { language: '' } })
  await client.find({ params: { bookId: 'a', page: '1' }, query: { language: undefined } })
  expect(sent.map(({ address }) => address)).toEqual(Array(2).fill('/api/books/a/pages/1'))
})

test('sends a path with its trailing slash, and the idempotency key as a header', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.add({ body: { title: 'Silat' }, idempotencyKey: 'k' })
  expect(sent[0]).toMatchObject({
    address: '/api/books/',
    body: { title: 'Silat' },
    headers: { 'idempotency-key': 'k' },
  })
})

test('the checked client refuses an answer that breaks the contract, and says what is wrong with it', async () => {
  const client = createCheckedClient(library, async () => ({
    status: 200,
    body: { success: true, data: { id: 7 } },
  }))
  const refusal = await client.add({ body: { title: 'Silat' } }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ code: 'unreadable_answer', message: 'Invalid response from server' })
  expect(String((refusal as Error).cause)).toContain('invalid_type')
})

test.each([[undefined], ['<html>'], [null]])(
  'a success without an object in its body is unreadable: %s',
  async (body) => {
    const { client } = aClient(body)
    await expect(client.add({ body: { title: 'Silat' } })).rejects.toMatchObject({
      code: 'unreadable_answer',
      message: 'Invalid response from server',
    })
  },
)

test('a failed answer is thrown as a refusal', async () => {
  const { client } = aClient({ code: 'too_large', message: 'Too much', detail: 'Too much' }, 413)
  await expect(client.add({ body: { title: 'Silat' } })).rejects.toMatchObject({
    code: 'too_large',
    message: 'Too much',
  })
})

test('a request says what a 401 means for the sign-in: by its declaration, else "sign-in-needed"', async () => {
  const { client, sent } = aClient({ success: true, data: { id: 'b' } })
  await client.add({ body: { title: 'Silat' } })
  await client.find({ params: { bookId: 'a', page: '1' } })
  expect(sent.map(({ on401 }) => on401)).toEqual(['stay', 'sign-in-needed'])
})
