import { pdfFrom, streamOf } from 'cv-reader/documents'
import type { Page } from 'playwright-core'
import type { CvFile } from './upload.ts'

/** No larger than text recognition needs for a few lines of this height. */
const sheetPixels = { width: 640, height: 300 } as const

/** A scanned CV: for each page one small image of its lines, drawn by the browser, and no text layer. */
export async function scanOf(page: Page, pages: readonly (readonly string[])[]): Promise<CvFile> {
  const pictures: Buffer[] = []
  for (const lines of pages) pictures.push(await pictureOf(page, lines))
  const { width, height } = sheetPixels
  const picture = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  // Behind the catalogue and the list of pages, each page has three objects.
  const firstOf = (index: number): number => 3 + 3 * index
  const bytes = pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pictures.map((_, index) => `${firstOf(index)} 0 R`).join(' ')}]/Count ${pictures.length}>>`,
    ...pictures.flatMap((bitmap, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${firstOf(index) + 1} 0 R/Resources<</XObject<</I ${firstOf(index) + 2} 0 R>>>>>>`,
      streamOf(`${width} 0 0 ${height} 0 0 cm /I Do`),
      streamOf(bitmap.toString('latin1'), picture),
    ]),
  ])
  return { name: 'scan.pdf', bytes }
}

async function pictureOf(page: Page, lines: readonly string[]): Promise<Buffer> {
  const sheet = await page.context().newPage()
  await sheet.setViewportSize(sheetPixels)
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('')
  await sheet.setContent(`<body bgcolor="white" text="black"><font face="sans-serif" size="5">${paragraphs}`)
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 90 })
  await sheet.close()
  return picture
}
