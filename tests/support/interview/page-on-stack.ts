import { createClient } from '#shared/platform/contract/client.ts'
import { groupFacts } from '#shared/platform/contract/facts.ts'
import { interviewer } from '#shared/interview/contract/interviewer.ts'
import type { InterviewRecord } from '#shared/application/session/interview-record.ts'
import { nextTranscript, type Transcript } from '#web/interview/machine/transcript.ts'
import type { CallEvent } from '#web/interview/ports/call-transport.ts'
import type { Clock } from '#web/interview/runtime/clock.ts'
import { createBuiltIn } from '#web/interview/transports/built-in/built-in.ts'
import { scriptOf } from '#web/interview/transports/built-in/script.ts'
import type { Voice } from '#web/interview/transports/built-in/voice.ts'
import { createStreamRecogniser } from '#web/interview/transports/model/speech-stream/stream-recogniser.ts'
import { createSpeechStream } from '#web/interview/transports/model/speech-stream/stream.ts'
import { createSoundVoice } from '#web/interview/transports/model/sound-voice.ts'
import { createTurns } from '#web/interview/transports/model/turns.ts'
import { callId, type InterviewerStack } from '../interviewer-stack.ts'

const systemClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}

type Room = {
  token: string
  sessionId: string
  record: InterviewRecord
  sections: InterviewRecord['sections']
}

const sampleRate = 16_000
const betweenLinesMilliseconds = 20

/** A voice that takes no time. */
const instantVoice: Voice = {
  isAudible: () => false,
  onRefused() {},
  speak(_text, ended) {
    const timer = setTimeout(ended, 0)
    return () => clearTimeout(timer)
  },
}

/**
 * The page's interviewer in this process, against the product's API and the stand-ins. Its sounds have no length; `sounded` is
 * called at the first sample of each.
 */
export async function openPage(
  { call }: Pick<InterviewerStack, 'call'>,
  { token, sessionId, record, sections }: Room,
  { sounded = () => {} }: { sounded?: (at: number) => void } = {},
) {
  const calls = createClient(groupFacts(interviewer), ({ method, address, body }) =>
    call(`${method} ${address.replace(/^\/api/u, '')}`, { token, json: body }),
  )
  const clock = systemClock
  const holder = { sessionId, callId }
  const recogniser = createStreamRecogniser({
    timeFactor: () => 1,
    other: undefined,
    unavailable: () => {},
    isPlaying: () => false,
    openStream: (on) =>
      createSpeechStream({
        ...holder,
        clock,
        calls,
        sampleRate,
        openSocket(url, { opened, message, closed }) {
          const socket = new WebSocket(url)
          socket.binaryType = 'arraybuffer'
          socket.addEventListener('open', opened)
          socket.addEventListener('message', ({ data }) => message(new Uint8Array(data as ArrayBuffer)))
          socket.addEventListener('close', closed)
          return { send: (bytes) => socket.send(bytes), close: () => socket.close() }
        },
        ...on,
      }),
  })
  const voice = createSoundVoice({
    clock,
    other: instantVoice,
    soundOf: async (text) =>
      (await calls.speak({ params: { id: sessionId }, body: { callId, text } })).data.audio ?? undefined,
    player: {
      play(_base64, ended) {
        sounded(performance.now())
        setTimeout(ended, 0)
        return Promise.resolve({ milliseconds: 0, stop: () => {} })
      },
    },
  })
  const page = createBuiltIn({
    clock,
    script: scriptOf(record),
    voice,
    recogniser,
    model: createTurns({ ...holder, clock, calls, goesOn: false }),
    onVoice: () => () => {},
  })
  let transcript: Transcript = []
  const events: CallEvent[] = []
  page.subscribe((event) => {
    events.push(event)
    if (event.type === 'aiText' || event.type === 'aiEnded' || event.type === 'userText')
      transcript = nextTranscript(transcript, { ...event, at: Date.now() })
  })
  await page.join()
  page.setSections(sections.map((section) => ({ ...section, questions: section.questions ?? [] })))
  page.setMicrophone(true)
  return {
    page,
    recogniser,
    events,
    transcript: () => transcript,
    /** Acts, and resolves once the interviewer has spoken and waits for the candidate. */
    after: async (act: () => void): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let pending: ReturnType<typeof setTimeout> | undefined
      const stop = page.subscribe((event) => {
        if (event.type !== 'aiSpeech') return
        clearTimeout(pending)
        // The next question of the script can follow a line of the model immediately.
        if (!event.isSpeaking) pending = setTimeout(resolve, betweenLinesMilliseconds)
      })
      act()
      await promise
      stop()
    },
  }
}
