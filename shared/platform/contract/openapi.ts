import * as z from 'zod/mini'
import { waysIn } from './desk.ts'
import { pathOf, apiBase, type Endpoint, type Group, type Schema } from './endpoint.ts'
import { errors } from './errors.ts'
import { codesOf } from './facts.ts'
import { apiKeyHeader, deskHeader } from './headers.ts'
import { failure } from './wire.ts'

type Json = Record<string, unknown>

type Info = { title: string; version: string; description: string }

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

const mediaTypes = {
  json: ['application/json'],
  multipart: ['multipart/form-data'],
  either: ['application/json', 'multipart/form-data'],
} as const

const security = {
  public: [{ apiKey: [] }],
  candidate: [{ apiKey: [], signIn: [] }],
  operator: [{ operator: [] }],
  staff: [{ desk: [] }],
} as const satisfies Record<Endpoint['auth'], readonly Json[]>

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

const queryParameters = (query: Schema | undefined): Json[] => {
  if (query === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function failures(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(codesOf(endpoint), (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errors[code].text}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

function operation(group: string, name: string, endpoint: Endpoint): Json {
  const parameters = [...pathParameters(endpoint.path), ...queryParameters(endpoint.query)]
  const { body } = endpoint
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: endpoint.summary,
    security: security[endpoint.auth],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: !body.safeParse(undefined).success,
            content: Object.fromEntries(
              mediaTypes[endpoint.bodyKind ?? 'json'].map((type) => [
                type,
                { schema: jsonSchema(body, 'input') },
              ]),
            ),
          },
        }),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      },
      ...failures(endpoint),
    },
  }
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi(api: Readonly<Record<string, Group>>, info: Info): Json {
  const paths: Record<string, Json> = {}
  for (const [group, endpoints] of Object.entries(api)) {
    for (const [name, declared] of Object.entries(endpoints)) {
      for (const endpoint of waysIn(declared)) {
        const path = pathOf(endpoint).slice(apiBase.length)
        const called = endpoint === declared ? name : `${name}AtDesk`
        paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(group, called, endpoint) }
      }
    }
  }
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: apiBase }],
    tags: Object.keys(api).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: jsonSchema(failure, 'output') },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
        signIn: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        desk: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-desk',
          description: `The cookie of a sign-in at the desk, with the header ${deskHeader}`,
        },
        operator: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'AWS Signature Version 4, checked by the gateway',
          'x-amazon-apigateway-authtype': 'awsSigv4',
        },
      },
    },
  }
}
