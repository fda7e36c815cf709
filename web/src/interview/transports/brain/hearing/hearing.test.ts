import { eventFrame, exceptionFrame, readFrame } from 'local-aws/interviewer-services/frames'
import { describe, expect, test } from 'vitest'
import { createFakeClock } from '#tests/support/interview/fake-clock.ts'
import { refusal } from '#tests/support/interview/fake-world.ts'
import { createHearingRecogniser } from './hearing-recogniser.ts'
import type { OpenSocket } from './one-stream.ts'
import { createHearingStream } from './stream.ts'

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
  const calls: Parameters<typeof createHearingStream>[0]['calls'] = {
    hear() {
      if (refused !== undefined) return Promise.reject(refused)
      issued += 1
      const hearingId = `h${issued}`
      return Promise.resolve(
        success({ hearingId, url: `ws://${hearingId}`, language: 'en-AU', sampleRate, maxSeconds: 1500 }),
      )
    },
    endHearing({ params: { hearingId } }) {
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
  const recogniser = createHearingRecogniser({
    timeFactor: () => 1,
    isPlaying: () => now.isPlaying,
    other: hasOther ? { start: () => ((others += 1), () => {}) } : undefined,
    unavailable: (has) => lost.push(has),
    openStream: (on) =>
      createHearingStream({ clock, calls, openSocket, sampleRate, sessionId: 's', callId: 'p', ...on }),
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

describe('hearing', () => {
  test('opens one stream with the first turn, and sends what was recorded before it was open', async () => {
    const hearing = started()
    hearing.record(1)
    hearing.start()
    hearing.record(0.5)
    await hearing.clock.pass(0)
    const [socket] = hearing.sockets
    expect(socket?.sent).toEqual([])
    socket?.on.opened()
    expect(socket?.sent).toHaveLength(5)
    const { headers, payload } = readFrame(socket?.sent[0] ?? Buffer.alloc(0))
    expect(headers[':event-type']).toBe('AudioEvent')
    expect(payload).toHaveLength(sampleRate / 5)
  })

  test('reports words as they arrive and ends the turn by them; later versions of them are ignored', async () => {
    const hearing = started()
    const stop = hearing.start()
    await hearing.clock.pass(0)
    const [socket] = hearing.sockets
    socket?.on.opened()
    hearing.record(1)
    socket?.on.message(result([word('I', 0.1), word('did.', 0.5)]))
    expect(hearing.heard).toEqual([['I did.', false]])
    hearing.record(1.7, 0)
    expect(hearing.endings).toEqual(['I did.'])
    expect(hearing.turns()).toBe(0)
    hearing.record(0.2, 0)
    expect(hearing.turns()).toBe(1)
    expect(hearing.heard.at(-1)).toEqual(['I did.', true])
    socket?.on.message(result([word('I', 0.1), word('did.', 0.5)], false))
    expect(hearing.heard).toHaveLength(2)
    socket?.on.message(result([word('Alone.', 3)], false))
    expect(hearing.heard.at(-1)).toEqual(['Alone.', true])
    stop()
    // The interviewer speaks: silence keeps the stream open.
    hearing.record(0.1)
    const silence = readFrame(socket?.sent.at(-1) ?? Buffer.alloc(0)).payload
    expect(silence.every((byte) => byte === 0)).toBe(true)
  })

  test('replaces a stream that breaks, sends again what had no final words, and opens eight at most', async () => {
    const hearing = started()
    hearing.start()
    await hearing.clock.pass(0)
    for (let stream = 0; stream < 8; stream += 1) {
      hearing.sockets.at(-1)?.on.opened()
      hearing.record(0.5)
      hearing.sockets.at(-1)?.on.message(result([word('Yes', 0.1)]))
      hearing.sockets.at(-1)?.on.closed()
      await hearing.clock.pass(5_000)
    }
    expect(hearing.issued()).toBe(8)
    expect(hearing.ended).toHaveLength(8)
    expect(hearing.sockets[1]?.sent).toHaveLength(10)
    expect(hearing.lost()).toEqual([false])
    // Words have the times of all audio, so that streams after the end of the turn do not repeat its words.
    expect(hearing.heard).toEqual([...Array.from({ length: 6 }, () => ['Yes', false]), ['Yes', true]])
  })

  test('sends the last 20 seconds again over the next stream', async () => {
    const hearing = started()
    hearing.start()
    await hearing.clock.pass(0)
    hearing.sockets[0]?.on.opened()
    hearing.record(30)
    hearing.sockets[0]?.on.closed()
    await hearing.clock.pass(5_000)
    hearing.sockets[1]?.on.opened()
    expect(hearing.sockets[1]?.sent).toHaveLength(200)
  })

  test('replaces three streams in a row that end without a result, then gives up', async () => {
    const hearing = started({ hasOther: true })
    hearing.start()
    for (let stream = 0; stream < 5; stream += 1) {
      await hearing.clock.pass(10_000)
      hearing.sockets[stream]?.on.opened()
      hearing.sockets[stream]?.on.message(exceptionFrame('LimitExceededException', 'Too many.'))
    }
    expect(hearing.lost()).toEqual([true])
    expect(hearing.others()).toBe(1)
    expect(hearing.issued()).toBe(4)
  })

  test('is unavailable where the server refuses it, and uses the device’s recognition', async () => {
    const hearing = started({ hasOther: true })
    hearing.refuse(refusal('hearing_unavailable', 503))
    hearing.start()
    await hearing.clock.pass(0)
    expect([hearing.lost(), hearing.others(), hearing.sockets.length]).toEqual([[true], 1, 0])
  })

  test('ends the stream on the server, even if it is not open yet', async () => {
    const hearing = started()
    hearing.start()
    hearing.recogniser.end()
    await hearing.clock.pass(0)
    expect([hearing.ended, hearing.sockets.length]).toEqual([['h1'], 0])
  })

  test('reports lost words in an answer, unless the device’s recognition replaces it', async () => {
    for (const [hasOther, lostWords] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const hearing = started({ hasOther })
      hearing.start()
      hearing.refuse(refusal('hearing_unavailable', 503))
      for (let stream = 0; stream < 5; stream += 1) {
        await hearing.clock.pass(10_000)
        hearing.sockets[stream]?.on.closed()
      }
      expect([hearing.lost(), hearing.lostWords()]).toEqual([[hasOther], lostWords])
    }
  })
})

describe('a voice over the interviewer', () => {
  async function overheard() {
    const hearing = started()
    const stop = hearing.start()
    await hearing.clock.pass(0)
    hearing.sockets[0]?.on.opened()
    stop()
    // The greeting, of which the microphone records nothing.
    hearing.play(true)
    hearing.record(5, 0)
    return hearing
  }

  test('interrupts immediately, and its beginning is sent, too', async () => {
    const hearing = await overheard()
    hearing.record(0.2, 0.2)
    expect(hearing.interruptions()).toBe(1)
    hearing.play(false)
    const before = hearing.sockets[0]?.sent.length ?? 0
    hearing.start()
    const resent = (hearing.sockets[0]?.sent ?? []).slice(before).map((sent) => readFrame(sent).payload)
    expect(resent).toHaveLength(10)
    expect(resent.slice(-2).every((payload) => payload.some((byte) => byte !== 0))).toBe(true)
  })

  test('without a word counts as noise, and does not interrupt again', async () => {
    const hearing = await overheard()
    hearing.record(0.2, 0.2)
    hearing.play(false)
    const stop = hearing.start()
    hearing.record(6, 0)
    stop()
    hearing.play(true)
    hearing.record(5, 0.3)
    expect(hearing.interruptions()).toBe(1)
  })

  test('with words may interrupt again', async () => {
    const hearing = await overheard()
    hearing.record(0.2, 0.2)
    hearing.play(false)
    const stop = hearing.start()
    hearing.record(1, 0.2)
    hearing.sockets[0]?.on.message(result([word('Sorry,', 6)]))
    hearing.record(6, 0)
    stop()
    hearing.play(true)
    hearing.record(0.3, 0.2)
    expect(hearing.interruptions()).toBe(2)
  })
})
