import type { Clock } from '../../runtime/clock.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import { answerIn, recognisedIn, unrecognisedIn } from './answer-events.ts'
import type { Brain } from './brain.ts'
import { openAnswer, step, type Input } from './dialogue.ts'
import { silentDialogue } from './dialogue-state.ts'
import { createListening, type Recogniser } from './listening.ts'
import type { Script } from './script.ts'
import { createSpeech } from './speech.ts'
import { createTurnTaking } from './turn-taking.ts'
import type { Voice } from './voice.ts'

type ConversationParts = {
  clock: Clock
  script: Script
  voice: Voice
  recogniser: Recogniser | undefined
  /** Asked where the script has a model. */
  brain?: Brain | undefined
  emit: (event: CallEvent) => void
}

export type Conversation = {
  /** Inputs count only between `begin` and `end`. */
  begin: () => void
  end: () => void
  take: (input: Input) => void
  typed: (text: string) => void
  /** `at`: when the voice rose or was last heard. */
  voiceChanged: (isSpeaking: boolean, at: number) => void
  setMicrophone: (isOn: boolean) => void
  setSections: (sections: Script['sections']) => void
}

const tellVoice = (
  { isSpeaking, at }: { isSpeaking: boolean; at: number },
  { emit, take }: Pick<ConversationParts, 'emit'> & { take: (input: Input) => void },
): void => {
  emit({ type: 'userSpeech', isSpeaking })
  take({ type: isSpeaking ? 'voiceStarted' : 'voiceStopped', at })
}

/** Runs the dialogue with a voice, a recogniser and a clock. It listens while the interviewer is silent. */
export function createConversation(parts: ConversationParts): Conversation {
  const { clock, voice, recogniser, brain, emit } = parts
  let { script } = parts
  let dialogue = silentDialogue
  let [isRunning, isMicrophoneOn] = [false, false]

  const listening = createListening(recogniser, {
    heard(text, final) {
      emit(recognisedIn(script, dialogue, { text, final, now: clock.now() }))
      if (final) take({ type: 'words', text })
    },
    turnEnded: () => take({ type: 'finished' }),
  })
  const listen = (): void => {
    if (isRunning && isMicrophoneOn && !dialogue.isSpeaking) listening.start()
  }
  const speech = createSpeech({ voice, emit, lineEnded: () => take({ type: 'lineEnded' }), lineSaid: listen })

  const turns = createTurnTaking({
    brain,
    speech,
    take: (input) => take(input),
    speaks: listening.stop,
    falls: listen,
  })

  function take(input: Input): void {
    if (!isRunning) return
    const before = dialogue
    const result = step(before, input, clock.now(), script)
    dialogue = result.dialogue
    if (result.heard !== undefined) emit(unrecognisedIn(script, before, result.heard))
    if (result.isSectionDone === true) emit({ type: 'sectionDone' })
    if (result.ask !== undefined) turns.ask(result.ask)
    if (result.say === undefined) return
    listening.stop()
    speech.say(result.say.text, result.say.place)
  }

  const voiceChanged = (isSpeaking: boolean, at: number): void => {
    if (isMicrophoneOn || !isSpeaking) tellVoice({ isSpeaking, at }, { emit, take })
  }

  return {
    take,
    voiceChanged,
    begin: () => void (isRunning = true),
    end() {
      // The recogniser gives its last words when it stops, while inputs still count.
      listening.stop()
      turns.ignore()
      const heard = isRunning ? openAnswer(dialogue, clock.now()) : undefined
      if (heard !== undefined) emit(unrecognisedIn(script, dialogue, heard))
      isRunning = false
      // The line that is being said stays in the transcript.
      if (dialogue.isSpeaking) speech.interrupt()
      else speech.stop()
    },
    typed(text) {
      // A candidate who starts to type has read the line.
      if (dialogue.isSpeaking) speech.interrupt()
      emit(answerIn(script, dialogue, text, { final: true, isTyped: true }))
      take({ type: 'typed', text })
    },
    setSections: (sections) => void (script = { ...script, sections }),
    setMicrophone(isOn) {
      isMicrophoneOn = isOn
      if (isOn) listen()
      else listening.stop()
      if (!isOn) voiceChanged(false, clock.now())
    },
  }
}
