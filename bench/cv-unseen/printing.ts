import { chromium } from 'playwright-core'
import { findBrowser } from '#infra/browser/find-browser.ts'

export type Printer = { print: (html: string) => Promise<Buffer>; close: () => Promise<void> }

const margins = { top: '1.5cm', bottom: '1.5cm', left: '1.8cm', right: '1.8cm' } as const

/** A browser names the time in each PDF: a fixed one keeps the same seed's documents the same. */
const withoutTime = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20250801090000'),
    'latin1',
  )

export async function openPrinter(): Promise<Printer> {
  const { path, environment } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  return {
    print: async (html) => {
      const page = await browser.newPage()
      await page.setContent(html)
      const bytes = await page.pdf({ format: 'A4', printBackground: true, margin: margins })
      await page.close()
      return withoutTime(bytes)
    },
    close: () => browser.close(),
  }
}
