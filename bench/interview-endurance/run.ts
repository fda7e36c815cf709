import { setTimeout as pause } from 'node:timers/promises'
import { chromium, type Browser, type Page } from 'playwright-core'
import { maxInterviewMinutes } from '#shared/application/session/interview-status.ts'
import { startBuiltProduct, type BuiltProduct } from '#infra/browser/built-product.ts'
import { findBrowser } from '#infra/browser/find-browser.ts'
import { signedInWithToken } from '#infra/browser/signed-in.ts'
import {
  endInterview,
  startInterview,
  typeAnswer,
  watchRecorders,
  whenEnding,
  type RecorderRun,
} from './interview.ts'
import { memoryOf, type MemorySample } from './memory.ts'
import { noisyCamera } from './noisy-camera.ts'
import { playedToItsEnd, type Played } from './played.ts'
import { applyForLongInterview, jobTitle } from './session.ts'
import { countUploads, limitUplink } from './uplink.ts'
import { writtenFiles, type Recording } from './written-files.ts'

/** `uplink` in kbit/s; undefined for no limit. */
export type Options = { minutes: number; uplink: number | undefined }

export type Run = Options & {
  /** From the first view of the call to its end. */
  interviewSeconds: number
  samples: readonly MemorySample[]
  recorders: readonly RecorderRun[]
  recording: Recording
  played: readonly Played[]
  answersTyped: number
  answersStored: number
}

const sampleEverySeconds = 10
const answerEverySamples = 3
/** How long after the end a page may upload parts. */
const lateMinutes = 10

const launch = async (camera: string | undefined): Promise<Browser> => {
  const { path, environment } = await findBrowser()
  return chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      ...(camera === undefined ? [] : [`--use-file-for-fake-video-capture=${camera}`]),
    ],
  })
}

/** Holds an interview in real time, and checks its stored files. `print` shows the progress. */
export async function runEndurance(options: Options, print: (line: string) => void): Promise<Run> {
  const product = await startBuiltProduct()
  const camera = options.uplink === undefined ? undefined : noisyCamera()
  const browser = await launch(camera?.file)
  try {
    return await holdInterview(options, { product, browser, print })
  } finally {
    await browser.close()
    await product.close()
    camera?.remove()
  }
}

type Parts = { product: BuiltProduct; browser: Browser; print: (line: string) => void }

async function holdInterview(options: Options, { product, browser, print }: Parts): Promise<Run> {
  const { storageState, token } = await signedInWithToken(product.site)
  const sessionId = await applyForLongInterview(product, token)
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  const recorders = await watchRecorders(page)
  await startInterview(page, `${product.site}/interview/${sessionId}`, `${jobTitle} Interview`)
  const during = await answerAndSample(page, options, { product, browser, print })
  await page.waitForURL('**/dashboard', { timeout: 120_000 })
  const runs = await recorders()
  const files = writtenFiles(product.s3, sessionId)
  const recording = await assembled(files, print)
  const played: Played[] = []
  for (const { name } of recording.files) {
    const content = (await files.content(name)) ?? new Uint8Array()
    played.push(await playedToItsEnd(browser, content, name.endsWith('.mp4') ? 'video/mp4' : 'video/webm'))
  }
  const transcript = Buffer.from((await files.content('transcript.json')) ?? new Uint8Array()).toString()
  const answersStored = transcript.split('"isTyped": true').length - 1
  return { ...options, ...during, recorders: runs, recording, played, answersStored }
}

type During = Pick<Run, 'interviewSeconds' | 'samples' | 'answersTyped'>

/** Answers, and samples the memory, until the time is up. An interview of the maximum length ends by itself. */
async function answerAndSample(page: Page, { minutes, uplink }: Options, parts: Parts): Promise<During> {
  const { product, browser, print } = parts
  const uploads = countUploads(page, product.s3)
  const memory = await memoryOf(browser, page)
  if (uplink !== undefined) await limitUplink(page, uplink)
  const begun = performance.now()
  const secondsNow = (): number => (performance.now() - begun) / 1000
  const samples: MemorySample[] = []
  let answersTyped = 0
  while (secondsNow() < minutes * 60 - sampleEverySeconds) {
    await pause(sampleEverySeconds * 1000)
    const sample = { seconds: secondsNow(), ...(await memory()) }
    samples.push(sample)
    if (samples.length % answerEverySamples === 0) {
      await typeAnswer(page)
      answersTyped += 1
    }
    if (samples.length % 6 === 0) print(lineOf(sample, uploads))
  }
  if (minutes < maxInterviewMinutes) {
    await pause(Math.max(0, minutes * 60 - secondsNow()) * 1000)
    await endInterview(page)
  }
  await whenEnding(page, 60_000)
  return { interviewSeconds: secondsNow(), samples, answersTyped }
}

const lineOf = (
  { seconds, heapMegabytes, tabMegabytes, browserMegabytes }: MemorySample,
  { sent, stored }: ReturnType<typeof countUploads>,
): string =>
  `${Math.round(seconds)} s: heap ${heapMegabytes.toFixed(1)} MB, tab ${tabMegabytes.toFixed(0)} MB, browser ` +
  `${browserMegabytes.toFixed(0)} MB, parts sent ${sent()}, stored ${stored()}`

/** Waits until the recording is assembled. */
async function assembled(
  files: ReturnType<typeof writtenFiles>,
  print: (line: string) => void,
): Promise<Recording> {
  const end = Date.now() + (lateMinutes + 2) * 60_000
  for (;;) {
    const recording = await files.recording()
    if (recording?.isAssembled === true) return recording
    if (Date.now() > end)
      throw new Error(`The recording was not assembled within ${lateMinutes + 2} minutes of the end.`)
    print(`after the end: ${await files.parts()} parts in the bucket`)
    await pause(sampleEverySeconds * 1000)
  }
}
