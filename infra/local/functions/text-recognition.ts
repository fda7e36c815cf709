import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { createWorker, type Worker } from 'tesseract.js'
import { extractImages, getDocumentProxy } from 'unpdf'
import { millisecondsLeft } from '#functions/deadline.ts'
import type { PicturedFile, RecognisedPage, RecognisedWord, TextRecognition } from '#functions/ports.ts'

const mostPages = 5
/** The height of a row includes descenders and the space above; the font size is about this share of it. */
const letterShareOfRow = 0.72

const dataFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Starts Tesseract, without network access. */
export const openTesseract = (): Promise<Worker> =>
  createWorker('eng', 1, { langPath: dataFolder, cacheMethod: 'none', gzip: true })

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** The largest image of a page, which counts as its scan. */
export async function scanOn(file: Pdf, page: number): Promise<Picture | undefined> {
  const images = await extractImages(file, page)
  return images.toSorted((a, b) => b.width * b.height - a.width * a.height)[0]
}

/** Tesseract in place of Textract. */
async function recognised({ bytes }: PicturedFile): Promise<RecognisedPage[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const worker = await openTesseract()
  try {
    const pages: RecognisedPage[] = []
    for (let number = 1; number <= Math.min(file.numPages, mostPages); number += 1) {
      const largest = await scanOn(file, number)
      if (largest === undefined) continue
      const { data } = await worker.recognize(bitmapOf(largest), {}, { blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((some) => some.lines))
      pages.push({
        width: largest.width,
        height: largest.height,
        words: lines.flatMap(({ words, baseline, rowAttributes }): RecognisedWord[] =>
          words.map(({ text, bbox, confidence }) => ({
            confidence,
            text,
            left: bbox.x0,
            right: bbox.x1,
            bottom: baseline.y1,
            height: rowAttributes.rowHeight * letterShareOfRow,
          })),
        ),
      })
    }
    return pages
  } finally {
    await worker.terminate()
    await file.cleanup()
  }
}

const patienceMilliseconds = 20_000
/** Of the request's time: the rest is for the answer. */
const shareOfTheTime = 0.8
const begun = new Map<string, Promise<RecognisedPage[]>>()
let turn: Promise<unknown> = Promise.resolve()

/** One file at a time, because each takes a whole processor and 200 MB. Calls with the same id share one run. */
export const recogniseLocally: TextRecognition = async (file) => {
  const work = begun.get(file.id) ?? turn.then(() => recognised(file))
  begun.set(file.id, work)
  turn = work.catch(() => begun.delete(file.id))
  const tooLong = new Promise<'pending'>((resolve) => {
    setTimeout(
      resolve,
      Math.min(patienceMilliseconds, shareOfTheTime * millisecondsLeft()),
      'pending',
    ).unref()
  })
  const outcome = await Promise.race([work, tooLong])
  if (outcome !== 'pending') begun.delete(file.id)
  return outcome
}

type Picture = { data: Uint8ClampedArray; width: number; height: number; channels: 1 | 3 | 4 }

const headerBytes = 54

/** An uncompressed BMP, the simplest format that Tesseract reads. */
export function bitmapOf({ data, width, height, channels }: Picture): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const bitmap = Buffer.alloc(headerBytes + rowBytes * height)
  bitmap.write('BM')
  bitmap.writeUInt32LE(bitmap.length, 2)
  bitmap.writeUInt32LE(headerBytes, 10)
  bitmap.writeUInt32LE(40, 14)
  bitmap.writeInt32LE(width, 18)
  // Negative: the first row is the top one.
  bitmap.writeInt32LE(-height, 22)
  bitmap.writeUInt16LE(1, 26)
  bitmap.writeUInt16LE(24, 28)
  const [red, green, blue] = channels === 1 ? [0, 0, 0] : [0, 1, 2]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels
      const to = headerBytes + y * rowBytes + x * 3
      bitmap[to] = data[from + blue] ?? 0
      bitmap[to + 1] = data[from + green] ?? 0
      bitmap[to + 2] = data[from + red] ?? 0
    }
  }
  return bitmap
}
