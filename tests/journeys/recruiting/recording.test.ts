import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { recruiterApi } from '#infra/recruiter/api/recruiter-api.ts'
import { createSend } from '#infra/recruiter/api/send.ts'
import { looksOfStates, violationsIn } from '#tests/support/accessibility.ts'
import { aCandidate, caller } from '#tests/support/api.ts'
import { openPage } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { filesSettled, runningInterview, uploadPart } from '#tests/support/rooms.ts'
import { inWideRun } from '#tests/support/wide-run.ts'

/** Records a short segment in two parts, as the interview room does. */
const recorded = async (page: Page): Promise<Uint8Array<ArrayBuffer>[]> => {
  const parts = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const brush = canvas.getContext('2d')
    let frames = 0
    const drawing = setInterval(() => {
      frames += 1
      if (brush === null) return
      brush.fillStyle = `hsl(${frames * 7} 80% 50%)`
      brush.fillRect(0, 0, canvas.width, canvas.height)
    }, 30)
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' })
    const blobs: Blob[] = []
    const isOver = new Promise<void>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => {
        blobs.push(data)
        if (blobs.length === 2) recorder.stop()
      })
      recorder.addEventListener('stop', () => resolve())
    })
    recorder.start(700)
    await isOver
    clearInterval(drawing)
    return Promise.all(blobs.map(async (blob) => [...new Uint8Array(await blob.arrayBuffer())]))
  })
  return parts.map((bytes) => Uint8Array.from(bytes))
}

const hostileName = '<img src=x onerror=alert(1)> Aisyah'
const line = (page: Page, text: string) => page.locator('.turns').getByRole('button', { name: text })
const current = (page: Page) => page.locator('[aria-current=true]')
const playerOf = (page: Page) =>
  page.evaluate(() => {
    const { src, currentTime, paused, duration } = document.querySelector('video')!
    return { file: new URL(src).pathname.split('/').at(-1), currentTime, paused, duration }
  })

test('a recruiter opens a recording, which plays with its transcript, and jumps to a line of it', async ({
  stack,
}) => {
  const call = caller(stack)
  const job = aJob()
  await putJobs(stack, [job])
  const { token, id: userId } = await aCandidate(call, { name: hostileName })
  const sessionId = await runningInterview({ call, token, jobId: job.id })
  const { page, close } = await openPage()
  await page.goto(`${stack.site}/careers`)
  for (const segment of [1, 2])
    for (const [part, bytes] of (await recorded(page)).entries())
      await uploadPart({ call, token, sessionId }, { segment, part, bytes })
  const turns = [
    { role: 'assistant', content: 'What interests you?', startMilliseconds: 0 },
    { role: 'user', content: '<script>alert(2)</script> The network.', startMilliseconds: 500 },
    { role: 'assistant', content: 'And what else?', startMilliseconds: 2200 },
    { role: 'user', content: 'A line without a time.' },
  ]
  await call(`POST /interviews/${sessionId}/finish`, {
    token,
    json: { transcript: turns, recordedParts: [3, 3] },
  })
  await filesSettled(stack, { userId, sessionId })

  const api = recruiterApi(createSend({ origin: stack.gateway }))
  const { data } = await api.openRecording({ params: { id: `${userId}--${sessionId}` } })
  expect(data.recording).toMatchObject({ files: ['recording-1.webm', 'recording-2.webm'] })
  await page.goto(data.url)
  await page.getByRole('heading', { level: 1, name: hostileName }).waitFor()
  expect(await page.getByText(/^This link opens the files until /).count()).toBe(1)

  // The index in the file has the duration, so the player knows it before it plays.
  const { duration } = await eventually(
    () => playerOf(page),
    (seen) => !Number.isNaN(seen.duration),
  )
  expect(duration).toBeGreaterThan(1)
  expect(duration).toBeLessThan(20)

  await line(page, 'The network.').click()
  expect(await current(page).innerText()).toContain('<script>alert(2)</script> The network.')
  const jumped = await eventually(
    () => playerOf(page),
    (seen) => seen.currentTime > 0.5 && !seen.paused,
  )
  expect(jumped.file).toBe('recording-1.webm')

  // The player goes on with the second file, and the current line follows.
  await eventually(
    async () => ({ ...(await playerOf(page)), said: await current(page).innerText() }),
    (seen) => seen.file === 'recording-2.webm' && seen.said.includes('And what else?'),
  )

  await line(page, 'What interests you?').focus()
  await page.keyboard.press('Enter')
  await eventually(
    () => playerOf(page),
    (seen) => seen.file === 'recording-1.webm' && seen.currentTime > 0,
  )
  expect(await line(page, 'A line without a time.').count()).toBe(0)

  const transcript = await page.getByRole('link', { name: 'Transcript', exact: true }).getAttribute('href')
  expect((await page.request.get(new URL(transcript ?? '', page.url()).href)).status()).toBe(200)

  expect(await violationsIn(page, looksOfStates)).toEqual([])

  // A page that links to an answer names its second.
  await page.goto('about:blank')
  await page.goto(`${data.url}&at=0.5`)
  await eventually(
    () => playerOf(page),
    (seen) => seen.file === 'recording-1.webm' && seen.currentTime >= 0.5,
  )

  // The S3 console opens the page without links for the other files.
  await page.goto('about:blank')
  await page.goto(data.url.replace(/#.*/, ''))
  await page.getByText('npm run recruiter -- recordings open').waitFor()
  await close()
})

test(
  'the page of an unplayable recording says so, and does not ask for a link',
  inWideRun,
  async ({ stack }) => {
    const call = caller(stack)
    await putJobs(stack, [aJob()])
    const { token, id: userId } = await aCandidate(call)
    const sessionId = await runningInterview({ call, token, jobId: aJob().id })
    await uploadPart({ call, token, sessionId }, { part: 0, bytes: 'this is not a recording' })
    await call(`POST /interviews/${sessionId}/finish`, { token, json: { recordedParts: [1] } })
    await filesSettled(stack, { userId, sessionId })
    const api = recruiterApi(createSend({ origin: stack.gateway }))
    const { data } = await api.openRecording({ params: { id: `${userId}--${sessionId}` } })
    const { page, close } = await openPage({ expectedErrors: [/status of 403/] })
    await page.goto(data.url)
    const broken = page.getByText('This browser cannot play the recording')
    const unsigned = page.getByText('each needs a link of its own')
    await broken.waitFor()
    expect(await unsigned.isVisible()).toBe(false)

    // The same recording with an invalid signature.
    await page.goto('about:blank')
    await page.goto(data.url.replace(/(recording\.webm=)\w{4}/, '$10000'))
    await unsigned.waitFor()
    expect(await broken.isVisible()).toBe(false)
    await close()
  },
)
