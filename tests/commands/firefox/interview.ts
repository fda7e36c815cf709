import { chromium } from 'playwright-core'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { findBrowser } from '#infra/browser/find-browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { filesSettled } from '#tests/support/rooms.ts'
import { enterKey, typeCredentials, type World } from './steps.ts'
import type { Visitor } from './visitor.ts'

const answers = [
  'Yes, I am ready.',
  'I built a scheduler for a cluster of two hundred graphics processors and halved the time that jobs waited.',
  'We measured each queue for a month, packed small jobs onto shared nodes, and told teams what they used.',
] as const

const minSeconds = 8
const secondsPerAnswer = 4

const wait = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** From the lobby to the end of the call. Then Chromium plays the recording from a recruiter's link. */
export async function holdInterview(visitor: Visitor, { stack, candidate, job }: World): Promise<void> {
  await visitor.open(`/interview/${job.id}`)
  await typeCredentials(visitor, candidate)
  await visitor.click('button', 'Start Interview')
  await visitor.sees('list', 'Readiness')
  if (await visitor.has('button', 'Grant Camera & Microphone Access'))
    await visitor.click('button', 'Grant Camera & Microphone Access')
  await visitor.sees('text', 'Session expires in:')
  await visitor.click('button', 'Start Interview')
  await visitor.click('checkbox', '')
  await visitor.click('button', 'Start Interview')
  await visitor.sees('heading', `${job.title} Interview`)
  for (const answer of answers) {
    await visitor.type('Type your answer', answer + enterKey)
    await wait(secondsPerAnswer)
  }
  await visitor.click('button', 'End call')
  await visitor.click('button', 'End interview')
  await visitor.sees('tab', 'Overview')
  const api = recruiterApi(createSend({ origin: stack.gateway }))
  const { data } = await api.listRecordings({ params: { id: job.id }, query: {} })
  const recording = data.recordings.find((one) => one.candidate.email === candidate.email)
  if (recording === undefined) throw new Error('The list of recordings lacks the interview.')
  const [userId = '', sessionId = ''] = recording.id.split('--')
  await filesSettled(stack, { userId, sessionId })
  const { data: opened } = await api.openRecording({ params: { id: recording.id } })
  await playInChromium(opened.url)
}

/** Checks duration, playback and seeking, which fail for a file without an index or with sound before its beginning. */
async function playInChromium(url: string): Promise<void> {
  const { path, environment } = await findBrowser()
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(url)
    const videoState = () =>
      page.evaluate(() => {
        const { duration, currentTime, error } = document.querySelector('video')!
        return { duration, currentTime, error: error?.message }
      })
    const { duration, error } = await eventually(
      videoState,
      (seen) => seen.duration > 0 || seen.error !== undefined,
    )
    if (error !== undefined || !Number.isFinite(duration) || duration < minSeconds)
      throw new Error(`Chromium cannot play the recording: ${error ?? `it has ${duration} seconds`}.`)
    // The page can quote the answer, too.
    await page.locator('.transcript').getByRole('button', { name: answers[2] }).click()
    await eventually(videoState, (seen) => seen.currentTime > 1 || seen.error !== undefined)
    const afterSeek = await videoState()
    if (afterSeek.error !== undefined) throw new Error(`Chromium fails after a seek: ${afterSeek.error}.`)
  } finally {
    await browser.close()
  }
}
