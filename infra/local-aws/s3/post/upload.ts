import { claimsOf } from '../body/claims.ts'
import { rawBody } from '../body/request-body.ts'
import type { Answer, Call } from '../call.ts'
import { refuse } from '../errors.ts'
import { keptHeaders, refuseUnsupported, writtenHeaders } from '../objects/stored-headers.ts'
import { storeObject } from '../objects/writing.ts'
import { refuseLongKey } from '../request.ts'
import { authorise } from '../authorisation.ts'
import type { Account } from '../signature.ts'
import { element, parent, xmlDocument } from '../xml.ts'
import { readPostForm } from './form.ts'
import { enforcePolicy, type SizeLimits } from './policy.ts'

/** Ends at the first byte over the limit; the rest of the file is not stored. */
async function* within(
  limits: SizeLimits,
  chunks: AsyncIterable<Buffer>,
  requestBytes: string,
): AsyncGenerator<Buffer, void> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > limits.maxBytes) {
      throw refuse('EntityTooLarge', undefined, {
        // The file's size is not known before its end, so the whole request's size is reported.
        ProposedSize: requestBytes,
        MaxSizeAllowed: String(limits.maxBytes),
      })
    }
    yield chunk
  }
  if (size < limits.minBytes) {
    throw refuse('EntityTooSmall', undefined, {
      ProposedSize: String(size),
      MinSizeAllowed: String(limits.minBytes),
    })
  }
}

/** Handles a browser's form POST, which only its signed policy authorises. */
export async function postObject(call: Omit<Call, 'seal'>, account: Account): Promise<Answer> {
  const { request, bucket, now } = call
  const requestBytes = request.headers.get('content-length')
  if (requestBytes === undefined) throw refuse('MissingContentLength')
  const { fields, file } = await readPostForm(request.headers.get('content-type'), rawBody(request))
  const keyField = fields.get('key')
  if (keyField === undefined || keyField === '') {
    throw refuse(
      'InvalidArgument',
      "Bucket POST must contain a field named 'key'.  If it is specified, please check the order of the fields.",
      { ArgumentName: 'key', ArgumentValue: '' },
    )
  }
  const key = keyField.replaceAll('${filename}', () => file.name)
  refuseLongKey(key)
  const { signer, limits } = enforcePolicy({ fields, key, bucketName: bucket.name }, account, now)
  authorise(account, signer, { action: 'PutObject', bucket: bucket.name, key })
  refuseUnsupported(fields)
  if (fields.has('success_action_redirect') || fields.has('redirect')) {
    throw refuse('NotImplemented', undefined, { Header: 'success_action_redirect' })
  }

  const source = {
    body: { chunks: within(limits, file.chunks, requestBytes), trailers: new Map<string, string>() },
    claims: claimsOf(fields),
    headers: keptHeaders(fields),
  }
  const seal = {
    signer,
    payloadHash: '',
    chunks: { signingKey: Buffer.alloc(0), date: '', scope: '', seed: '' },
  }
  const object = await storeObject({ ...call, seal }, key, source, () => undefined)
  const location = `http://${request.headers.get('host')}/${bucket.name}/${encodeURIComponent(key)}`
  const headers: Record<string, string> = { ...writtenHeaders(object), location }
  const status = fields.get('success_action_status')
  if (status !== '201') return { status: status === '200' ? 200 : 204, headers }
  const response = parent('PostResponse', [
    element('Location', location),
    element('Bucket', bucket.name),
    element('Key', key),
    element('ETag', headers['etag'] ?? ''),
  ])
  return {
    status: 201,
    headers: { ...headers, 'content-type': 'application/xml' },
    body: xmlDocument(response),
  }
}
