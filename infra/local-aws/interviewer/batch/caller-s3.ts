import type { Credentials } from '../../access.ts'
import { algorithm, hmac, sha256, signingKeyOf, uriEncoded } from '../../s3/signature.ts'

type File = { bucket: string; key: string }

const stampOf = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

/** S3 as Transcribe calls it: with the permissions of the job's caller. */
export function callerS3(s3: string, credentials: Credentials, region: string) {
  async function send(method: 'GET' | 'PUT', { bucket, key }: File, body = ''): Promise<boolean> {
    const url = new URL(s3)
    const path = `/${bucket}/${key.split('/').map(uriEncoded).join('/')}`
    const date = stampOf(new Date())
    const day = date.slice(0, 8)
    const scope = `${day}/${region}/s3/aws4_request`
    const [hash, range] = [sha256(body), method === 'GET' ? 'bytes=0-0' : undefined]
    const headers: [string, string][] = [
      ['host', url.host],
      ['x-amz-content-sha256', hash],
      ['x-amz-date', date],
    ]
    const names = headers.map(([name]) => name).join(';')
    const canonical = [
      method,
      path,
      '',
      headers.map(([name, value]) => `${name}:${value}\n`).join(''),
      names,
      hash,
    ].join('\n')
    const text = [algorithm, date, scope, sha256(canonical)].join('\n')
    const signature = hmac(signingKeyOf({ ...credentials, region }, day), text).toString('hex')
    const response = await fetch(`${url.origin}${path}`, {
      method,
      headers: {
        ...Object.fromEntries(headers.slice(1)),
        ...(range && { range }),
        authorization: `${algorithm} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
      },
      ...(method === 'PUT' && { body }),
    })
    await response.arrayBuffer()
    return response.ok
  }

  return {
    canRead: (file: File): Promise<boolean> => send('GET', file),
    write: (file: File, content: string): Promise<boolean> => send('PUT', file, content),
  }
}
