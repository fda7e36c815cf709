import { straightenedWords, type TiltedLine } from 'cv-reader/straightened-words'
import { NotBegun } from 'cv-reader/errors'
import type { RecognisedPage, TextRecognition } from 'cv-reader/text-recognition'
import {
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  TextractServiceException,
  type Block,
} from '@aws-sdk/client-textract'
import type { AwsAddress } from '#functions/platform/config/aws-address.ts'
import { millisecondsLeft, pause, withinHalfOfTheTime } from '#functions/platform/world/deadline.ts'
import { attempts, heedingDeadline } from '#functions/platform/world/sdk-client.ts'
import { pendingKey } from '#functions/platform/dynamo/pending-key.ts'

const pauseMilliseconds = 1000
/** Of the request's time: the rest is for the answer. */
const shareOfTheTime = 0.8
const maxResultPages = 10
/** As Textract recommends: outside of the US regions it takes a few calls a second from all candidates together. */
const maxAttempts = 5

/** Textract returns fractions of the page; these convert them to the proportions of an A4 sheet. */
const page = { width: 1000, height: 1414 } as const
/** A line's box includes ascenders and descenders; the font size is about this share of it. */
const fontShareOfLine = 0.8

/**
 * Textract reads one page in one call, and more pages in a job. One page that takes longer than a request may becomes a
 * job too. The file's id is the job's client token, so a repeated call finds the running job.
 */
export function createTextract(address: AwsAddress, bucket: string): TextRecognition {
  const client = heedingDeadline(
    new TextractClient({
      ...address,
      ...attempts({ max: maxAttempts, connectMilliseconds: 1000, answerMilliseconds: 4000 }),
    }),
  )
  const inOneCall = async (id: string): Promise<Result | undefined> => {
    try {
      const { Blocks = [], DocumentMetadata } = await withinHalfOfTheTime(() =>
        client.send(new DetectDocumentTextCommand({ Document: documentOf(bucket, id) })),
      )
      return { blocks: Blocks, pages: DocumentMetadata?.Pages }
    } catch (error) {
      if (error instanceof Error && tookLong.has(error.name)) return undefined
      throw asRefusal(error)
    }
  }
  return async ({ id, pages, isBegun = false }) => {
    const isSingle = pages === 1
    const reading = isSingle && !isBegun ? await inOneCall(id) : undefined
    if (reading !== undefined) return recognisedFrom(reading, { pages })
    const { JobId } = await client
      .send(
        new StartDocumentTextDetectionCommand({
          ClientRequestToken: id,
          DocumentLocation: documentOf(bucket, id),
        }),
      )
      .catch((error: unknown) => {
        // The call for a single page came first, and may be charged.
        throw isSingle ? error : asRefusal(error)
      })
    const end = performance.now() + Math.min(shareOfTheTime * millisecondsLeft(), maxPollingMilliseconds)
    while (performance.now() < end) {
      const result = await resultOf(client, JobId)
      if (result !== 'in progress') return recognisedFrom(result, { pages, earlier: isSingle ? 1 : 0 })
      await pause(Math.min(pauseMilliseconds, Math.max(0, end - performance.now())))
    }
    return 'pending'
  }
}

/** For calls outside of a request, which have no deadline. */
const maxPollingMilliseconds = 18_000

type Result = { blocks: Block[]; pages: number | undefined }

/** `earlier`: pages that a call before the job is charged for. */
const recognisedFrom = (result: Result, { pages, earlier = 0 }: { pages: number; earlier?: number }) => ({
  pages: pagesFrom(result.blocks),
  chargedPages: (result.pages ?? pages) + earlier,
})

/** An answer with an error is no charge; after a lost answer, there can be one. */
const asRefusal = (error: unknown): unknown =>
  error instanceof TextractServiceException ? new NotBegun(error) : error

const tookLong = new Set(['AbortError', 'TimeoutError'])

const documentOf = (bucket: string, id: string) => ({ S3Object: { Bucket: bucket, Name: pendingKey(id) } })

async function resultOf(client: TextractClient, jobId: string | undefined): Promise<Result | 'in progress'> {
  const blocks: Block[] = []
  let pages: number | undefined
  let next: string | undefined
  for (let result = 0; result < maxResultPages; result += 1) {
    const answer = await client.send(
      new GetDocumentTextDetectionCommand({
        JobId: jobId,
        ...(next === undefined ? {} : { NextToken: next }),
      }),
    )
    if (answer.JobStatus === 'IN_PROGRESS') return 'in progress'
    pages = answer.DocumentMetadata?.Pages ?? pages
    if (answer.JobStatus === 'FAILED') return { blocks: [], pages }
    blocks.push(...(answer.Blocks ?? []))
    next = answer.NextToken
    if (next === undefined) break
  }
  return { blocks, pages }
}

/** The corners of a text as Textract returns them, clockwise from the left end of its upper edge, along the text. */
type Corners = readonly [Point, Point, Point, Point]
type Point = { x: number; y: number }

/** Those of its polygon, which is tilted like the text; without one, those of its upright box. */
function cornersOf({ Geometry }: Block): Corners | undefined {
  const placed = (x = 0, y = 0): Point => ({ x: x * page.width, y: y * page.height })
  const [a, b, c, d] = (Geometry?.Polygon ?? []).map(({ X, Y }) => placed(X, Y))
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined) return [a, b, c, d]
  const box = Geometry?.BoundingBox
  if (box === undefined) return undefined
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = box
  return [
    placed(Left, Top),
    placed(Left + Width, Top),
    placed(Left + Width, Top + Height),
    placed(Left, Top + Height),
  ]
}

/** A line refers to its words; a word has the position. */
export function pagesFrom(blocks: readonly Block[]): RecognisedPage[] {
  const words = new Map(blocks.filter(({ BlockType }) => BlockType === 'WORD').map((word) => [word.Id, word]))
  const pages = new Map<number, TiltedLine[]>()
  for (const line of blocks) {
    const corners = line.BlockType === 'LINE' ? cornersOf(line) : undefined
    if (corners === undefined) continue
    const [top, , to, from] = corners
    const ids = (line.Relationships ?? []).flatMap(({ Type, Ids }) => (Type === 'CHILD' ? (Ids ?? []) : []))
    const wordsOfLine = ids.flatMap((id): TiltedLine['words'] => {
      const word = words.get(id)
      const [, , right, left] = (word === undefined ? undefined : cornersOf(word)) ?? []
      if (word?.Text === undefined || left === undefined || right === undefined) return []
      return [{ text: word.Text, left: left.x, right: right.x, confidence: word.Confidence ?? 0 }]
    })
    const height = Math.hypot(from.x - top.x, from.y - top.y) * fontShareOfLine
    const number = line.Page ?? 1
    pages.set(number, [...(pages.get(number) ?? []), { from, to, height, words: wordsOfLine }])
  }
  return [...pages]
    .toSorted(([a], [b]) => a - b)
    .map(([, lines]) => ({ ...page, words: straightenedWords(lines) }))
}
