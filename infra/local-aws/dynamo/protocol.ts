import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { crc32 } from 'node:zlib'
import type { Access } from '../access.ts'
import { authorise } from './authorisation.ts'
import { isRefusal, notUnderstood } from './refusals.ts'

const maxRequestBytes = 16 * 1024 * 1024

const targetPattern = /^DynamoDB_20120810\.(\w+)$/

/** Reads an oversized body to its end too: a client that is still sending does not read the response. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const buffer = Buffer.from(chunk)
    bytes += buffer.length
    if (bytes <= maxRequestBytes) chunks.push(buffer)
  }
  return bytes <= maxRequestBytes ? Buffer.concat(chunks).toString('utf8') : undefined
}

function parsed(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value
  } catch {
    // A body that is not JSON is refused below, like any other that is not an object.
  }
  throw notUnderstood('SerializationException')
}

/** A signature is required and names the signer; it is not verified, because only this machine reaches the loopback. */
function operationIn(request: IncomingMessage): string {
  const target = request.headers['x-amz-target']
  const operation = typeof target === 'string' ? targetPattern.exec(target)?.[1] : undefined
  if (request.method !== 'POST' || operation === undefined) throw notUnderstood('UnknownOperationException')
  if (!request.headers.authorization?.startsWith('AWS4-'))
    throw notUnderstood('MissingAuthenticationTokenException', 'Request is missing Authentication Token')
  return operation
}

function send(response: ServerResponse, status: number, answer: object): void {
  const body = JSON.stringify(answer)
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
    'x-amz-crc32': crc32(body),
    'x-amzn-requestid': randomUUID(),
  })
  response.end(body)
}

/** DynamoDB's protocol: one URL, the operation in a header, JSON in both directions, a checksum that the SDK verifies. */
export async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  access: Access,
  answer: (operation: string, body: unknown) => Promise<object>,
): Promise<void> {
  try {
    const body = await readBody(request)
    if (body === undefined) return void response.writeHead(413).end()
    const operation = operationIn(request)
    const fields = parsed(body)
    authorise(access, request.headers.authorization, operation, fields)
    send(response, 200, await answer(operation, fields))
  } catch (error) {
    if (isRefusal(error)) send(response, error.statusCode, error.body)
    else if (request.destroyed && !request.complete) response.destroy()
    else {
      console.error('The local database failed on a request:', error)
      send(response, 500, {
        __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError',
        message: 'Internal server error',
      })
    }
  }
}
