import { createHash, createHmac } from 'node:crypto'
import { request } from 'node:http'

/**
 * The lower limit: one call to DynamoDB over node:http that is signed here, without SDK, router or schema.
 * No function that calls DynamoDB can cost less.
 */
export type SignedCall = { operation: string; input: unknown }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

function signedHeaders(call: {
  host: string
  operation: string
  body: string
  now: Date
}): Record<string, string> {
  const { AWS_ACCESS_KEY_ID = '', AWS_SECRET_ACCESS_KEY = '', AWS_REGION = '' } = process.env
  const time = call.now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const day = time.slice(0, 8)
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    host: call.host,
    'x-amz-date': time,
    'x-amz-target': `DynamoDB_20120810.${call.operation}`,
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = ['POST', '/', '', lines.join(''), names, sha256(call.body)].join('\n')
  const scope = `${day}/${AWS_REGION}/dynamodb/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, AWS_REGION, 'dynamodb', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${AWS_SECRET_ACCESS_KEY}`,
  )
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...headers,
    authorization: `AWS4-HMAC-SHA256 Credential=${AWS_ACCESS_KEY_ID}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

export function handler({ operation, input }: SignedCall): Promise<{ statusCode: number; body: unknown }> {
  const url = new URL(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '')
  const body = JSON.stringify(input)
  const headers = signedHeaders({ host: url.host, operation, body, now: new Date() })
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => (text += part))
      answer.on('end', () => resolve({ statusCode: answer.statusCode ?? 0, body: JSON.parse(text) }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
