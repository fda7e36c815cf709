import { readCv, readRecognised } from 'cv-reader'
import { bareText } from 'cv-reader/bare-text'
import { cvPdf } from 'cv-reader/documents'
import { openTesseract, recogniseLocally } from '#infra/local/functions/text-recognition.ts'
import { scannedPictures } from '#infra/local/scans/scanned-pictures.ts'
import { withPrinter } from './cv-unseen/printing.ts'
import { bytesOf, mixedSet } from './cv-unseen/sets.ts'
import { goals, ratioAtMost, type Figure, type Section } from './figures.ts'
import { quantile, timed } from './measured.ts'
import { pairedFigure, pairedRounds } from './rounds.ts'

const pages = 2
const warmUpRounds = 10

/** In milliseconds, of all threads of this process. */
const processorTime = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const noRecognition = () => Promise.resolve({ pages: [], chargedPages: 0 })

/** Reading a CV of two pages, from bytes to fields and their certainty, compared with extracting only its text. */
async function twoPages(rounds: number): Promise<Figure> {
  const file = cvPdf({}, pages)
  const contenders = {
    fields: () =>
      timed(async () => {
        const { cv } = await readCv(new Uint8Array(file), noRecognition)
        if (cv.skills.length === 0) throw new Error("The benchmark's CV was not read.")
      }),
    text: () => timed(() => bareText(new Uint8Array(file))),
  }
  await pairedRounds(warmUpRounds, contenders)
  const times = await pairedRounds(rounds, contenders)
  const figure = pairedFigure(`${pages} pages to fields`, 'ms', times.fields, {
    values: times.text,
    name: 'bare text',
  })
  return { ...figure, goal: ratioAtMost(goals.fieldsToBareText, figure.ratio) }
}

/** Any seed: the same documents in each run. */
const seed = 20
const countOfForms = 36

/** The time in which 95 % of the CVs are read: four in each arrangement, in all file formats. */
async function manyLayouts(): Promise<Figure> {
  const cvs = mixedSet(seed, countOfForms, false)
  const times = await withPrinter(async (printer) => {
    const all: number[] = []
    for (const cv of cvs) {
      const bytes = new Uint8Array(await bytesOf(cv, printer))
      all.push(await timed(() => readCv(bytes, noRecognition)))
    }
    return all
  })
  const slow = quantile(times, 0.95)
  const usual = quantile(times, 0.5)
  const most = goals.millisecondsOfSlowCvs
  return {
    what: `95 % of ${cvs.length} CVs, below`,
    measured: { value: slow, unit: 'ms' },
    floor: { value: usual, unit: 'ms', name: 'median' },
    ratio: slow / usual,
    goal: { text: `<= ${most} ms`, holds: slow <= most },
  }
}

/** Reading a scanned page, from bytes to fields, compared with only the text recognition of its image. */
async function scannedPage(rounds: number): Promise<Figure> {
  const scan = mixedSet(seed, countOfForms).find(({ file }) => file === 'scan')
  if (scan === undefined) throw new Error('There is no scanned CV.')
  const bytes = new Uint8Array(await withPrinter((printer) => bytesOf(scan, printer)))
  const { value: picture } = await scannedPictures(bytes, 1).next()
  if (picture === undefined) throw new Error('The scanned CV has no image.')
  const read = async (): Promise<void> => {
    let pagesOfText = await recogniseLocally({ id: scan.id, bytes, pages: 1 })
    while (pagesOfText === 'pending') pagesOfText = await recogniseLocally({ id: scan.id, bytes, pages: 1 })
    if (pagesOfText === 'refused') throw new Error('The scanned CV was refused.')
    if (readRecognised(pagesOfText.pages).cv.name === '') throw new Error('The scanned CV was not read.')
  }
  const recognise = async (): Promise<void> => {
    const worker = await openTesseract()
    await worker.recognize(picture.bitmap, {}, { blocks: true })
    await worker.terminate()
  }
  const times = await pairedRounds(rounds, {
    fields: () => processorTime(read),
    recogniser: () => processorTime(recognise),
  })
  const figure = pairedFigure('scanned page to fields, processor', 'ms', times.fields, {
    values: times.recogniser,
    name: 'recogniser alone',
  })
  return { ...figure, goal: ratioAtMost(goals.scanToRecogniser, figure.ratio) }
}

export async function cvReading(rounds: { pages: number; scans: number }): Promise<Section> {
  return {
    title: 'Reading CVs',
    figures: [await twoPages(rounds.pages), await manyLayouts(), await scannedPage(rounds.scans)],
  }
}
