import type { Block } from '@aws-sdk/client-textract'
import { readRecognised } from 'cv-reader'
import { expect, test } from 'vitest'
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

test('the result of Textract has the words of each page, with the sizes of their lines', () => {
  const pages = pagesFrom(blocks)
  expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
    ['Nurul', 'Izzah', 'Analyst'],
    ['References'],
  ])
  const [name, , title] = pages[0]?.words ?? []
  expect(name?.height).toBeGreaterThan(2 * (title?.height ?? 0))
})

test('the result of Textract is read like a text layer', () => {
  expect(readRecognised(pagesFrom(blocks)).cv).toMatchObject({ name: 'Nurul Izzah', title: 'Analyst' })
})

/** What Textract returns for a tilted page: polygons along the text, and upright boxes around them. */
function tilted(all: readonly Block[], degrees: number): Block[] {
  const angle = (degrees * Math.PI) / 180
  const turned = (x: number, y: number) => {
    // On a sheet of A4.
    const [across, down] = [x, y * Math.SQRT2]
    return {
      X: across * Math.cos(angle) - down * Math.sin(angle),
      Y: (across * Math.sin(angle) + down * Math.cos(angle)) / Math.SQRT2,
    }
  }
  return all.map((block) => {
    const { Left = 0, Top = 0, Width = 0, Height = 0 } = block.Geometry?.BoundingBox ?? {}
    const Polygon = [
      turned(Left, Top),
      turned(Left + Width, Top),
      turned(Left + Width, Top + Height),
      turned(Left, Top + Height),
    ]
    return block.Geometry === undefined ? block : { ...block, Geometry: { ...block.Geometry, Polygon } }
  })
}

test.each([1, 2, 3, -3])('a page tilted by %s degrees is straightened by its polygons', (degrees) => {
  const [upright] = pagesFrom(blocks)
  const [page] = pagesFrom(tilted(blocks, degrees))
  const heights = (words = page?.words) => words?.map(({ height }) => Math.round(height))
  expect(heights()).toEqual(heights(upright?.words))
  const [name, second] = page?.words ?? []
  expect(name?.bottom).toBe(second?.bottom)
  expect(readRecognised(pagesFrom(tilted(blocks, degrees))).cv).toMatchObject({
    name: 'Nurul Izzah',
    title: 'Analyst',
  })
})
