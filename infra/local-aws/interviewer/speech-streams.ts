import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Access } from '../access.ts'
import { allow, Denied } from './authorise.ts'
import { eventFrame, exceptionFrame, readFrame } from './frames.ts'
import { createUtterances } from './utterances.ts'

const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const maxExpirySeconds = 300
const bytesPerSample = 2

export type SpeechStreamOptions = {
  access: Access
  now: () => Date
  /** The quota of concurrent streams. */
  maxStreams: () => number
  /** The words of a stream that has so many seconds. */
  words: (seconds: number) => readonly { text: string; start: number; end: number }[]
  /** The words of the next sound; undefined where `words` has them by time. */
  nextUtterance: () => string | undefined
  opened: (url: URL) => void
}

const signedAt = (text: string): number => {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/u.exec(text) ?? []
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`)
}

/** Why Transcribe refuses a presigned URL. */
function problemOf(url: URL, { access, now }: SpeechStreamOptions): string | undefined {
  const [accessKeyId, , region, service] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/')
  const expires = Number(url.searchParams.get('X-Amz-Expires'))
  const at = signedAt(url.searchParams.get('X-Amz-Date') ?? '')
  if (
    accessKeyId === undefined ||
    region === undefined ||
    service !== 'transcribe' ||
    !url.searchParams.has('X-Amz-Signature')
  )
    return 'Missing Authentication Token'
  if (!(expires > 0 && expires <= maxExpirySeconds)) return 'X-Amz-Expires must be at most 300 seconds'
  if (Number.isNaN(at) || now().getTime() > at + expires * 1000) return 'The presigned URL has expired.'
  if (url.searchParams.get('media-encoding') !== 'pcm') return 'The media encoding is not supported.'
  try {
    allow(access, accessKeyId, region, { service: 'transcribe', action: 'StartStreamTranscriptionWebSocket' })
    return undefined
  } catch (error) {
    return error instanceof Denied ? error.message : 'The request is invalid.'
  }
}

/** A binary message of a WebSocket server, which is not masked. */
function wrap(payload: Buffer, opcode = 2): Buffer {
  const length = payload.length
  const head = Buffer.alloc(length < 126 ? 2 : 4)
  head.writeUInt8(0x80 | opcode)
  head.writeUInt8(length < 126 ? length : 126, 1)
  if (length >= 126) head.writeUInt16BE(length, 2)
  return Buffer.concat([head, payload])
}

type Frame = { opcode: number; payload: Buffer; size: number }

/** The first message of a client, unmasked; undefined where it is not complete. */
function unwrap(bytes: Buffer): Frame | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes.readUInt8(1) & 0x7f
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0
  const at = 2 + lengthBytes
  if (bytes.length < at + 4) return undefined
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  if (bytes.length < at + 4 + length) return undefined
  const mask = bytes.subarray(at, at + 4)
  const payload = Buffer.from(
    bytes.subarray(at + 4, at + 4 + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0)),
  )
  return { opcode: bytes.readUInt8(0) & 0x0f, payload, size: at + 4 + length }
}

/** Transcribe's WebSocket: receives event stream messages with PCM, sends messages with results. */
export function createSpeechStreams(options: SpeechStreamOptions) {
  const open = new Set<Duplex>()

  function upgrade(request: IncomingMessage, socket: Duplex): void {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`)
    const problem = problemOf(url, options)
    if (problem !== undefined) {
      socket.end(
        `HTTP/1.1 403 Forbidden\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${JSON.stringify({ Message: problem })}`,
      )
      return
    }
    const key = createHash('sha1')
      .update(`${request.headers['sec-websocket-key'] ?? ''}${magic}`)
      .digest('base64')
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
    )
    if (open.size >= options.maxStreams()) {
      socket.write(
        wrap(exceptionFrame('LimitExceededException', 'You have reached your limit of concurrent streams.')),
      )
      socket.end(wrap(Buffer.alloc(0), 8))
      return
    }
    open.add(socket)
    options.opened(url)
    const close = (): void => {
      open.delete(socket)
      socket.end()
    }
    socket.on('close', () => open.delete(socket))
    serve(socket, {
      sampleRate: Number(url.searchParams.get('sample-rate') ?? 0),
      words: options.words,
      nextUtterance: options.nextUtterance,
      close,
    })
  }

  return {
    upgrade,
    openStreams: () => open.size,
    close: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

type Stream = Pick<SpeechStreamOptions, 'words' | 'nextUtterance'> & { sampleRate: number; close: () => void }

/** Reads the sound of a stream, and sends the words for its length. */
function serve(socket: Duplex, { sampleRate, words: wordsOf, nextUtterance, close }: Stream): void {
  let pending = Buffer.alloc(0)
  let samples = 0
  let count = 0
  const utterances = createUtterances(nextUtterance)
  const results = (isPartial: boolean): void => {
    const words = wordsOf(samples / sampleRate)
    if (words.length === 0 || (isPartial && words.length === count)) return
    count = words.length
    socket.write(wrap(eventFrame('TranscriptEvent', transcriptOf(words, isPartial))))
  }
  socket.on('error', close)
  socket.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk])
    for (let next = unwrap(pending); next !== undefined; next = unwrap(pending)) {
      pending = pending.subarray(next.size)
      if (next.opcode === 8) return close()
      if (next.opcode !== 2) continue
      let audio: Buffer
      try {
        audio = readFrame(next.payload).payload
      } catch (error) {
        socket.write(wrap(exceptionFrame('BadRequestException', String(error))))
        return close()
      }
      if (audio.length === 0) {
        results(false)
        socket.write(wrap(Buffer.alloc(0), 8))
        return close()
      }
      samples += audio.length / bytesPerSample
      results(true)
      const spoken = utterances.hear(audio, samples / sampleRate)
      if (spoken !== undefined)
        socket.write(wrap(eventFrame('TranscriptEvent', transcriptOf(spoken.words, spoken.isPartial))))
    }
  })
}

const transcriptOf = (
  words: readonly { text: string; start: number; end: number }[],
  isPartial: boolean,
) => ({
  Transcript: {
    Results: [
      {
        ResultId: 'local-1',
        IsPartial: isPartial,
        StartTime: words[0]?.start ?? 0,
        EndTime: words.at(-1)?.end ?? 0,
        Alternatives: [
          {
            Transcript: words.map(({ text }) => text).join(' '),
            Items: words.map(({ text, start, end }, index) => ({
              Content: text,
              StartTime: start,
              EndTime: end,
              Type: 'pronunciation',
              Stable: !isPartial || index < words.length - 1,
            })),
          },
        ],
      },
    ],
  },
})
