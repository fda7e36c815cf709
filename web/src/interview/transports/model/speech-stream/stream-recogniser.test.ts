import { eventFrame, exceptionFrame, readFrame } from 'local-aws/interviewer-services/frames'
import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { createStreamRecogniser } from './stream-recogniser.ts'
import type { OpenSocket } from './one-stream.ts'
import { createSpeechStream } from './stream.ts'

const sampleRate = 16_000
const chunk = (level = 0.2): Int16Array =>
  Int16Array.from({ length: sampleRate / 10 }, (_, at) => Math.round(0x7fff * level * Math.sin(at / 10)))

type On = Parameters<OpenSocket>[1]
type Word = { text: string; start: number; end: number }

const result = (words: readonly Word[], isPartial = true): Uint8Array =>
  eventFrame('TranscriptEvent', {
    Transcript: {
      Results: [
        {
          IsPartial: isPartial,
          Alternatives: [
            {
              Items: words.map(({ text, start, end }) => ({
                Content: text,
                StartTime: start,
                EndTime: end,
                Type: 'pronunciation',
              })),
            },
          ],
        },
      ],
    },
  })

function started({ hasOther = false } = {}) {
  const clock = createFakeClock()
  const sockets: { url: string; on: On; sent: Buffer[]; isClosed: boolean }[] = []
  const ended: string[] = []
  let refused: Error | undefined
  let issued = 0
  const success = <T>(data: T) => ({ success: true as const, data })
  const calls: Parameters<typeof createSpeechStream>[0]['calls'] = {
    hear() {
      if (refused !== undefined) return Promise.reject(refused)
      issued += 1
      const hearingId = `h${issued}`
      return Promise.resolve(
        success({ hearingId, url: `ws://${hearingId}`, language: 'en-AU', sampleRate, maxSeconds: 1500 }),
      )
    },
    endSpeechStream({ params: { hearingId } }) {
      ended.push(hearingId)
      return Promise.resolve(success({ seconds: 1 }))
    },
  }
  const openSocket: OpenSocket = (url, on) => {
    const socket = { url, on, sent: [] as Buffer[], isClosed: false }
    sockets.push(socket)
    return {
      send: (bytes) => void socket.sent.push(Buffer.from(bytes)),
      close: () => {
        socket.isClosed = true
      },
    }
  }
  const heard: [string, boolean][] = []
  const endings: string[] = []
  let [turns, lost, others] = [0, [] as boolean[], 0]
  const now = { isPlaying: false }
  let lostWords = 0
  let interruptions = 0
  const recogniser = createStreamRecogniser({
    timeFactor: () => 1,
    isPlaying: () => now.isPlaying,
    other: hasOther ? { start: () => ((others += 1), () => {}) } : undefined,
    unavailable: (has) => lost.push(has),
    openStream: (on) =>
      createSpeechStream({ clock, calls, openSocket, sampleRate, sessionId: 's', callId: 'p', ...on }),
  })
  const start = () =>
    recogniser.start({
      heard: (text, isFinal) => heard.push([text, isFinal]),
      turnEnded: () => (turns += 1),
      turnEnding: (text) => endings.push(text),
      lost: () => (lostWords += 1),
    })
  recogniser.onInterruption?.(() => (interruptions += 1))
  return {
    clock,
    sockets,
    ended,
    heard,
    recogniser,
    start,
    turns: () => turns,
    endings,
    lost: () => lost,
    lostWords: () => lostWords,
    interruptions: () => interruptions,
    play: (isPlaying: boolean) => void (now.isPlaying = isPlaying),
    others: () => others,
    refuse: (error: Error) => void (refused = error),
    issued: () => issued,
    record(seconds: number, level?: number) {
      for (let at = 0; at < seconds * 10; at += 1) recogniser.record(chunk(level))
    },
  }
}

const word = (text: string, start: number): Word => ({ text, start, end: start + 0.3 })

describe('speech recognition by the server', () => {
  test('opens one stream with the first turn, and sends what was recorded before it was open', async () => {
    const speech = started()
    speech.record(1)
    speech.start()
    speech.record(0.5)
    await speech.clock.pass(0)
    const [socket] = speech.sockets
    expect(socket?.sent).toEqual([])
    socket?.on.opened()
    expect(socket?.sent).toHaveLength(5)
    const { headers, payload } = readFrame(socket?.sent[0] ?? Buffer.alloc(0))
    expect(headers[':event-type']).toBe('AudioEvent')
    expect(payload).toHaveLength(sampleRate / 5)
  })

  test('reports words as they arrive and ends the turn by them; later versions of them are ignored', async () => {
    const speech = started()
    const stop = speech.start()
    await speech.clock.pass(0)
    const [socket] = speech.sockets
    socket?.on.opened()
    speech.record(1)
    socket?.on.message(result([word('I', 0.1), word('did.', 0.5)]))
    expect(speech.heard).toEqual([['I did.', false]])
    speech.record(1.7, 0)
    expect(speech.endings).toEqual(['I did.'])
    expect(speech.turns()).toBe(0)
    speech.record(0.2, 0)
    expect(speech.turns()).toBe(1)
    expect(speech.heard.at(-1)).toEqual(['I did.', true])
    socket?.on.message(result([word('I', 0.1), word('did.', 0.5)], false))
    expect(speech.heard).toHaveLength(2)
    socket?.on.message(result([word('Alone.', 3)], false))
    expect(speech.heard.at(-1)).toEqual(['Alone.', true])
    stop()
    // The interviewer speaks: silence keeps the stream open.
    speech.record(0.1)
    const silence = readFrame(socket?.sent.at(-1) ?? Buffer.alloc(0)).payload
    expect(silence.every((byte) => byte === 0)).toBe(true)
  })

  test('replaces a stream that breaks, sends again what had no final words, and opens eight at most', async () => {
    const speech = started()
    speech.start()
    await speech.clock.pass(0)
    for (let stream = 0; stream < 8; stream += 1) {
      speech.sockets.at(-1)?.on.opened()
      speech.record(0.5)
      speech.sockets.at(-1)?.on.message(result([word('Yes', 0.1)]))
      speech.sockets.at(-1)?.on.closed()
      await speech.clock.pass(5_000)
    }
    expect(speech.issued()).toBe(8)
    expect(speech.ended).toHaveLength(8)
    expect(speech.sockets[1]?.sent).toHaveLength(10)
    expect(speech.lost()).toEqual([false])
    // Words have the times of all audio, so that streams after the end of the turn do not repeat its words.
    expect(speech.heard).toEqual([...Array.from({ length: 6 }, () => ['Yes', false]), ['Yes', true]])
  })

  test('sends the last 20 seconds again over the next stream', async () => {
    const speech = started()
    speech.start()
    await speech.clock.pass(0)
    speech.sockets[0]?.on.opened()
    speech.record(30)
    speech.sockets[0]?.on.closed()
    await speech.clock.pass(5_000)
    speech.sockets[1]?.on.opened()
    expect(speech.sockets[1]?.sent).toHaveLength(200)
  })

  test('replaces three streams in a row that end without a result, then gives up', async () => {
    const speech = started({ hasOther: true })
    speech.start()
    for (let stream = 0; stream < 5; stream += 1) {
      await speech.clock.pass(10_000)
      speech.sockets[stream]?.on.opened()
      speech.sockets[stream]?.on.message(exceptionFrame('LimitExceededException', 'Too many.'))
    }
    expect(speech.lost()).toEqual([true])
    expect(speech.others()).toBe(1)
    expect(speech.issued()).toBe(4)
  })

  test("is unavailable where the server refuses it, and uses the device's recognition", async () => {
    const speech = started({ hasOther: true })
    speech.refuse(refusal('hearing_unavailable', 503))
    speech.start()
    await speech.clock.pass(0)
    expect([speech.lost(), speech.others(), speech.sockets.length]).toEqual([[true], 1, 0])
  })

  test('ends the stream on the server, even if it is not open yet', async () => {
    const speech = started()
    speech.start()
    speech.recogniser.end()
    await speech.clock.pass(0)
    expect([speech.ended, speech.sockets.length]).toEqual([['h1'], 0])
  })

  test("reports lost words in an answer, unless the device's recognition replaces it", async () => {
    for (const [hasOther, lostWords] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const speech = started({ hasOther })
      speech.start()
      speech.refuse(refusal('hearing_unavailable', 503))
      for (let stream = 0; stream < 5; stream += 1) {
        await speech.clock.pass(10_000)
        speech.sockets[stream]?.on.closed()
      }
      expect([speech.lost(), speech.lostWords()]).toEqual([[hasOther], lostWords])
    }
  })
})

describe('a voice over the interviewer', () => {
  async function overheard() {
    const speech = started()
    const stop = speech.start()
    await speech.clock.pass(0)
    speech.sockets[0]?.on.opened()
    stop()
    // The greeting, of which the microphone records nothing.
    speech.play(true)
    speech.record(5, 0)
    return speech
  }

  test('interrupts immediately, and its beginning is sent, too', async () => {
    const speech = await overheard()
    speech.record(0.2, 0.2)
    expect(speech.interruptions()).toBe(1)
    speech.play(false)
    const before = speech.sockets[0]?.sent.length ?? 0
    speech.start()
    const resent = (speech.sockets[0]?.sent ?? []).slice(before).map((sent) => readFrame(sent).payload)
    expect(resent).toHaveLength(10)
    expect(resent.slice(-2).every((payload) => payload.some((byte) => byte !== 0))).toBe(true)
  })

  test('without a word counts as noise, and does not interrupt again', async () => {
    const speech = await overheard()
    speech.record(0.2, 0.2)
    speech.play(false)
    const stop = speech.start()
    speech.record(6, 0)
    stop()
    speech.play(true)
    speech.record(5, 0.3)
    expect(speech.interruptions()).toBe(1)
  })

  test('with words may interrupt again', async () => {
    const speech = await overheard()
    speech.record(0.2, 0.2)
    speech.play(false)
    const stop = speech.start()
    speech.record(1, 0.2)
    speech.sockets[0]?.on.message(result([word('Sorry,', 6)]))
    speech.record(6, 0)
    stop()
    speech.play(true)
    speech.record(0.3, 0.2)
    expect(speech.interruptions()).toBe(2)
  })
})
