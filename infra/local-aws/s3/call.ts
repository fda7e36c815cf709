import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from './objects/ranges.ts'
import type { S3Request } from './request.ts'
import type { Account, Seal } from './signature.ts'
import type { Bucket } from './storage/bucket.ts'

/** An authenticated request with everything an operation may use. */
export type Call = {
  request: S3Request
  seal: Seal
  bucket: Bucket
  buckets: ReadonlyMap<string, Bucket>
  account: Account
  now: Date
}

export type Answer = {
  status: number
  headers?: Readonly<Record<string, string>>
  /** XML text, or a file from which these bytes are sent. */
  body?: string | { file: FileHandle; range: ByteRange }
}

export function xmlAnswer(body: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 200, headers: { ...headers, 'content-type': 'application/xml' }, body }
}
