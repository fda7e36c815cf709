import { jpegEntries, picturesPdf } from 'cv-reader/documents'
import { chromium, type Browser } from 'playwright-core'
import { findBrowser } from '#infra/browser/find-browser.ts'

export type Printer = {
  print: (html: string) => Promise<Buffer>
  /** A page on grey paper, askew by some degrees, without a text layer. */
  scan: (html: string, degrees: number) => Promise<Buffer>
}

const margins = { top: '1.5cm', bottom: '1.5cm', left: '1.8cm', right: '1.8cm' } as const
/** In CSS pixels: A4. */
const paper = { width: 794, height: 1123 } as const
/** 200 dots per inch, as scanners have. */
const dotsPerPixel = 200 / 96

/** A browser names the time in each PDF: a fixed one keeps the same seed's documents the same. */
const withoutTime = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString('latin1').replaceAll(/\/(CreationDate|ModDate) \(D:\d{14}/g, '/$1 (D:20250801090000'),
    'latin1',
  )

/** Opens a browser for as long as the work takes. */
export async function withPrinter<Result>(work: (printer: Printer) => Promise<Result>): Promise<Result> {
  const { path, environment } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  try {
    return await work({
      print: async (html) => {
        const page = await browser.newPage()
        await page.setContent(html)
        const bytes = await page.pdf({ format: 'A4', printBackground: true, margin: margins })
        await page.close()
        return withoutTime(bytes)
      },
      scan: (html, degrees) => scanned(browser, html, degrees),
    })
  } finally {
    await browser.close()
  }
}

async function scanned(browser: Browser, html: string, degrees: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: paper, deviceScaleFactor: dotsPerPixel })
  await page.setContent(html)
  await page.addStyleTag({
    content: `html{background:#f4f3ef}body{margin:56px 68px!important;rotate:${degrees}deg}`,
  })
  const data = await page.screenshot({ type: 'jpeg', quality: 72 })
  await page.close()
  const [width, height] = [Math.round(paper.width * dotsPerPixel), Math.round(paper.height * dotsPerPixel)]
  return picturesPdf([{ data, entries: jpegEntries(width, height) }])
}
