import type { Clock } from '../../runtime/clock.ts'
import { createCallEvents } from '../../ports/call-events.ts'
import type { CallDevices, CallEvent, CallTransport } from '../../ports/call-transport.ts'
import { createConversation } from './conversation.ts'
import type { Model } from './model.ts'
import type { Recogniser } from './listening.ts'
import type { Script } from './script.ts'
import { compileExpressions } from './understanding/decisions.ts'
import type { Voice } from './voice.ts'

export type BuiltInParts = {
  clock: Clock
  script: Script
  voice: Voice
  recogniser: Recogniser | undefined
  model?: Model | undefined
  /** The server's voice and speech streams, which use devices and emit events. */
  services?: CallServices | undefined
  /** Reports when the candidate's voice rises and falls, by the microphone's level. */
  onVoice: (listener: (isSpeaking: boolean, at: number) => void) => () => void
}

export type CallServices = {
  join: (emit: (event: CallEvent) => void) => void
  setDevices: (devices: CallDevices) => void
  setTimeFactor: (factor: number) => void
  leave: () => void
}

const tickMilliseconds = 250

/** The interviewer that runs in the candidate's browser, as a call. */
export function createBuiltIn({ clock, onVoice, services, ...parts }: BuiltInParts): CallTransport {
  const events = createCallEvents()
  const { emit } = events
  parts.voice.onRefused(() => emit({ type: 'voiceRefused' }))
  const conversation = createConversation({ ...parts, clock, emit })
  let state: 'new' | 'joined' | 'left' = 'new'
  let stops: (() => void)[] = []

  return {
    subscribe: events.subscribe,
    async join() {
      if (state !== 'new') return
      emit({ type: 'state', state: 'joining' })
      await Promise.resolve()
      compileExpressions()
      state = 'joined'
      services?.join(emit)
      conversation.begin()
      stops = [
        onVoice(conversation.voiceChanged),
        clock.every(tickMilliseconds, () => conversation.take({ type: 'ticked' })),
      ]
      emit({ type: 'state', state: 'joined' })
      emit({ type: 'interviewerJoined' })
    },
    setMicrophone: conversation.setMicrophone,
    // Without services it uses no stream: the level meter reports the voice.
    setDevices: (devices) => services?.setDevices(devices),
    setCamera() {},
    setSections: conversation.setSections,
    setTimeFactor(factor) {
      conversation.setTimeFactor(factor)
      services?.setTimeFactor(factor)
    },
    greet: () => conversation.take({ type: 'greet' }),
    goOn: (place, after) => conversation.take({ type: 'goOn', place, after }),
    openSection: (index) => conversation.take({ type: 'openSection', index }),
    sendText(text) {
      if (state === 'joined' && text.trim() !== '') conversation.typed(text)
    },
    finishAnswer: () => conversation.take({ type: 'finished' }),
    stay: () => conversation.take({ type: 'stayed' }),
    async leave() {
      conversation.end()
      if (state === 'joined') services?.leave()
      if (state === 'joined') emit({ type: 'state', state: 'left' })
      state = 'left'
      for (const stop of stops.splice(0)) stop()
      events.close()
      await Promise.resolve()
    },
  }
}
