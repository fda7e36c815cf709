import { jpegEntries, picturesPdf } from 'cv-reader/documents'
import type { Page } from 'playwright-core'
import type { CvFile } from './upload.ts'

/** No larger than text recognition needs for a few lines of this height. */
const sheetPixels = { width: 640, height: 300 } as const

/** A scanned CV: for each page one small image of its lines, drawn by the browser, and no text layer. */
export async function scanOf(page: Page, pages: readonly (readonly string[])[]): Promise<CvFile> {
  const pictures: Buffer[] = []
  for (const lines of pages) pictures.push(await pictureOf(page, lines))
  const entries = jpegEntries(sheetPixels.width, sheetPixels.height)
  const bytes = picturesPdf(
    pictures.map((data) => ({ data, entries })),
    sheetPixels,
  )
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
