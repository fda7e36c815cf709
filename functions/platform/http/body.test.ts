import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { BodyKind, Endpoint } from '#shared/platform/contract/endpoint.ts'
import { Refusal } from '#shared/platform/contract/errors.ts'
import { anEvent } from '#tests/support/events.ts'
import { readBody } from './body.ts'

type Wanted = {
  body?: string
  base64?: boolean
  contentType?: string | undefined
  kind?: BodyKind
  limitBytes?: number
}

/** What the runtime reads, or the code of its refusal. */
async function reading({ body, base64 = false, contentType, kind, limitBytes }: Wanted): Promise<unknown> {
  const endpoint: Endpoint = {
    method: 'POST',
    path: '/books',
    auth: 'public',
    summary: 'Add a book',
    response: z.unknown(),
    ...(kind === undefined ? {} : { bodyKind: kind }),
    ...(limitBytes === undefined ? {} : { bodyLimitBytes: limitBytes }),
  }
  const event = anEvent('POST /api/books', {
    ...(body === undefined ? {} : { body }),
    base64,
    headers: { 'content-type': contentType },
  })
  try {
    return await readBody(endpoint, event)
  } catch (error) {
    return error instanceof Refusal ? error.code : error
  }
}

const json = 'application/json'
const form = 'multipart/form-data; boundary=x'
const formBody = (...fields: [name: string, value: string][]): string =>
  [
    ...fields.map(
      ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    '--x--\r\n',
  ].join('')

describe('a body', () => {
  test('that is missing or empty is read as none, whatever its type', async () => {
    expect(await reading({})).toBeUndefined()
    expect(await reading({ body: '', contentType: 'text/plain' })).toBeUndefined()
  })

  test.each([json, 'APPLICATION/JSON', 'application/json; charset=utf-8', ' application/json '])(
    'of the type %j is JSON',
    async (contentType) => {
      expect(await reading({ body: '{"title":"Silat"}', contentType })).toEqual({ title: 'Silat' })
    },
  )

  test.each([undefined, '', 'text/plain', 'application/jsonp', 'constructor', 'application/xml'])(
    'of the type %j is refused',
    async (contentType) => {
      expect(await reading({ body: '{}', contentType, kind: 'either' })).toBe('unsupported_type')
    },
  )

  test('in base64 is decoded as UTF-8', async () => {
    const body = Buffer.from('{"title":"Ungu 💜"}').toString('base64')
    expect(await reading({ body, base64: true, contentType: json })).toEqual({ title: 'Ungu 💜' })
  })

  test('that is not in base64 is read as it is', async () => {
    expect(await reading({ body: '{"title":"Ungu 💜"}', contentType: json })).toEqual({ title: 'Ungu 💜' })
  })

  test('that is no JSON is refused as such', async () => {
    expect(await reading({ body: '{"title":', contentType: json })).toBe('not_json')
  })

  test('is read as a form, with a list for a repeated name', async () => {
    const body = formBody(['title', 'Silat'], ['tag', 'one'], ['tag', 'two'])
    const wanted = { title: 'Silat', tag: ['one', 'two'] }
    expect(await reading({ body, contentType: form, kind: 'multipart' })).toEqual(wanted)
    const base64 = Buffer.from(body).toString('base64')
    const encoded = { body: base64, base64: true, contentType: form, kind: 'multipart' } as const
    expect(await reading(encoded)).toEqual(wanted)
  })

  test('with a field named like the prototype changes none', async () => {
    const read = await reading({
      body: formBody(['__proto__', 'Silat']),
      contentType: form,
      kind: 'multipart',
    })
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
  })

  test('that is an incomplete form is refused', async () => {
    expect(await reading({ body: '--x\r\ntorn', contentType: form, kind: 'multipart' })).toBe(
      'invalid_request',
    )
  })

  test.each<[BodyKind | undefined, string, unknown]>([
    [undefined, form, 'unsupported_type'],
    ['json', form, 'unsupported_type'],
    ['multipart', json, 'unsupported_type'],
    ['either', json, { title: 'Silat' }],
    ['either', form, { title: 'Silat' }],
  ])('for an endpoint that takes %s, of the type %s', async (kind, contentType, wanted) => {
    const body = contentType === json ? '{"title":"Silat"}' : formBody(['title', 'Silat'])
    expect(await reading({ body, contentType, ...(kind === undefined ? {} : { kind }) })).toEqual(wanted)
  })
})

describe('the size of a body', () => {
  const ofBytes = (count: number): string => JSON.stringify('x'.repeat(count - 2))

  test('is limited to what its endpoint declares, to the byte', async () => {
    const limited = { contentType: json, limitBytes: 100 }
    expect(await reading({ ...limited, body: ofBytes(100) })).toHaveLength(98)
    expect(await reading({ ...limited, body: ofBytes(101) })).toBe('too_large')
  })

  test('is limited to 64 KiB by default', async () => {
    expect(await reading({ contentType: json, body: ofBytes(65_536) })).toHaveLength(65_534)
    expect(await reading({ contentType: json, body: ofBytes(65_537) })).toBe('too_large')
  })

  test('counts bytes and not characters', async () => {
    expect(await reading({ contentType: json, limitBytes: 100, body: JSON.stringify('空'.repeat(40)) })).toBe(
      'too_large',
    )
  })

  test('of base64 counts what it decodes to', async () => {
    const encoded = (bytes: number) => ({
      body: Buffer.from(ofBytes(bytes)).toString('base64'),
      base64: true,
      contentType: json,
      limitBytes: 100,
    })
    expect(await reading(encoded(100))).toHaveLength(98)
    expect(await reading(encoded(101))).toBe('too_large')
  })

  test('is checked before its type, so that a large body costs nothing', async () => {
    expect(await reading({ contentType: 'text/plain', limitBytes: 10, body: 'x'.repeat(11) })).toBe(
      'too_large',
    )
  })
})
