import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { tryJoint, type Site } from '#functions/canary/site.ts'
import { visitorApi } from './api.ts'

type Say = (line: string) => void

/** Real files: one with text, one that is a picture of the same text. */
export const cvFiles = {
  text: new URL('cv.pdf', import.meta.url),
  scan: new URL('scanned-cv.pdf', import.meta.url),
} as const

/** What both contain. */
const mailbox = 'success+smoke@simulator.amazonses.com'

const triesOfScan = 10
const pauseMilliseconds = 3000

/** The presigned form with its CORS rule, the process that reads CVs, and the recognition of text in pictures. */
export async function cvJoints(site: Site, say: Say, files = cvFiles): Promise<void> {
  const textId = await tryJoint(
    {
      name: 'a browser may post a CV by its presigned form',
      lookAt: 'the CORS rule of the bucket of uploads, and the grants of Cv',
      run: () => upload(site, files.text),
    },
    say,
  )
  await tryJoint(
    {
      name: 'a CV is read in a process of its own',
      lookAt: 'the log of Cv: it has the exit code of the process',
      run: async () => expectRead(await read(site, textId)),
    },
    say,
  )
  await tryJoint(
    {
      name: 'text in a picture is recognised',
      lookAt: 'the log of Cv, and the permissions and quotas of Textract',
      run: async () => expectRead(await read(site, await upload(site, files.scan))),
    },
    say,
  )
}

/** As a browser does: it reads no answer of the bucket without the header that names its origin. */
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

/** A scan may take longer than one call waits. */
async function read(site: Site, cvId: string, triesLeft = triesOfScan): Promise<unknown> {
  try {
    return (await visitorApi(site).analyze({ body: { cvId } })).data.extractedData
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof Error) || !error.message.includes('still')) throw error
    await setTimeout(pauseMilliseconds)
    return read(site, cvId, triesLeft - 1)
  }
}

/** Recognition may confuse a letter, so the domain is enough. */
function expectRead(data: unknown): void {
  if (!JSON.stringify(data).includes(mailbox.slice(-'simulator.amazonses.com'.length)))
    throw new Error('the address in it was not found')
}
