import type { Clock } from '../../runtime/clock.ts'
import { createCallEvents } from '../call-events.ts'
import type { CallTransport } from '../call-transport.ts'
import { step, type Input } from './dialogue.ts'
import { silentDialogue } from './dialogue-state.ts'
import { requestIn } from './requests.ts'
import type { Script } from './script.ts'
import type { Voice } from './voice.ts'

/** Recognises speech where the candidate allowed it. `start` answers a function that stops it. */
export type Recogniser = { start: (heard: (text: string, isFinal: boolean) => void) => () => void }

export type BuiltInParts = {
  clock: Clock
  script: Script
  voice: Voice
  recogniser: Recogniser | undefined
  /** Tells when the candidate's voice rises and falls, as the microphone's level shows it. */
  onVoice: (listener: (isSpeaking: boolean) => void) => () => void
}

const tickMs = 250

/** What the transcript says of an answer that was heard but not recognised. */
const spokenAnswer = (seconds: number): string =>
  `(Spoken answer, ${seconds} ${seconds === 1 ? 'second' : 'seconds'})`

/** The interviewer that runs in the candidate's browser, as a call. */
export function createBuiltIn({ clock, script, voice, recogniser, onVoice }: BuiltInParts): CallTransport {
  const events = createCallEvents()
  const { emit } = events
  let dialogue = silentDialogue
  let state: 'new' | 'joined' | 'left' = 'new'
  let stops: (() => void)[] = []
  let silence: (() => void) | undefined
  let stopRecogniser: (() => void) | undefined
  let isMicrophoneOn = false

  const placeOfAnswer = (text: string) =>
    dialogue.stage === 'asking' && requestIn(text) === undefined ? dialogue.place : undefined

  const hush = () => {
    silence?.()
    silence = undefined
  }

  const speak = (text: string, place: ReturnType<typeof placeOfAnswer>) => {
    hush()
    stopListening()
    emit({ type: 'aiSpeech', isSpeaking: true })
    emit({ type: 'aiText', text, place })
    silence = voice.speak(text, () => {
      silence = undefined
      stopSpeaking()
      listen()
    })
  }

  const stopSpeaking = () => {
    emit({ type: 'aiEnded' })
    emit({ type: 'aiSpeech', isSpeaking: false })
    take({ type: 'lineEnded' })
  }

  function take(input: Input): void {
    if (state !== 'joined') return
    const before = dialogue
    const result = step(dialogue, input, clock.now(), script)
    dialogue = result.dialogue
    if (result.heardSeconds !== undefined)
      emit({
        type: 'userText',
        text: spokenAnswer(result.heardSeconds),
        final: true,
        isTyped: false,
        place: before.stage === 'asking' ? before.place : undefined,
      })
    if (result.isSectionDone === true) emit({ type: 'sectionDone' })
    if (result.say !== undefined) speak(result.say.text, result.say.place)
  }

  const listen = () => {
    if (!isMicrophoneOn || dialogue.isSpeaking || stopRecogniser !== undefined || state !== 'joined') return
    stopRecogniser = recogniser?.start((text, isFinal) => {
      emit({ type: 'userText', text, final: isFinal, isTyped: false, place: placeOfAnswer(text) })
      if (isFinal) take({ type: 'words', text })
    })
  }

  const stopListening = () => {
    stopRecogniser?.()
    stopRecogniser = undefined
  }

  const voiceChanged = (isSpeaking: boolean) => {
    if (!isMicrophoneOn && isSpeaking) return
    emit({ type: 'userSpeech', isSpeaking })
    take({ type: isSpeaking ? 'voiceStarted' : 'voiceStopped' })
  }

  return {
    subscribe: events.subscribe,
    async join() {
      if (state !== 'new') return
      emit({ type: 'state', state: 'joining' })
      await Promise.resolve()
      state = 'joined'
      stops = [
        onVoice(voiceChanged),
        clock.every(tickMs, () => {
          take({ type: 'ticked' })
        }),
      ]
      emit({ type: 'state', state: 'joined' })
      emit({ type: 'interviewerJoined' })
    },
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      if (isOn) listen()
      else {
        stopListening()
        voiceChanged(false)
      }
    },
    // It neither sees nor is seen, and hears through the level meter.
    setDevices() {},
    setCamera() {},
    greet: () => {
      take({ type: 'greet' })
    },
    openSection: (index) => {
      take({ type: 'openSection', index })
    },
    sendText(text) {
      if (state !== 'joined' || text.trim() === '') return
      // A candidate who starts to type has read the line.
      if (dialogue.isSpeaking) {
        hush()
        stopSpeaking()
      }
      emit({ type: 'userText', text, final: true, isTyped: true, place: placeOfAnswer(text) })
      take({ type: 'typed', text })
    },
    finishAnswer: () => {
      take({ type: 'finished' })
    },
    async leave() {
      // The last words, before the microphone is switched off.
      stopListening()
      if (state === 'joined') emit({ type: 'state', state: 'left' })
      state = 'left'
      hush()
      for (const stop of stops.splice(0)) stop()
      events.close()
      await Promise.resolve()
    },
  }
}
