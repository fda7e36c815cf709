import { decodeMessage, encodeMessage } from './event-stream.ts'

/** A word with its times, in seconds of the audio that the stream was sent. Punctuation is part of the word before it. */
export type Word = Readonly<{ text: string; start: number; end: number }>

export type Heard =
  | { kind: 'words'; words: readonly Word[]; isPartial: boolean }
  /** The stream is over: `code` names the exception. */
  | { kind: 'exception'; code: string }
  | { kind: 'nothing' }

/** 16-bit PCM as Transcribe reads it; an empty chunk ends the stream. */
export const audioMessage = (samples: Int16Array): Uint8Array<ArrayBuffer> =>
  encodeMessage({
    headers: {
      ':content-type': 'application/octet-stream',
      ':event-type': 'AudioEvent',
      ':message-type': 'event',
    },
    payload: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
  })

type Item = { Content?: string; StartTime?: number; EndTime?: number; Type?: string }
type Result = { IsPartial?: boolean; Alternatives?: { Items?: Item[] }[] }
type TranscriptEvent = { Transcript?: { Results?: Result[] } }

function wordsOf(items: readonly Item[]): Word[] {
  const words: Word[] = []
  for (const { Content: text = '', StartTime: start = 0, EndTime: end = start, Type: type } of items) {
    const last = words.at(-1)
    if (type !== 'punctuation') words.push({ text, start, end })
    else if (last !== undefined) words[words.length - 1] = { ...last, text: last.text + text }
  }
  return words
}

/** Reads a message of Transcribe, which contains one result at a time. */
export function readHeard(bytes: Uint8Array): Heard {
  const { headers, payload } = decodeMessage(bytes)
  if (headers[':message-type'] === 'exception')
    return { kind: 'exception', code: headers[':exception-type'] ?? 'unknown' }
  if (headers[':event-type'] !== 'TranscriptEvent') return { kind: 'nothing' }
  const { Transcript } = JSON.parse(new TextDecoder().decode(payload)) as TranscriptEvent
  const results = Transcript?.Results ?? []
  const words = results.flatMap(({ Alternatives = [] }) => wordsOf(Alternatives[0]?.Items ?? []))
  if (words.length === 0) return { kind: 'nothing' }
  return { kind: 'words', words, isPartial: results.some(({ IsPartial }) => IsPartial === true) }
}
