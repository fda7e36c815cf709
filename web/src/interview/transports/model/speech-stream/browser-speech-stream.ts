import type { Clock } from '../../../runtime/clock.ts'
import type { Recogniser } from '../../built-in/listening.ts'
import type { Holder, InterviewerCalls } from '../calls.ts'
import { createStreamRecogniser, type StreamRecogniser } from './stream-recogniser.ts'
import { browserMicrophone, type Microphone } from './microphone.ts'
import type { OpenSocket } from './one-stream.ts'
import { speechSampleRate } from './pcm.ts'
import { createSpeechStream } from './stream.ts'

const sampleRate = speechSampleRate

const openSocket: OpenSocket = (url, on) => {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  socket.addEventListener('open', on.opened)
  socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) =>
    on.message(new Uint8Array(data)),
  )
  socket.addEventListener('close', on.closed)
  return {
    send: (bytes) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes)
    },
    close: () => socket.close(),
  }
}

export type BrowserSpeechStream = {
  recogniser: StreamRecogniser
  setStream: Microphone['setStream']
  close: () => void
}

type Parts = Holder & {
  clock: Clock
  calls: InterviewerCalls
  timeFactor: () => number
  other: Recogniser | undefined
  unavailable: (hasOther: boolean) => void
  /** Whether the page plays the interviewer's sound now; always false for `speechSynthesis`, whose sound pages cannot access. */
  isPlaying: () => boolean
}

/** Transcribe hears the microphone, over a stream that the server lets the page open. */
export function browserSpeechStream({
  clock,
  calls,
  sessionId,
  callId,
  ...rest
}: Parts): BrowserSpeechStream {
  const recogniser = createStreamRecogniser({
    ...rest,
    openStream: (on) =>
      createSpeechStream({ clock, calls, sessionId, callId, openSocket, sampleRate, ...on }),
  })
  const microphone = browserMicrophone(sampleRate, recogniser.record)
  return {
    recogniser: {
      ...recogniser,
      start(listener) {
        microphone.resume()
        return recogniser.start(listener)
      },
    },
    setStream: microphone.setStream,
    close() {
      recogniser.end()
      microphone.close()
    },
  }
}
