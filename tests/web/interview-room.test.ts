import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build } from 'esbuild'
import { chromium, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'

let server: Server
let browser: Browser
let origin: string
/** The parts that the page uploaded. */
let uploads: Buffer[] = []
let refuses = false

const html = '<!doctype html><html lang="en"><title>Room</title><script src="/room.js"></script></html>'

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tests/support/interview/room-page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    // Of the detection of a voice and of speech streams, which this room does not load.
    external: ['*?worker&url', '*?url'],
  })
  const script = outputFiles[0]?.contents ?? new Uint8Array()
  server = createServer((request, answer) => {
    if (request.method !== 'PUT') {
      const isScript = request.url === '/room.js'
      answer
        .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
        .end(isScript ? script : html)
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (!refuses) uploads.push(Buffer.concat(chunks))
      answer.writeHead(refuses ? 503 : 200).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { path, environment } = inject('browser')
  browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...environment },
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  })
})

beforeEach(() => {
  uploads = []
  refuses = false
})

afterAll(async () => {
  await browser.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const phaseOf = (page: Page) => page.evaluate(() => tested.room.getState().interview.phase)
const waiting = (page: Page) => page.evaluate(() => tested.room.getState().partsWaiting)

async function begun(): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(origin)
  await page.evaluate(async () => {
    // The call is joined, with code that is loaded then, once the devices are granted.
    const opened = tested.room.open()
    await tested.room.requestDevices()
    await opened
    tested.room.pressStart()
    await tested.room.consent()
  })
  expect(await phaseOf(page)).toBe('active')
  return page
}

test('an interview in a browser uploads a recording that plays with sound and image', async () => {
  const page = await begun()
  await expect.poll(() => page.evaluate(() => tested.room.getState().transcript.length)).toBeGreaterThan(0)
  await page.evaluate(() => {
    tested.room.sendText('Yes, I am ready.')
  })
  await expect.poll(() => page.evaluate(() => tested.room.getState().userIsSpeaking)).toBe(true)
  await expect.poll(() => uploads.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    tested.room.end()
  })
  await expect.poll(() => phaseOf(page)).toBe('completed')
  const finish = await page.evaluate(() => tested.server.inputs('finish'))
  expect(finish).toMatchObject([{ body: { recordedParts: [uploads.length] } }])
  expect(JSON.stringify(finish)).toContain('Yes, I am ready.')

  const recorded = Buffer.concat(uploads).toString('base64')
  const played = await page.evaluate(async (base64) => {
    const video = document.createElement('video')
    video.src = `data:video/webm;base64,${base64}`
    video.muted = true
    await video.play()
    const sound = (video as HTMLVideoElement & { captureStream: () => MediaStream })
      .captureStream()
      .getAudioTracks().length
    await new Promise((resolve) => {
      video.addEventListener('ended', resolve)
      video.playbackRate = 8
    })
    return { width: video.videoWidth, seconds: video.currentTime, sound }
  }, recorded)
  expect(played.width).toBeGreaterThan(0)
  expect(played.seconds).toBeGreaterThan(1)
  expect(played.sound).toBe(1)
  await page.context().close()
})

test('the microphone is recorded further when the camera ends', async () => {
  const page = await begun()
  await expect.poll(() => uploads.length).toBeGreaterThan(0)
  await page.evaluate(() => {
    const track = tested.room.getState().media.stream?.getVideoTracks()[0]
    track?.stop()
    track?.dispatchEvent(new Event('ended'))
  })
  const before = uploads.length
  await expect.poll(() => uploads.length).toBeGreaterThan(before + 2)
  expect(await page.evaluate(() => tested.room.getState().media.devices)).toEqual({
    camera: 'blocked',
    microphone: 'granted',
  })
  const parts = await page.evaluate(() => tested.server.inputs('recordingPart'))
  expect(parts.every((input) => (input as { body: { segment: number } }).body.segment === 1)).toBe(true)
  await page.context().close()
})

test('parts that could not be uploaded are kept over a reload and uploaded after it, in order', async () => {
  refuses = true
  const page = await begun()
  await expect.poll(() => waiting(page)).toBeGreaterThan(1)
  await page.goto(`${origin}/?left`)
  refuses = false
  await page.evaluate(() => tested.room.open())
  expect(await phaseOf(page)).toBe('blocked')
  // Before the page has read its storage, it counts no part as waiting.
  await expect.poll(() => uploads.length).toBeGreaterThan(1)
  await expect.poll(() => waiting(page)).toBe(0)
  // The parts begin with the head of the file, EBML; the recorder's first part may have a byte of it alone.
  expect(Buffer.concat(uploads).subarray(0, 4).toString('hex')).toBe('1a45dfa3')
  const inputs = await page.evaluate(() => tested.server.inputs('recordingPart'))
  const parts = (inputs as { body: { part: number } }[]).map(({ body }) => body.part)
  expect(parts).toEqual(parts.map((_, index) => index))
  await page.context().close()
})
