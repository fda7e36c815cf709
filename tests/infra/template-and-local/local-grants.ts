import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { localRegion } from '#infra/local/account/identity.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import type { Stack } from '#infra/local/stack.ts'
import type { Asked } from './act.ts'

/** Whether a stand-in permits the function's call: any answer but AccessDenied, including other errors, means yes. */
export async function isAllowed(stack: Stack, name: string, act: Asked): Promise<boolean> {
  switch (act.service) {
    case 'dynamodb':
      return !(await askDynamo(stack.dynamo, name, act)).includes('AccessDenied')
    case 's3':
      return askS3(stack.s3, name, act)
    case 'ses':
      return !(await askSes(stack.ses.url, name, act.action)).includes('AccessDenied')
  }
}

/** The stand-ins for DynamoDB and SES do not verify signatures, so a header that names the key is enough. */
const signedBy = (name: string, service: string): string =>
  `AWS4-HMAC-SHA256 Credential=${name}/20260101/${localRegion}/${service}/aws4_request, SignedHeaders=host, Signature=0`

/** Sends an incomplete request: the stand-in checks access before it validates the rest. */
async function askDynamo(url: string, name: string, act: Asked & { service: 'dynamodb' }): Promise<string> {
  const { table, index } = act
  const target = { TableName: table, ...(index !== undefined && { IndexName: index }) }
  const isCheck = act.action === 'ConditionCheckItem'
  const operation = isCheck ? 'TransactWriteItems' : act.action
  const body = isCheck
    ? { TransactItems: [{ ConditionCheck: target }] }
    : act.action === 'BatchGetItem'
      ? { RequestItems: { [table]: {} } }
      : target
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      authorization: signedBy(name, 'dynamodb'),
    },
    body: JSON.stringify(body),
  })
  return answer.text()
}

async function askSes(url: string, name: string, action: string): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: signedBy(name, 'ses'),
    },
    body: new URLSearchParams({ Action: action, Version: '2010-12-01' }).toString(),
  })
  return answer.text()
}

const clients = new Map<string, S3Client>()

function clientOf(url: string, name: string): S3Client {
  const known = clients.get(`${url} ${name}`)
  if (known !== undefined) return known
  const credentials = { accessKeyId: name, secretAccessKey: `${name}-secret` }
  const client = new S3Client({ ...localAddress(url, credentials), forcePathStyle: true, maxAttempts: 1 })
  clients.set(`${url} ${name}`, client)
  return client
}

/** An unknown version id. */
const noVersion = 'probe'

function askS3(url: string, name: string, { action, bucket: Bucket, key: Key }: Asked & { service: 's3' }) {
  const client = clientOf(url, name)
  const sent = (): Promise<unknown> => {
    switch (action) {
      case 'GetObject':
        return client.send(new GetObjectCommand({ Bucket, Key }))
      case 'PutObject':
        return client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }))
      case 'DeleteObject':
        return client.send(new DeleteObjectCommand({ Bucket, Key }))
      case 'DeleteObjectVersion':
        return client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: noVersion }))
      case 'ListBucket':
        return client.send(new ListObjectsV2Command({ Bucket, Prefix: Key }))
      case 'ListBucketVersions':
        return client.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }))
      default:
        throw new Error(`This test cannot ask for ${action}.`)
    }
  }
  return sent().then(
    () => true,
    (error: Error) => error.name !== 'AccessDenied',
  )
}
