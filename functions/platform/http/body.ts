import { defaultBodyLimitBytes, type Endpoint } from '#shared/platform/contract/endpoint.ts'
import { Refusal } from '#shared/platform/contract/errors.ts'
import type { GatewayEvent } from './event.ts'

const kinds = { 'application/json': 'json', 'multipart/form-data': 'multipart' } as const

function kindOf(contentType: string): 'json' | 'multipart' | undefined {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  return Object.hasOwn(kinds, type) ? kinds[type as keyof typeof kinds] : undefined
}

/** A form as an object; a repeated name becomes a list. */
async function readForm(bytes: Buffer, contentType: string): Promise<Record<string, unknown>> {
  // Node loads its form parser at the first use, which costs 45 ms of CPU.
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType },
  }).formData()
  const fields = new Map<string, unknown>()
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    fields.set(name, values.length === 1 ? values[0] : values)
  }
  return Object.fromEntries(fields)
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('not_json')
  }
}

const isAbsent = (event: GatewayEvent): boolean => event.body === undefined || event.body === ''

/** Parses the body by its content type; the schema validates it afterwards. A promise only for a form. */
export function readBody(endpoint: Endpoint, event: GatewayEvent): unknown {
  if (isAbsent(event)) return undefined
  const { body = '', isBase64Encoded } = event
  const encoding = isBase64Encoded ? 'base64' : 'utf8'
  const bytes = (): Buffer => Buffer.from(body, encoding)
  if (Buffer.byteLength(body, encoding) > (endpoint.bodyLimitBytes ?? defaultBodyLimitBytes)) {
    throw new Refusal('too_large')
  }

  const contentType = event.headers['content-type'] ?? ''
  const kind = kindOf(contentType)
  const bodyKind = endpoint.bodyKind ?? 'json'
  if (kind === undefined || (bodyKind !== 'either' && kind !== bodyKind))
    throw new Refusal('unsupported_type')
  // A body that is not base64 is a string already.
  if (kind === 'json') return readJson(isBase64Encoded ? bytes().toString('utf8') : body)
  return readForm(bytes(), contentType).catch(() => {
    throw new Refusal('invalid_request')
  })
}
