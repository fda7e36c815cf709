import type { Clock } from '../../../runtime/clock.ts'
import type { Recogniser } from '../../built-in/listening.ts'
import type { Holder, InterviewerCalls } from '../calls.ts'
import { createHearingRecogniser, type HearingRecogniser } from './hearing-recogniser.ts'
import { browserMicrophone, type Microphone } from './microphone.ts'
import type { OpenSocket } from './one-stream.ts'
import { hearingSampleRate } from './pcm.ts'
import { createHearingStream } from './stream.ts'

const sampleRate = hearingSampleRate

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

export type BrowserHearing = {
  recogniser: HearingRecogniser
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
export function browserHearing({ clock, calls, sessionId, callId, ...rest }: Parts): BrowserHearing {
  const recogniser = createHearingRecogniser({
    ...rest,
    openStream: (on) =>
      createHearingStream({ clock, calls, sessionId, callId, openSocket, sampleRate, ...on }),
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
