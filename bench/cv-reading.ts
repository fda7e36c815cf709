import { extractText, getDocumentProxy } from 'unpdf'
import { readingOrder } from '#functions/cv/reader/layout/columns.ts'
import { pdfPages } from '#functions/cv/reader/extract/pdf.ts'
import { parseCv } from '#functions/cv/reader/parse/parse.ts'
import { cvPdf } from '#tests/support/documents.ts'
import { goals, type Section } from './figures.ts'
import { pairedFigure, pairedRounds } from './rounds.ts'

const pages = 2
const warmUpRounds = 10

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Reads a CV of two pages, from bytes to fields, compared with a library that extracts only its text. */
export async function cvReading(rounds: number): Promise<Section> {
  const file = cvPdf({}, pages)
  const contenders = {
    fields: () =>
      timed(async () => {
        const { skills } = parseCv(readingOrder(await pdfPages(new Uint8Array(file))))
        if (skills.length === 0) throw new Error("The benchmark's CV was not read.")
      }),
    text: () =>
      timed(async () => extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })),
  }
  await pairedRounds(warmUpRounds, contenders)
  const times = await pairedRounds(rounds, contenders)
  const figure = pairedFigure('PDF to fields', 'ms', times.fields, { values: times.text, name: 'bare text' })
  const most = goals.millisecondsToFields
  return {
    title: `A CV of ${pages} pages (${rounds} rounds)`,
    figures: [{ ...figure, goal: { text: `<= ${most} ms`, holds: figure.measured.value <= most } }],
  }
}
