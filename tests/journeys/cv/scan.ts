import type { Page } from 'playwright-core'
import { pdfFrom, streamOf } from '#tests/support/documents.ts'
import type { CvFile } from './upload.ts'

/** No larger than text recognition needs for a few lines of this height. */
const sheetPixels = { width: 640, height: 300 } as const

/** A scanned CV: one small image of these lines, drawn by the browser, and no text layer. */
export async function scanOf(page: Page, lines: readonly string[]): Promise<CvFile> {
  const sheet = await page.context().newPage()
  await sheet.setViewportSize(sheetPixels)
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('')
  await sheet.setContent(`<body bgcolor="white" text="black"><font face="sans-serif" size="5">${paragraphs}`)
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 90 })
  await sheet.close()
  const { width, height } = sheetPixels
  const entries = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  const bytes = pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>`,
    streamOf(`${width} 0 0 ${height} 0 0 cm /I Do`),
    streamOf(picture.toString('latin1'), entries),
  ])
  return { name: 'scan.pdf', bytes }
}
