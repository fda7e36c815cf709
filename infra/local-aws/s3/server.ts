import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Access } from '../access.ts'
import type { Flushing } from '../durable-files.ts'
import { authenticate } from './authentication.ts'
import { authorise } from './authorisation.ts'
import { xmlAnswer, type Answer } from './call.ts'
import { corsHeaders, preflight } from './cors.ts'
import { S3Error, errorDocument, refuse } from './errors.ts'
import { actOf, operationFor } from './operations.ts'
import { postObject } from './post/upload.ts'
import { readRequest, type S3Request } from './request.ts'
import type { Account } from './signature.ts'
import { newId, openBucket, type Bucket, type LocalBucket } from './storage/bucket.ts'
import { expire } from './storage/expiry.ts'

/** Presigned URLs of long keys exceed Node's default of 16 KiB. */
const maxHeaderBytes = 64 * 1024
/** This much of a refused body is read, so that the client finishes sending and reads the response. */
const drainedBytes = 32 * 1024 * 1024
const closeGraceMilliseconds = 2000
/** S3 applies lifecycle rules once a day. */
const expiryEveryMilliseconds = 60 * 60 * 1000

type World = { buckets: ReadonlyMap<string, Bucket>; account: Account; now: Date }

async function answerTo(request: S3Request, { buckets, account, now }: World): Promise<Answer> {
  const bucket = buckets.get(request.bucketName)
  const missing = refuse('NoSuchBucket', undefined, { BucketName: request.bucketName })
  if (request.method === 'OPTIONS') {
    if (bucket === undefined) throw missing
    return preflight(bucket, request.headers)
  }
  const isForm = /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')
  if (request.method === 'POST' && request.key === '' && isForm) {
    if (bucket === undefined) throw missing
    return postObject({ request, bucket, buckets, account, now }, account)
  }
  const seal = authenticate(request, account, now)
  if (request.bucketName === '') throw refuse('NotImplemented', 'The local S3 does not list buckets.')
  if (bucket === undefined) throw missing
  const operation = operationFor(request)
  authorise(account, seal.signer, { ...actOf(operation, request), bucket: bucket.name })
  return operation.run({ request, seal, bucket, buckets, account, now })
}

function refusalAnswer(error: unknown, message: IncomingMessage, requestId: string): Answer {
  if (message.destroyed && !message.complete) return { status: 400 }
  if (!(error instanceof S3Error)) console.error('The local S3 failed:', error)
  const refusal = error instanceof S3Error ? error : refuse('InternalError')
  const answer = xmlAnswer(errorDocument(refusal, requestId), refusal.headers)
  return { ...answer, status: refusal.status }
}

async function send(
  message: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  common: Readonly<Record<string, string>>,
): Promise<void> {
  const { body } = answer
  response.writeHead(answer.status, {
    ...common,
    ...(typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
    ...answer.headers,
  })
  if (body === undefined) response.end()
  else if (typeof body === 'string') response.end(message.method === 'HEAD' ? undefined : body)
  else {
    const { first, last } = body.range
    await pipeline(body.file.createReadStream({ start: first, end: last }), response)
  }
  await drain(message)
}

/** Reads the rest of the body: closing the socket while the client sends would lose the response. A limit ends the reading. */
async function drain(message: IncomingMessage): Promise<void> {
  if (message.complete) return
  let drained = 0
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    if (Buffer.isBuffer(chunk)) drained += chunk.length
    if (drained > drainedBytes) break
  }
  if (!message.complete) message.destroy()
}

async function handle(message: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const requestId = randomBytes(8).toString('hex').toUpperCase()
  const common: Record<string, string> = {
    server: 'AmazonS3',
    'x-amz-request-id': requestId,
    'x-amz-id-2': 'local',
  }
  let answer: Answer
  try {
    const request = readRequest(message)
    const bucket = world.buckets.get(request.bucketName)
    Object.assign(common, corsHeaders(bucket, request.headers.get('origin')))
    if (bucket !== undefined) common['x-amz-bucket-region'] = world.account.region
    answer = await answerTo(request, world)
  } catch (error) {
    answer = refusalAnswer(error, message, requestId)
  }
  await send(message, response, answer, common)
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('No TCP address'))
      else resolve(address.port)
    })
  })
}

async function close(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    const grace = setTimeout(() => server.closeAllConnections(), closeGraceMilliseconds)
    server.close(() => {
      clearTimeout(grace)
      resolve()
    })
    server.closeIdleConnections()
  })
}

async function openBuckets(
  directory: string,
  settings: readonly LocalBucket[],
  flushing: Flushing,
): Promise<Map<string, Bucket>> {
  await mkdir(directory, { recursive: true })
  const buckets = new Map<string, Bucket>()
  for (const bucket of settings) buckets.set(bucket.name, await openBucket(directory, bucket, flushing))
  return buckets
}

export async function startS3(options: {
  directory: string
  port: number
  buckets: readonly LocalBucket[]
  /** The access keys and their grants. */
  access: Access
  region: string
  now?: () => Date
  /** `false` does not wait for the disk, for tests. */
  isFlushed?: boolean
}): Promise<{ url: string; close(): Promise<void> }> {
  const { now = () => new Date(), region, access, isFlushed = true } = options
  const account = { access, region }
  const opened = Promise.withResolvers<ReadonlyMap<string, Bucket>>()
  const server = createServer({ maxHeaderSize: maxHeaderBytes }, (message, response) => {
    opened.promise
      .then((buckets) => handle(message, response, { buckets, account, now: now() }))
      // The client closed the connection during the answer, or sending failed: no error can be sent.
      .catch(() => message.destroy())
  })
  // Listening comes first: the occupied port keeps a second server from opening and cleaning the same directory.
  const port = await listen(server, options.port)
  try {
    const buckets = await openBuckets(options.directory, options.buckets, { isFlushed })
    const expireAll = async (): Promise<void> => {
      for (const bucket of buckets.values()) await expire(bucket, now(), newId)
    }
    await expireAll()
    const schedule = setInterval(() => {
      expireAll().catch((error: unknown) =>
        console.error('The local S3 could not remove what expired:', error),
      )
    }, expiryEveryMilliseconds)
    schedule.unref()
    server.once('close', () => clearInterval(schedule))
    opened.resolve(buckets)
  } catch (error) {
    await close(server)
    throw error
  }
  return { url: `http://127.0.0.1:${port}`, close: () => close(server) }
}
