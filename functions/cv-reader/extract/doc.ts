import WordExtractor from 'word-extractor'
import { sectionNamed } from '../words/headings.ts'
import { streamsIn } from './compound-file.ts'
import { looksOf, type ParagraphLook } from './doc-looks.ts'
import type { Line } from '../layout/line.ts'
import { linesOfCells, rowsOfText, type Look } from './plain.ts'
import { LimitExceeded, UnreadableFile } from '../errors.ts'
import { rtfLines } from './rtf.ts'
import { wordXmlLines } from './word-xml.ts'
import { docFormOf } from '../file-kind.ts'

const maxCharacters = 200_000

/** Extracts the text of a .doc file, which can also be RTF or XML: Word opens those under this name as well. */
export async function docLines(bytes: Buffer): Promise<Line[]> {
  const form = docFormOf(bytes)
  if (form === 'rtf') return rtfLines(bytes)
  return form === 'xml' ? wordXmlLines(bytes) : compoundLines(bytes)
}

/** Lines, tabs and cells, with the formatting of the paragraph that has the same text. */
async function compoundLines(bytes: Buffer): Promise<Line[]> {
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new UnreadableFile('broken')
  })
  const texts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({}),
    document.getBody(),
  ]
  if (texts.reduce((sum, { length }) => sum + length, 0) > maxCharacters) throw new LimitExceeded('text')
  const lookOf = looksIn(bytes)
  return texts.flatMap((text) => linesOfCells(rowsOfText(text).flatMap(cutAtHeading), lookOf))
}

/** In points, where no paragraph has a size of its own. */
const usualSize = 11

const plainText = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Finds a paragraph's formatting by its text, because word-extractor returns no positions. */
function looksIn(bytes: Buffer): (text: string) => Look | undefined {
  const streamOf = streamsIn(bytes)
  const document = streamOf('WordDocument')
  const looks =
    document === undefined
      ? []
      : looksOf({ document, tableOf: (isSecond) => streamOf(isSecond ? '1Table' : '0Table') })
  const body = bodySizeOf(looks)
  const byText = new Map(
    looks.map(({ text, bullet, bold, size }) => [plainText(text), { bullet, bold, size: size ?? body }]),
  )
  return (text) => (text.trim() === '' ? undefined : byText.get(plainText(text)))
}

/** The size of most of the text. */
function bodySizeOf(looks: readonly ParagraphLook[]): number {
  const letters = new Map<number | undefined, number>()
  for (const { size, text } of looks) letters.set(size, (letters.get(size) ?? 0) + text.length)
  const [most] = [...letters].toSorted(([, one], [, other]) => other - one)
  return most?.[0] ?? usualSize
}

/** word-extractor writes a tab at the end of each table cell; a heading after a tab therefore begins a new line. */
function cutAtHeading(cells: string[]): string[][] {
  const at = cells.findIndex((cell, index) => index > 0 && sectionNamed(cell) !== undefined)
  return at < 0 ? [cells] : [cells.slice(0, at), cells.slice(at)]
}
