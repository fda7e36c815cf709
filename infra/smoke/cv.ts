import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { runCheck, type Site } from '#functions/platform/canary/site.ts'
import { visitorApi } from './api.ts'

type Say = (line: string) => void

/** One file with text, one that is an image of the same text. */
export const cvFiles = {
  text: new URL('cv.pdf', import.meta.url),
  scan: new URL('scanned-cv.pdf', import.meta.url),
} as const

/** Both files contain it. */
const mailbox = 'success+smoke@simulator.amazonses.com'

const triesOfScan = 10
const pauseMilliseconds = 3000

/** The presigned form with its CORS rule, the process that reads CVs, and the recognition of text in images. */
export async function cvChecks(site: Site, say: Say, files = cvFiles): Promise<void> {
  const textId = await runCheck(
    {
      name: 'a browser may post a CV by its presigned form',
      lookAt: 'the CORS rule of the bucket of uploads, and the grants of Cv',
      run: () => upload(site, files.text),
    },
    say,
  )
  await runCheck(
    {
      name: 'a CV is read in a process of its own',
      lookAt: 'the log of Cv: it has the exit code of the process',
      run: async () => expectRead(await read(site, textId)),
    },
    say,
  )
  await runCheck(
    {
      name: 'text in an image is recognised',
      lookAt: 'the log of Cv, and the permissions and quotas of Textract',
      run: async () => expectRead(await read(site, await upload(site, files.scan))),
    },
    say,
  )
}

/** Checks the CORS header, without which a browser hides the bucket's answer from the page. */
async function upload(site: Site, file: URL): Promise<string> {
  const bytes = readFileSync(file)
  const body = { fileName: 'smoke.pdf', contentType: 'application/pdf', size: bytes.byteLength }
  const { cvId, upload: form } = (await visitorApi(site).upload({ body })).data
  if (form === null) throw new Error('there is no form')
  const fields = new FormData()
  for (const [name, value] of Object.entries(form.fields)) fields.set(name, value)
  fields.set('file', new Blob([bytes], { type: 'application/pdf' }))
  const { origin } = new URL(site.url)
  const answer = await fetch(form.url, { method: 'POST', headers: { origin }, body: fields })
  if (!answer.ok) throw new Error(`the bucket answered ${answer.status}`)
  const allowed = answer.headers.get('access-control-allow-origin')
  if (allowed !== origin) throw new Error(`the bucket allows ${allowed ?? 'no origin'}, and not ${origin}`)
  return cvId
}

/** Calls again while the API answers that it still reads: a scan may take longer than one call. */
async function read(site: Site, cvId: string, triesLeft = triesOfScan): Promise<unknown> {
  try {
    return (await visitorApi(site).analyze({ body: { cvId } })).data.extractedData
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error) || !error.message.includes('still')) throw error
    await setTimeout(pauseMilliseconds)
    return read(site, cvId, triesLeft - 1)
  }
}

/** Only the domain is compared: recognition may misread a letter of the name. */
function expectRead(data: unknown): void {
  if (!JSON.stringify(data).includes(mailbox.slice(-'simulator.amazonses.com'.length)))
    throw new Error('the e-mail address in it was not found')
}
