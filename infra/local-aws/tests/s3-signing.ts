import { createHash, createHmac } from 'node:crypto'
import { credentials, region } from './s3-trial.ts'

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

export function amzDate(): string {
  return new Date().toISOString().replace(/[-:]|\.\d+/g, '')
}

export type Signed = { headers: Record<string, string>; key: Buffer; scope: string; signature: string }

/** Written for this test from the signing documentation: the SDK does not sign chunks. */
export function sign(
  method: string,
  address: string,
  payload: string,
  date: string,
  more: Record<string, string>,
): Signed {
  const { host, pathname } = new URL(address)
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`
  const { 'content-length': _, ...rest } = more
  const headers: Record<string, string> = {
    host,
    'x-amz-content-sha256': payload,
    'x-amz-date': date,
    ...rest,
  }
  const names = Object.keys(headers).toSorted()
  const canonical = [
    method,
    pathname,
    '',
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    payload,
  ].join('\n')
  const key = scope
    .split('/')
    .reduce<string | Buffer>((secret, text) => hmac(secret, text), `AWS4${credentials.secretAccessKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  return { headers: { ...headers, authorization }, key: Buffer.from(key), scope, signature }
}

export function signedChunks(
  chunks: Buffer[],
  { key, scope, signature }: Signed,
  date: string,
  trailer: boolean,
) {
  let previous = signature
  const next = (kind: string, ...hashes: string[]) => {
    previous = hmac(key, [`AWS4-HMAC-SHA256-${kind}`, date, scope, previous, ...hashes].join('\n')).toString(
      'hex',
    )
    return previous
  }
  const framed = [...chunks, Buffer.alloc(0)].flatMap((chunk) => [
    Buffer.from(
      `${chunk.length.toString(16)};chunk-signature=${next('PAYLOAD', sha256(''), sha256(chunk))}\r\n`,
    ),
    chunk,
    Buffer.from(chunk.length > 0 ? '\r\n' : ''),
  ])
  if (trailer) {
    const checksum = createHash('sha256').update(Buffer.concat(chunks)).digest('base64')
    const line = `x-amz-checksum-sha256:${checksum}`
    framed.push(Buffer.from(`${line}\r\nx-amz-trailer-signature:${next('TRAILER', sha256(`${line}\n`))}\r\n`))
  }
  return Buffer.concat([...framed, Buffer.from('\r\n')])
}

export function replace(body: Buffer, pattern: RegExp, text: string): Buffer {
  return Buffer.from(body.toString('latin1').replace(pattern, text), 'latin1')
}
