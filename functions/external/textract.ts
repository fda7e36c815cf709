import {
  DetectDocumentTextCommand,
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
  type Block,
} from '@aws-sdk/client-textract'
import type { AwsAddress } from '../config.ts'
import { pendingKey } from '../storage/pending-key.ts'
import type { RecognisedPage, RecognisedWord, TextRecognition } from '../ports.ts'

const connectMilliseconds = 1000
const answerMilliseconds = 15_000
const attempts = 3
/** Below the function's timeout of 25 seconds; the client sends the request again. */
const pollingMilliseconds = 18_000
const pauseMilliseconds = 1000
const mostResultPages = 10

/** Textract returns fractions of the page; these convert them to the proportions of an A4 sheet. */
const page = { width: 1000, height: 1414 } as const
/** A line's box includes ascenders and descenders; the font size is about this share of it. */
const fontShareOfLine = 0.8

/**
 * Textract reads one page in one call, more pages in a job. The file's id is the job's client token, so a repeated call
 * finds the running job.
 */
export function createTextract({ region }: AwsAddress, bucket: string): TextRecognition {
  const client = new TextractClient({
    region,
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: connectMilliseconds,
      requestTimeout: answerMilliseconds,
      throwOnRequestTimeout: true,
    },
  })
  return async ({ id, pages }) => {
    const S3Object = { Bucket: bucket, Name: pendingKey(id) }
    if (pages === 1) {
      const { Blocks = [] } = await client.send(new DetectDocumentTextCommand({ Document: { S3Object } }))
      return pagesFrom(Blocks)
    }
    const { JobId } = await client.send(
      new StartDocumentTextDetectionCommand({ ClientRequestToken: id, DocumentLocation: { S3Object } }),
    )
    const end = Date.now() + pollingMilliseconds
    while (Date.now() < end) {
      const blocks = await blocksOf(client, JobId)
      if (blocks === 'failed') return []
      if (blocks !== 'in progress') return pagesFrom(blocks)
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds))
    }
    return 'pending'
  }
}

async function blocksOf(
  client: TextractClient,
  jobId: string | undefined,
): Promise<Block[] | 'in progress' | 'failed'> {
  const blocks: Block[] = []
  let next: string | undefined
  for (let result = 0; result < mostResultPages; result += 1) {
    const answer = await client.send(
      new GetDocumentTextDetectionCommand({
        JobId: jobId,
        ...(next === undefined ? {} : { NextToken: next }),
      }),
    )
    if (answer.JobStatus === 'IN_PROGRESS') return 'in progress'
    if (answer.JobStatus === 'FAILED') return 'failed'
    blocks.push(...(answer.Blocks ?? []))
    next = answer.NextToken
    if (next === undefined) break
  }
  return blocks
}

/** A line refers to its words; a word has the position. */
export function pagesFrom(blocks: readonly Block[]): RecognisedPage[] {
  const words = new Map(blocks.filter(({ BlockType }) => BlockType === 'WORD').map((word) => [word.Id, word]))
  const pages = new Map<number, RecognisedWord[]>()
  for (const line of blocks) {
    if (line.BlockType !== 'LINE') continue
    const box = line.Geometry?.BoundingBox
    const bottom = ((box?.Top ?? 0) + (box?.Height ?? 0)) * page.height
    const height = (box?.Height ?? 0) * page.height * fontShareOfLine
    const ids = (line.Relationships ?? []).flatMap(({ Type, Ids }) => (Type === 'CHILD' ? (Ids ?? []) : []))
    const found = ids.flatMap((id): RecognisedWord[] => {
      const word = words.get(id)
      const place = word?.Geometry?.BoundingBox
      if (word?.Text === undefined || place === undefined) return []
      const left = (place.Left ?? 0) * page.width
      const right = left + (place.Width ?? 0) * page.width
      return [{ text: word.Text, left, right, bottom, height, confidence: word.Confidence ?? 0 }]
    })
    const number = line.Page ?? 1
    pages.set(number, [...(pages.get(number) ?? []), ...found])
  }
  return [...pages].toSorted(([a], [b]) => a - b).map(([, found]) => ({ ...page, words: found }))
}
