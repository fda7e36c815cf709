import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'

/** A recording of 20 minutes plays in two and a half. */
const playbackRate = 8

export type Played = {
  seconds: number
  width: number
  height: number
  audioTracks: number
  videoTracks: number
}

/** Plays a recording in the browser from its beginning to its end. */
export async function playedToItsEnd(
  browser: Browser,
  recording: Uint8Array,
  contentType: string,
): Promise<Played> {
  const server = createServer((request, answer) => {
    if (request.url === '/recording') answer.setHeader('content-type', contentType).end(recording)
    else answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Recording</title>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return await page.evaluate(async (rate) => {
      const video = document.createElement('video')
      video.muted = true
      video.src = '/recording'
      const ended = new Promise<void>((resolve, reject) => {
        video.addEventListener('ended', () => resolve())
        video.addEventListener('error', () =>
          reject(new Error(video.error?.message ?? 'The recording does not play.')),
        )
      })
      await video.play()
      const { captureStream } = video as HTMLVideoElement & { captureStream: () => MediaStream }
      const stream = captureStream.call(video)
      const tracks = {
        audioTracks: stream.getAudioTracks().length,
        videoTracks: stream.getVideoTracks().length,
      }
      for (const track of stream.getTracks()) track.stop()
      video.playbackRate = rate
      await ended
      return { seconds: video.currentTime, width: video.videoWidth, height: video.videoHeight, ...tracks }
    }, playbackRate)
  } finally {
    await context.close()
    server.closeAllConnections()
    server.close()
  }
}
