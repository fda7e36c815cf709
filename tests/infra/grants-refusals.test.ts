import { CopyObjectCommand, GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses'
import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDynamo } from '#functions/platform/dynamo/dynamo.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { localAddress } from '#infra/local/functions/config.ts'
import { postTo } from '#tests/support/cv-upload.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ site: 'none' })
})
afterAll(() => stack.close())

/** A client with the key of the health function, which may read one table. */
const asHealth = (endpoint: string) => localAddress(endpoint, credentialsOf('health'))
const thrownBy = (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => 'accepted',
    ({ name, message, $metadata }: Error & { $metadata: { httpStatusCode: number } }) => ({
      status: $metadata.httpStatusCode,
      name,
      message,
    }),
  )

test("DynamoDB refuses with AWS's error, for each item of a transaction and for an index of a readable table", async () => {
  const health = createDynamo(asHealth(stack.dynamo))
  const user = 'User: arn:aws:sts::000000000000:assumed-role/health/local'
  const table = 'arn:aws:dynamodb:ap-southeast-2:000000000000:table'
  const denied = (action: string, on: string) => ({
    status: 400,
    name: 'AccessDeniedException',
    message: `${user} is not authorized to perform: dynamodb:${action} on resource: ${table}/${on} because no identity-based policy allows the dynamodb:${action} action`,
  })
  expect(await thrownBy(health.send(new GetCommand({ TableName: 'guards', Key: { id: 'a' } })))).toBe(
    'accepted',
  )
  expect(await thrownBy(health.send(new GetCommand({ TableName: 'users', Key: { id: 'a' } })))).toEqual(
    denied('GetItem', 'users'),
  )
  const items = [{ Put: { TableName: 'guards', Item: { id: 'a' } } }]
  expect(await thrownBy(health.send(new TransactWriteCommand({ TransactItems: items })))).toEqual(
    denied('PutItem', 'guards'),
  )
  const query = new QueryCommand({
    TableName: 'guards',
    IndexName: 'byUser',
    KeyConditionExpression: 'userId = :id',
    ExpressionAttributeValues: { ':id': 'a' },
  })
  expect(await thrownBy(health.send(query))).toEqual(denied('Query', 'guards/index/byUser'))
})

test('S3 refuses actions without a grant in signed requests, presigned URLs and presigned forms', async () => {
  const cv = new S3Client({ ...localAddress(stack.s3, credentialsOf('cv')), forcePathStyle: true })
  const own = { Bucket: 'uploads', Key: 'cvs/someone/cv.pdf' }
  const waiting = { Bucket: 'uploads', Key: 'pending/never-arrived' }
  expect(await thrownBy(cv.send(new GetObjectCommand(own)))).toMatchObject({
    status: 403,
    name: 'AccessDenied',
  })
  expect(await thrownBy(cv.send(new GetObjectCommand(waiting)))).toMatchObject({
    status: 404,
    name: 'NoSuchKey',
  })
  const copy = new CopyObjectCommand({ ...waiting, CopySource: 'uploads/cvs/someone/cv.pdf' })
  expect(await thrownBy(cv.send(copy))).toMatchObject({ status: 403, name: 'AccessDenied' })
  const allOfIt = new ListObjectsV2Command({ Bucket: 'uploads' })
  expect(await thrownBy(cv.send(allOfIt))).toMatchObject({ status: 403, name: 'AccessDenied' })

  expect((await fetch(await getSignedUrl(cv, new GetObjectCommand(own)))).status).toBe(403)
  const form = await createPresignedPost(cv, { Bucket: 'uploads', Key: 'elsewhere/cv.pdf' })
  expect((await postTo(form, Buffer.from('%PDF-'))).status).toBe(403)
})

test('SES refuses actions without a grant', async () => {
  const health = new SESClient(asHealth(stack.ses.url))
  expect(await thrownBy(health.send(new GetSendQuotaCommand({})))).toMatchObject({
    status: 403,
    name: 'AccessDenied',
  })
})

test('an unknown access key is refused by DynamoDB and SES', async () => {
  const stranger = { accessKeyId: 'stranger', secretAccessKey: 'guessed' }
  const dynamo = createDynamo(localAddress(stack.dynamo, stranger))
  const ses = new SESClient(localAddress(stack.ses.url, stranger))
  const get = new GetCommand({ TableName: 'guards', Key: { id: 'a' } })
  expect(await thrownBy(dynamo.send(get))).toMatchObject({ status: 400, name: 'UnrecognizedClientException' })
  expect(await thrownBy(ses.send(new GetSendQuotaCommand({})))).toMatchObject({
    status: 403,
    name: 'InvalidClientTokenId',
  })
})
