import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import { scannedPictures } from '../scans/scanned-pictures.ts'
import { straightenedWords } from 'cv-reader/straightened-words'
import {
  maxRecognisedPages,
  type PicturedFile,
  type RecognisedPage,
  type TextRecognition,
} from 'cv-reader/text-recognition'
import { createWorker, type Worker } from 'tesseract.js'
import { millisecondsLeft } from '#functions/platform/world/deadline.ts'

/** The height of a row includes descenders and the space above; the font size is about this share of it. */
const letterShareOfRow = 0.72

const dataFolder = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
)

/** Starts Tesseract, without network access. */
export const openTesseract = (): Promise<Worker> =>
  createWorker('eng', 1, { langPath: dataFolder, cacheMethod: 'none', gzip: true })

async function recognised({ bytes }: PicturedFile): Promise<RecognisedPage[]> {
  const worker = await openTesseract()
  try {
    const pages: RecognisedPage[] = []
    for await (const { width, height, bitmap } of scannedPictures(bytes, maxRecognisedPages)) {
      const { data } = await worker.recognize(bitmap, {}, { blocks: true })
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((some) => some.lines))
      pages.push({
        width,
        height,
        words: straightenedWords(
          lines.map(({ words, baseline, rowAttributes }) => ({
            from: { x: baseline.x0, y: baseline.y0 },
            to: { x: baseline.x1, y: baseline.y1 },
            height: rowAttributes.rowHeight * letterShareOfRow,
            words: words.map(({ text, bbox, confidence }) => ({
              text,
              confidence,
              left: bbox.x0,
              right: bbox.x1,
            })),
          })),
        ),
      })
    }
    return pages
  } finally {
    await worker.terminate()
  }
}

const maxWaitMilliseconds = 20_000
/** The rest of the request's time is for the answer. */
const shareOfRequestTime = 0.8
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
      Math.min(maxWaitMilliseconds, shareOfRequestTime * millisecondsLeft()),
      'pending',
    ).unref()
  })
  const outcome = await Promise.race([work, tooLong])
  if (outcome === 'pending') return outcome
  begun.delete(file.id)
  return { pages: outcome, chargedPages: file.pages }
}
