import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { openAccount, type SmokeAccount } from '#infra/smoke/account.ts'
import { candidateApi, visitorApi } from '#infra/smoke/api.ts'
import { cvFiles } from '#infra/smoke/cv.ts'
import { consentFor } from '#shared/interview/consent.ts'
import type { TranscriptEntry } from '#shared/interview/transcript.ts'
import { openPages } from './visits.ts'
import type { Product } from './product.ts'

export const jobId = 'gpu-platform-engineer'

const sampleRecording = new URL('../../infra/local/desk/sample-interview.webm', import.meta.url)
const contentType = 'video/webm'
const callId = 'costs-page'
const quiet = (): void => {}

/** A first visit: the home page, the list and one position. */
export const visit = (product: Product): Promise<void> =>
  openPages(product, ['/', '/careers', `/careers/${jobId}`])

/** A visitor uploads a CV, opens an account and applies; the product e-mails the letter; the dashboard is opened. */
export async function application(product: Product): Promise<{ account: SmokeAccount; sessionId: string }> {
  const { site } = product
  await openPages(product, ['/register'])
  const bytes = readFileSync(cvFiles.text)
  const body = { fileName: 'cv.pdf', contentType: 'application/pdf', size: bytes.byteLength }
  const { cvId, upload } = (await visitorApi(site).upload({ body })).data
  if (upload === null) throw new Error('POST /cv/upload answered no presigned form.')
  const form = new FormData()
  for (const [name, value] of Object.entries(upload.fields)) form.set(name, value)
  form.set('file', new Blob([bytes], { type: 'application/pdf' }))
  await fetch(upload.url, { method: 'POST', body: form })
  await visitorApi(site).analyze({ body: { cvId } })
  const account = await openAccount(site, quiet)
  const user = { id: account.userId, email: account.email, name: 'Smoke Test' }
  const localStorage = [
    { name: 'authToken', value: account.token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  const created = await candidateApi(site, account.token).sessions.create({ body: { jobId } })
  await openPages(product, ['/dashboard'], { cookies: [], origins: [{ origin: site.url, localStorage }] })
  return { account, sessionId: created.data.id }
}

/** Questions and answers, with about as many words as an interview of the default sections. */
const turns = 26
const entry = (index: number): TranscriptEntry[] => [
  { role: 'assistant', content: `Question ${index}: ${'what did you build there, and how '.repeat(3)}` },
  {
    role: 'user',
    content: `Answer ${index}: ${'we moved the jobs to the new cluster one by one '.repeat(11)}`,
  },
]

type Interview = { token: string; sessionId: string; parts: number }

/** An interview that stores its transcript after each answer, with a recording of `parts` parts, until its files are written. */
export async function interview(
  { site, recruiter }: Product,
  { token, sessionId, parts }: Interview,
): Promise<void> {
  const { start, room } = candidateApi(site, token)
  const params = { id: sessionId }
  await start.create({ body: { sessionId } })
  const consent = { version: consentFor().version }
  await start.setStatus({ body: { sessionId, status: 'in_progress', callId, consent } })
  for (let turn = 1; turn <= turns; turn += 1) {
    const entries = Array.from({ length: turn }, (_, index) => entry(index + 1)).flat()
    await room.saveTranscript({ params, body: { version: turn, entries, callId } })
  }
  const bytes = readFileSync(sampleRecording)
  const size = Math.ceil(bytes.byteLength / parts)
  for (let part = 0; part < parts; part += 1) {
    const content = bytes.subarray(part * size, (part + 1) * size)
    const body = { segment: 1, part, size: content.byteLength, contentType, callId } as const
    const { url, headers } = (await room.recordingPart({ params, body })).data
    await fetch(url, { method: 'PUT', headers, body: content })
  }
  const transcript = Array.from({ length: turns }, (_, index) => entry(index + 1)).flat()
  await room.finish({ params, body: { transcript, callId, recordedParts: [parts], segmentStarts: [0] } })
  await untilWritten(recruiter)
}

const tries = 120

async function untilWritten(recruiter: Product['recruiter']): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    const { recordings } = (await recruiter.listRecordings({ params: { id: jobId }, query: {} })).data
    if (recordings.every(({ state }) => state === 'assembled')) return
    await setTimeout(1000)
  }
  throw new Error(`The files of the interview were not written within ${tries} seconds.`)
}

/** A member of staff opens an applicant and the recording, and decides. */
export async function review({ recruiter }: Product, applicationId: string): Promise<void> {
  const params = { id: applicationId }
  await recruiter.listApplications({ params: { id: jobId }, query: {} })
  await recruiter.showApplication({ params })
  const { recordings } = (await recruiter.listRecordings({ params: { id: jobId }, query: {} })).data
  const [recording] = recordings
  if (recording !== undefined) await recruiter.openRecording({ params: { id: recording.id } })
  await recruiter.setApplicationStatus({ params, body: { status: 'reviewed' } })
}
