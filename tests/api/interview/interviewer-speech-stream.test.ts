import { eventFrame, frame, readFrame } from 'local-aws/interviewer-services/frames'
import { describe, expect } from 'vitest'
import { maxSpeechStreams } from '#shared/interview/interviewer/caps.ts'
import { rowOf } from '#tests/support/rows.ts'
import { startInterviewerStack } from '#tests/support/interviewer-stack.ts'
import { test } from '#tests/support/interviewer-test.ts'

const usageOf = (desk: { stack: Parameters<typeof rowOf>[0] }, sessionId: string) =>
  rowOf(desk.stack, 'sessions', { userId: `turns#${sessionId}`, id: 'usage' })

/** Sends seconds of PCM and reads the words, as a page does. */
function transcribed(url: string, seconds: number): Promise<string[]> {
  const heard: string[] = []
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url)
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('error', () => reject(new Error('The stream was refused.')))
    socket.addEventListener('open', () => {
      const headers = {
        ':message-type': 'event',
        ':event-type': 'AudioEvent',
        ':content-type': 'application/octet-stream',
      }
      for (let at = 0; at < seconds; at += 1)
        socket.send(new Uint8Array(frame(headers, Buffer.alloc(32_000))))
      socket.send(new Uint8Array(frame(headers, Buffer.alloc(0))))
    })
    socket.addEventListener('message', ({ data }) => {
      const { payload } = readFrame(Buffer.from(data as ArrayBuffer))
      const { Transcript } = JSON.parse(payload.toString()) as {
        Transcript: { Results: { IsPartial: boolean; Alternatives: { Transcript: string }[] }[] }
      }
      for (const { Alternatives } of Transcript.Results) heard.push(Alternatives[0]?.Transcript ?? '')
    })
    socket.addEventListener('close', () => resolve(heard))
  })
}

describe('A speech stream', () => {
  test('a page opens a stream with the URL, sends sound and gets words', async ({ desk }) => {
    const room = await desk.begin()
    desk.services.speechStreams.words = [
      { text: 'I', start: 0.2, end: 0.3 },
      { text: 'moved', start: 0.4, end: 0.8 },
      { text: 'nodes.', start: 1.2, end: 1.6 },
    ]
    const { url, sampleRate, language, maxSeconds } = desk.dataOf(await desk.hear(room))
    expect([sampleRate, language]).toEqual([16_000, 'en-AU'])
    expect(maxSeconds).toBeGreaterThan(20 * 60)
    expect(await transcribed(url, 2)).toEqual(['I moved', 'I moved nodes.', 'I moved nodes.'])
  })

  test('the URL is valid for 15 seconds and has no secret', async ({ desk }) => {
    const room = await desk.begin()
    const url = new URL(desk.dataOf(await desk.hear(room)).url)
    expect(url.searchParams.get('X-Amz-Expires')).toBe('15')
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('host')
    expect(url.searchParams.get('X-Amz-Credential')).toMatch(
      /^interviewer\/\d{8}\/ap-southeast-2\/transcribe\/aws4_request$/,
    )
    expect(url.href).not.toContain('interviewer-secret')
    const old = new URL(url)
    old.searchParams.set('X-Amz-Date', '20200101T000000Z')
    await expect(transcribed(old.href, 1)).rejects.toThrow('refused')
  })

  test('a stream is refused for a mailbox that is not proved and for another candidate', async ({ desk }) => {
    const unproved = await desk.begin({ isProved: false })
    expect((await desk.hear(unproved)).body['code']).toBe('address_not_proved')
    const [room, stranger] = [await desk.begin(), await desk.begin()]
    expect((await desk.hear({ ...room, token: stranger.token })).body['code']).toBe('interview_not_found')
  })

  test('the seconds from its URL to its end count once; a stream that is replaced ends with the next', async ({
    desk,
  }) => {
    const room = await desk.begin()
    const { hearingId, maxSeconds } = desk.dataOf(await desk.hear(room))
    expect((await usageOf(desk, room.sessionId))?.['seconds']).toBe(maxSeconds)
    desk.stack.shiftClock(60_000)
    expect(desk.dataOf(await desk.endSpeechStream(room, hearingId)).seconds).toBeGreaterThanOrEqual(60)
    expect(desk.dataOf(await desk.endSpeechStream(room, hearingId)).seconds).toBe(0)
    expect((await usageOf(desk, room.sessionId))?.['seconds']).toBeLessThanOrEqual(62)
    await desk.hear(room)
    desk.stack.shiftClock(90_000)
    const again = desk.dataOf(await desk.hear(room))
    expect((await usageOf(desk, room.sessionId))?.['seconds']).toBeLessThanOrEqual(93 + again.maxSeconds)
  })

  test(`a session has ${maxSpeechStreams} streams at most`, async ({ desk }) => {
    const room = await desk.begin()
    for (let stream = 0; stream < maxSpeechStreams; stream += 1) desk.dataOf(await desk.hear(room))
    expect((await desk.hear(room)).body['code']).toBe('hearing_unavailable')
  })
})

test('near the quota of streams a metric counts, and at the quota the next interview gets no stream', async () => {
  const few = await startInterviewerStack(() => ({ hearing: { language: 'en-AU', maxStreams: 2 } }))
  try {
    const rooms = [await few.begin(), await few.begin(), await few.begin()]
    const codes: unknown[] = []
    for (const room of rooms) codes.push((await few.hear(room)).body['code'])
    expect(codes).toEqual([undefined, undefined, 'hearing_unavailable'])
    expect(few.stack.logLines.filter((line) => line.includes('HearingsNearQuota'))).toHaveLength(2)
    // A stream that was not opened uses none of the interview's seconds.
    const used = await Promise.all(rooms.map(({ sessionId }) => usageOf(few, sessionId)))
    expect(used.map((row) => row?.['seconds'])).toEqual([expect.any(Number), expect.any(Number), 0])
    expect(used[0]?.['seconds']).toBeGreaterThan(0)
  } finally {
    await few.close()
  }
})

test('an event of the stand-in is readable as one of Transcribe', () => {
  expect(readFrame(eventFrame('TranscriptEvent', {})).headers).toEqual({
    ':event-type': 'TranscriptEvent',
    ':content-type': 'application/json',
    ':message-type': 'event',
  })
})
