import type { Page } from 'playwright-core'
import { type PageWishes, whenReady } from '#tests/support/browser.ts'
import { signInWith, type Candidate } from '#tests/support/candidates.ts'
import { aCv, cvParagraphs, cvPdf, pdfFrom, streamOf } from '#tests/support/documents.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { lostConnection, refusedAnswer } from './account-page.ts'
import { visitPage } from './marketing-page.ts'

export type CvFile = { name: string; bytes: Buffer }

export const megabyte = 1024 * 1024

/** What a journey may meet in the console when the server refuses, or when the line is cut. */
export const refusals = { expectedErrors: [refusedAnswer] }
export const lost = { expectedErrors: [lostConnection] }

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const byHand = (page: Page) => page.getByRole('link', { name: 'Enter your details by hand' })

let people = 0

/** Somebody whose CV is about to be uploaded for the first time. */
export const somebody = (): { name: string; email: string } => {
  people += 1
  return { name: aCv.name, email: `nurul.${people}@example.com` }
}

export const pdfFor = (change: Parameters<typeof cvPdf>[0] = {}): CvFile => ({
  name: 'my cv.pdf',
  bytes: cvPdf(change),
})

/** The same file, made as large as this with a comment that no reader reads. */
export function paddedTo(pdf: Buffer, bytes: number): Buffer {
  const start = /startxref\n(\d+)\n/.exec(pdf.toString('latin1'))?.[1] ?? ''
  const end = `\nstartxref\n${start}\n%%EOF\n`
  return Buffer.concat([
    pdf,
    Buffer.from('%'),
    Buffer.alloc(bytes - pdf.length - 1 - end.length, 'x'),
    Buffer.from(end),
  ])
}

export const choose = (page: Page, { name, bytes }: CvFile): Promise<void> =>
  page.locator('#cv-file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })

/** The file that is going to be sent. */
export const chosen = (page: Page, name: string) => page.locator('#cv-file-chosen').filter({ hasText: name })

export const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload CV' })

export const review = (page: Page) => page.getByRole('dialog')
export const title = (page: Page, name: string) => review(page).getByRole('heading', { level: 2, name })

/** Chooses a file, sends it, and waits until it was read. */
export async function upload(page: Page, file: CvFile): Promise<void> {
  await choose(page, file)
  await uploadButton(page).click()
  await review(page).waitFor()
}

export const createButton = (page: Page) => review(page).getByRole('button', { name: /^Creat/ })
export const updateButton = (page: Page) => review(page).getByRole('button', { name: /^Updat/ })

export const onRegister = (
  stack: TestStack,
  journey: (page: Page) => Promise<void>,
  wishes: PageWishes = {},
): Promise<void> => visitPage(stack, '/register', journey, { reducedMotion: true, ...wishes })

/** Opens the page as somebody who is signed in already. */
export const onRegisterAs = (
  stack: TestStack,
  candidate: Candidate,
  journey: (page: Page) => Promise<void>,
): Promise<void> =>
  visitPage(
    stack,
    '/privacy',
    async (page) => {
      await signInWith(page, candidate)
      await page.goto(`${stack.site}/register`)
      await whenReady(page)
      await journey(page)
    },
    { reducedMotion: true },
  )

/** A line on which a file takes its time. */
export async function slowLine(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  })
}

/** The page that says it is done stays for as long as it is looked at. */
export async function stayForEver(page: Page): Promise<void> {
  await page.evaluate(() => {
    const redirectMilliseconds = 3000
    const inTime = setTimeout.bind(window)
    window.setTimeout = ((run: () => void, milliseconds?: number) =>
      milliseconds === redirectMilliseconds ? 0 : inTime(run, milliseconds)) as typeof setTimeout
  })
}

const scanned = { width: 1240, height: 1754 } as const

/** A CV on paper, as a scanner makes a file of it: pictures, and no letter that could be read without looking. */
export async function scanOf(page: Page, email: string, pages: number): Promise<CvFile> {
  const lines = cvParagraphs({ email }).map(({ text, bold = false }) => {
    const tag = bold ? 'b' : 'span'
    return `<p><${tag}>${text.replaceAll('\t', ' &nbsp; ')}</${tag}></p>`
  })
  const sheet = await page.context().newPage()
  await sheet.setViewportSize(scanned)
  await sheet.setContent(
    `<body bgcolor="white" text="black"><font face="sans-serif" size="6">${lines.join('')}`,
  )
  const picture = await sheet.screenshot({ type: 'jpeg', quality: 85 })
  await sheet.close()
  const { width, height } = scanned
  const facts = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode`
  const leaf =
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</I 3 0 R>>>>>>'
  const first = 5
  const numbers = Array.from({ length: pages }, (_, place) => `${first + place} 0 R`)
  const bytes = pdfFrom([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers.join(' ')}]/Count ${pages}>>`,
    streamOf(picture.toString('latin1'), facts),
    streamOf('595 0 0 842 0 0 cm /I Do'),
    ...numbers.map(() => leaf),
  ])
  return { name: 'scan.pdf', bytes }
}
