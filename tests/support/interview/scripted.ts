import { createCallEvents } from '#web/interview/ports/call-events.ts'
import type { CallEvent, CallTransport } from '#web/interview/ports/call-transport.ts'

export type ScriptedLines = {
  greeting: string
  /** The line at the start of each section. */
  sections: readonly string[]
  /** The line after each typed text. */
  reply: string
}

export type Scripted = CallTransport & {
  /** Emits an event of the call. */
  emit: (event: CallEvent) => void
  /** `join` is rejected with this message. */
  failJoining: (message: string | undefined) => void
  isMicrophoneOn: () => boolean
}

/** An interviewer that says the lines of the test immediately. */
export function createScripted({ greeting, sections, reply }: ScriptedLines): Scripted {
  const events = createCallEvents()
  let isJoined = false
  let isOn = false
  let failure: string | undefined
  const { emit } = events
  const say = (text: string) => {
    if (!isJoined) return
    emit({ type: 'aiSpeech', isSpeaking: true })
    emit({ type: 'aiText', text })
    emit({ type: 'aiEnded' })
    emit({ type: 'aiSpeech', isSpeaking: false })
  }
  return {
    emit,
    subscribe: events.subscribe,
    failJoining: (message) => {
      failure = message
    },
    isMicrophoneOn: () => isOn,
    async join() {
      emit({ type: 'state', state: 'joining' })
      await Promise.resolve()
      if (failure !== undefined) {
        emit({ type: 'state', state: 'error' })
        throw new Error(failure)
      }
      isJoined = true
      emit({ type: 'state', state: 'joined' })
      emit({ type: 'interviewerJoined' })
    },
    setMicrophone: (on) => {
      isOn = on
    },
    setDevices() {},
    setCamera() {},
    setSections() {},
    greet: () => {
      say(greeting)
    },
    openSection: (index) => {
      const line = sections[index]
      if (line !== undefined) say(line)
    },
    sendText(text) {
      if (!isJoined) return
      emit({ type: 'userText', text, final: true, isTyped: true })
      say(reply)
    },
    finishAnswer: () => {
      say(reply)
    },
    stay: () => {
      say('Let us go on.')
    },
    async leave() {
      if (isJoined) emit({ type: 'state', state: 'left' })
      isJoined = false
      events.close()
      await Promise.resolve()
    },
  }
}
