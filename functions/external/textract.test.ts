import type { Block } from '@aws-sdk/client-textract'
import { expect, test } from 'vitest'
import { readingOrder } from '../cv/reader/layout/columns.ts'
import { pagesOf } from '../cv/reader/extract/recognition.ts'
import { pagesFrom } from './textract.ts'

const box = (Left: number, Top: number, Width: number, Height: number) => ({
  Geometry: { BoundingBox: { Left, Top, Width, Height } },
})

/** Blocks as Textract returns them: positions as fractions of the page, lines that refer to words. */
const blocks: Block[] = [
  { BlockType: 'PAGE', Id: 'p', Page: 1 },
  {
    BlockType: 'LINE',
    Id: 'l1',
    Page: 1,
    ...box(0.1, 0.05, 0.4, 0.03),
    Relationships: [{ Type: 'CHILD', Ids: ['a', 'b'] }],
  },
  {
    BlockType: 'LINE',
    Id: 'l2',
    Page: 1,
    ...box(0.1, 0.1, 0.3, 0.012),
    Relationships: [{ Type: 'CHILD', Ids: ['c'] }],
  },
  { BlockType: 'WORD', Id: 'a', Page: 1, Text: 'Nurul', Confidence: 99, ...box(0.1, 0.05, 0.18, 0.03) },
  { BlockType: 'WORD', Id: 'b', Page: 1, Text: 'Izzah', Confidence: 98, ...box(0.3, 0.052, 0.2, 0.028) },
  { BlockType: 'WORD', Id: 'c', Page: 1, Text: 'Analyst', Confidence: 97, ...box(0.1, 0.1, 0.3, 0.012) },
  {
    BlockType: 'LINE',
    Id: 'l3',
    Page: 2,
    ...box(0.1, 0.05, 0.3, 0.012),
    Relationships: [{ Type: 'CHILD', Ids: ['d', 'gone'] }],
  },
  { BlockType: 'WORD', Id: 'd', Page: 2, Text: 'References', Confidence: 97, ...box(0.1, 0.05, 0.3, 0.012) },
]

test('the result of Textract is parsed like a text layer', () => {
  const lines = readingOrder(pagesOf(pagesFrom(blocks)))
  expect(lines.map(({ text }) => text)).toEqual(['Nurul Izzah', 'Analyst', 'References'])
  expect(lines[0]?.size).toBeGreaterThan(2 * (lines[1]?.size ?? 0))
})
