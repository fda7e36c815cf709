import { cvDocx, cvPdf } from 'cv-reader/documents'
import * as fc from 'fast-check'
import cdk from '../../cdk.json' with { type: 'json' }
import { api } from '#shared/api.ts'
import { pathOf, type Endpoint, type Group } from '#shared/platform/contract/endpoint.ts'
import { apiKeyHeader, originHeader, viewerHeader } from '#shared/platform/contract/headers.ts'
import { localOriginSecret } from '#infra/local/account/identity.ts'
import type { Arrival } from '#infra/local/gateway/event.ts'
import { hostileFiles } from './hostile-files.ts'
import { broken, fitting, hostileTexts, type KnownValues } from './schema-values.ts'

/** Generates requests for an endpoint: valid ones, nearly valid ones and others. */

export type NamedEndpoint = { name: string; endpoint: Endpoint }

export const everyEndpoint: readonly NamedEndpoint[] = Object.entries(api as Record<string, Group>).flatMap(
  ([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

/** Endpoints that start a process for each call, or end a sign-in that other requests use. */
const seldom = new Set([
  'cv.analyze',
  'cv.test',
  'cv.registerWithCv',
  'auth.logout',
  'auth.deleteMe',
  'auth.updatePassword',
])
const weightOf = ({ name }: NamedEndpoint): number => (seldom.has(name) ? 1 : 20)

/** Tokens of candidates and ids of rows that the requests can use. */
export type Known = { tokens: readonly string[]; values: KnownValues }

const address = fc.oneof(
  { weight: 20, arbitrary: fc.ipV4() },
  { weight: 2, arbitrary: fc.ipV6() },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
)

const headersOf = (endpoint: Endpoint, { tokens }: Known): fc.Arbitrary<Record<string, string>> => {
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...tokens).map((text) => `Bearer ${text}`) },
    { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c') },
    { weight: 1, arbitrary: fc.string().map((text) => `Bearer ${text}`) },
  )
  return fc
    .record({
      key: fc.oneof(
        { weight: 30, arbitrary: fc.constant(cdk.context.apiKeys[0] ?? '') },
        { weight: 1, arbitrary: fc.constantFrom('', 'wrong') },
      ),
      authorization: endpoint.auth === 'candidate' ? token : fc.option(token, { freq: 3 }),
      address,
      idempotency: fc.option(fc.oneof(fc.string(), fc.constantFrom(...hostileTexts)), { freq: 3 }),
    })
    .map(({ key, authorization, address: from, idempotency }) => ({
      [apiKeyHeader]: key,
      [originHeader]: localOriginSecret,
      [viewerHeader]: from,
      ...(authorization === null ? {} : { authorization }),
      ...(idempotency === null ? {} : { 'idempotency-key': idempotency }),
    }))
}

type Body = { type: string | undefined; bytes: Buffer }

const jsonBody = (value: unknown, type = 'application/json'): Body => ({
  type,
  bytes: Buffer.from(JSON.stringify(value) ?? ''),
})

const boundary = 'generated-boundary'

const partOf = (name: string, value: unknown): Buffer => {
  const file = value instanceof Uploaded ? `; filename="${value.fileName}"` : ''
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name.replaceAll('"', '%22')}"${file}\r\n\r\n`
  const content = value instanceof Uploaded ? value.bytes : Buffer.from(fieldText(value))
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

const fieldText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')

class Uploaded {
  readonly fileName: string
  readonly bytes: Buffer
  constructor(fileName: string, bytes: Buffer) {
    this.fileName = fileName
    this.bytes = bytes
  }
}

const formBody = (value: unknown): Body => ({
  type: `multipart/form-data; boundary=${boundary}`,
  bytes: Buffer.concat([
    ...(typeof value === 'object' && value !== null ? Object.entries(value) : []).map(([name, field]) =>
      partOf(name, field),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
})

const maxFileBytes = 100_000
const small = hostileFiles.filter(({ name }) => !/gigabyte|hundred thousand|megabyte|MB/.test(name))

const file: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(new Uploaded('cv.pdf', cvPdf()), new Uploaded('cv.docx', cvDocx())),
  fc
    .tuple(
      fc.constantFrom(...small),
      fc.option(fc.constantFrom(...hostileTexts.filter((text) => !/["\r\n]/.test(text)))),
    )
    .map(([hostile, name]) => {
      const bytes = hostile.bytes()
      return new Uploaded(name === null ? hostile.fileName : `${name}.pdf`, bytes.subarray(0, maxFileBytes))
    }),
  fc.constantFrom<unknown>('not a file', ''),
)

/** Adds a file to a form. */
const withFile = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, file, fc.boolean())
    .map(([value, uploaded, isThere]) =>
      isThere && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? { ...value, cv_file: uploaded }
        : value,
    )

const oddBodies: fc.Arbitrary<Body> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('', '{', '[]', 'null', '"x"', '{"__proto__":{"x":1}}', '\ufeff{}', '[['.repeat(5000)),
      fc.string({ unit: 'binary' }),
      fc.json(),
    ),
    fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${boundary}`,
      '',
    ),
  )
  .map(([text, type]) => ({ type, bytes: Buffer.from(text) }))

function bodyOf({ body, bodyKind = 'json' }: Endpoint, { values }: Known): fc.Arbitrary<Body> {
  if (body === undefined)
    return fc.oneof(
      { weight: 9, arbitrary: fc.constant<Body>({ type: undefined, bytes: Buffer.alloc(0) }) },
      { weight: 1, arbitrary: oddBodies },
    )
  const valid = fitting(body, values)
  const of = (some: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
    bodyKind === 'json'
      ? some.map((value) => jsonBody(value))
      : bodyKind === 'multipart'
        ? withFile(some).map(formBody)
        : fc.oneof(
            some.map((value) => jsonBody(value)),
            withFile(some).map(formBody),
          )
  return fc.oneof(
    { weight: 6, arbitrary: of(valid) },
    { weight: 4, arbitrary: of(broken(valid)) },
    { weight: 1, arbitrary: oddBodies },
  )
}

const parameterOf = (name: string, { values }: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(values[name] ?? values['id'] ?? ['x'])) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', minLength: 1 }) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts) },
  )

function pathsOf(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const path = pathOf(endpoint)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return fc
    .tuple(...names.map((name) => parameterOf(name, known)))
    .map((given) =>
      names.reduce(
        (whole, name, index) =>
          whole.replace(`{${name}}`, encodeURIComponent((given[index] ?? '').toWellFormed())),
        path,
      ),
    )
}

const queryOf = ({ query }: Endpoint, { values }: Known): fc.Arbitrary<string> => {
  const odd = fc.oneof(fc.webQueryParameters(), fc.string(), fc.constant(''))
  if (query === undefined)
    return fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: odd })
  const fit = fitting(query, values)
  return fc.oneof(
    ...[fit, broken(fit)].map((some) =>
      some.map((value) =>
        new URLSearchParams(
          Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, field]) => [
            name,
            fieldText(field).toWellFormed(),
          ]),
        ).toString(),
      ),
    ),
    odd,
  )
}

export type GeneratedRequest = { name: string; endpoint: Endpoint; arrival: Arrival }

const requestsTo = ({ name, endpoint }: NamedEndpoint, known: Known): fc.Arbitrary<GeneratedRequest> =>
  fc
    .record({
      path: pathsOf(endpoint, known),
      query: queryOf(endpoint, known),
      headers: headersOf(endpoint, known),
      body: bodyOf(endpoint, known),
    })
    .map(({ path, query, headers, body }) => ({
      name,
      endpoint,
      arrival: {
        method: endpoint.method,
        path,
        query,
        headers: { ...headers, ...(body.type === undefined ? {} : { 'content-type': body.type }) },
        body: body.bytes,
        sourceIp: '127.0.0.1',
      },
    }))

/** Requests for these endpoints, in the given proportions. */
export const generatedRequests = (
  known: Known,
  endpoints: readonly NamedEndpoint[] = everyEndpoint,
): fc.Arbitrary<GeneratedRequest> =>
  fc.oneof(...endpoints.map((one) => ({ weight: weightOf(one), arbitrary: requestsTo(one, known) })))
