import { aCv, cvDocx, cvPdf } from 'cv-reader/documents'
import type { Page } from 'playwright-core'

export type CvFile = { name: string; bytes: Buffer }

export const megabyteBytes = 1024 * 1024

let people = 0
/** Name and e-mail address of a candidate without an account or an uploaded CV. */
export const newPerson = (): { name: string; email: string } => {
  people += 1
  return { name: aCv.name, email: `nurul.${people}@example.com` }
}

export const pdfFor = (change: Parameters<typeof cvPdf>[0] = {}): CvFile => ({
  name: 'my cv.pdf',
  bytes: cvPdf(change),
})

/** For journeys that are not about the type: a DOCX is read in two thirds of the time. */
export const docxFor = (change: Parameters<typeof cvDocx>[0] = {}): CvFile => ({
  name: 'my cv.docx',
  bytes: cvDocx(change),
})

export const byHandLink = (page: Page) => page.getByRole('link', { name: 'Enter your details by hand' })

export const choose = (page: Page, { name, bytes }: CvFile): Promise<void> =>
  page.locator('#cv-file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes })

/** Drops a file onto the page, padded to this size with a PDF comment. The browser makes the padding. */
export const drop = (page: Page, { name, bytes }: CvFile, size = bytes.length): Promise<void> =>
  page.evaluate(
    ([fileName, start, end, paddingBytes]) => {
      const padding = paddingBytes === 0 ? '' : `%${'x'.repeat(paddingBytes - 1)}`
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([start, padding, end], fileName))
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    },
    [name, ...paddable(bytes, size)] as const,
  )

/** A PDF as the text before and after a comment of so many bytes: its last line has to stay the last. */
function paddable(pdf: Buffer, size: number): [start: string, end: string, paddingBytes: number] {
  const start = pdf.toString('latin1')
  if (size <= pdf.length) return [start, '', 0]
  const offset = /startxref\n(\d+)\n/.exec(start)?.[1] ?? ''
  const end = `\nstartxref\n${offset}\n%%EOF\n`
  return [start, end, size - start.length - end.length]
}

export const chosenFile = (page: Page, name: string) =>
  page.locator('#cv-file-chosen').filter({ hasText: name })

/** Keeps uploads from being answered, so that the page stays at the first step. */
export const holdUploads = (page: Page, s3: string): Promise<unknown> =>
  page.route(`${s3}/**`, () => undefined)

/** Chooses a file and cancels its upload, after which the page shows the file. */
export async function chooseAndCancel(page: Page, file: CvFile): Promise<void> {
  await choose(page, file)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await chosenFile(page, file.name).waitFor()
}

/** Sends the file again after the upload was cancelled. */
export const uploadButton = (page: Page) => page.getByRole('button', { name: 'Upload CV' })

/** The dialog that shows the data read from the CV. */
export const review = (page: Page) => page.getByRole('dialog')
export const reviewTitle = (page: Page, name: string) => review(page).getByRole('heading', { level: 2, name })
export const createButton = (page: Page) => review(page).getByRole('button', { name: /^Creat/ })
export const cancelButton = (page: Page) => review(page).getByRole('button', { name: 'Cancel' })
/** Unfolds the data of the CV below the password of the account that was found. */
export const updatedParts = (page: Page) => review(page).getByText('What will be updated')
export const updateButton = (page: Page) => review(page).getByRole('button', { name: /^Updat/ })

/** Chooses a file and waits until it is read. */
export async function upload(page: Page, file: CvFile): Promise<void> {
  await choose(page, file)
  await review(page).waitFor()
}
