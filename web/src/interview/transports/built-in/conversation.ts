import type { Clock } from '../../runtime/clock.ts'
import type { Heard } from '../../machine/transcript.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import type { Ask, Brain, Reply } from './brain.ts'
import { openAnswer, step, type Input } from './dialogue.ts'
import { questionAt, silentDialogue, type Dialogue } from './dialogue-state.ts'
import { createListening, type Recogniser } from './listening.ts'
import type { Script } from './script.ts'
import { createSpeech, type GrowingLine, type Speech } from './speech.ts'
import { isReply } from './understanding/is-reply.ts'
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

/** What the transcript says of an answer that was heard but not recognised. */
function spokenAnswer({ spokenMilliseconds = 0 }: Heard): string {
  const seconds = Math.max(1, Math.round(spokenMilliseconds / 1000))
  return `(Spoken answer, ${seconds} ${seconds === 1 ? 'second' : 'seconds'})`
}

type How = Pick<Extract<CallEvent, { type: 'userText' }>, 'final' | 'isTyped' | 'isUnrecognised' | 'heard'>

/** What the candidate said or wrote, with the question it answers. Whether it answers one shows once it is whole. */
function answerIn(script: Script, { stage, place, words }: Dialogue, text: string, how: How): CallEvent {
  const whole = how.isTyped ? text : [...words, text].join(' ')
  const isAnswer = stage === 'asking' && how.final && isReply(whole, questionAt(script, place))
  return { type: 'userText', text, ...how, place: isAnswer ? place : undefined }
}

/** Recognised words: the first of an answer began when the voice rose. */
const heardWords = ({ words, answerSince, voiceSince, heardUntil }: Dialogue, now: number): Heard => ({
  since: words.length === 0 ? answerSince : undefined,
  until: voiceSince === undefined ? heardUntil : now,
})

const recognisedIn = (
  script: Script,
  dialogue: Dialogue,
  { text, final, now }: { text: string; final: boolean; now: number },
): CallEvent => {
  const heard = final ? heardWords(dialogue, now) : undefined
  return answerIn(script, dialogue, text, { final, isTyped: false, heard })
}

const unrecognisedIn = (script: Script, dialogue: Dialogue, heard: Heard): CallEvent => {
  const how = { final: true, isTyped: false, isUnrecognised: true, heard } as const
  return answerIn(script, dialogue, spokenAnswer(heard), how)
}

const tellVoice = (
  { isSpeaking, at }: { isSpeaking: boolean; at: number },
  { emit, take }: Pick<ConversationParts, 'emit'> & { take: (input: Input) => void },
): void => {
  emit({ type: 'userSpeech', isSpeaking })
  take({ type: isSpeaking ? 'voiceStarted' : 'voiceStopped', at })
}

type TurnParts = {
  brain: Brain
  speech: Speech
  take: (input: Input) => void
  /** The interviewer begins to speak, or has finished. */
  speaks: () => void
  falls: () => void
}

/** Lets the model answer one turn, and tells the dialogue what became of it. The answer ignores what is still to come. */
function takeTurn(ask: Ask, { brain, speech, take, speaks, falls }: TurnParts): () => void {
  const { section, question } = ask
  let line: GrowingLine | undefined
  let reply: Reply = { next: undefined, isCut: false }
  const ignore = brain.ask(ask, {
    sentence(text, sound) {
      if (line === undefined) {
        speaks()
        take({ type: 'modelSpeaks' })
        line = speech.grow({ section, question }, ({ last, wasInterrupted }) => {
          ignore()
          take({ type: 'modelSaid', ...reply, wasInterrupted, isQuestion: last.trimEnd().endsWith('?') })
          falls()
        })
      }
      line.add(text, sound)
    },
    ended(result) {
      reply = result
      line?.close()
    },
    failed: () => take({ type: 'modelFailed' }),
  })
  return ignore
}

/** Runs the dialogue with a voice, a recogniser and a clock. It listens while the interviewer is silent. */
export function createConversation(parts: ConversationParts): Conversation {
  const { clock, voice, recogniser, brain, emit } = parts
  let { script } = parts
  let dialogue = silentDialogue
  let [isRunning, isMicrophoneOn] = [false, false]

  let ignoreTurn = (): void => {}

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

  function take(input: Input): void {
    if (!isRunning) return
    const before = dialogue
    const result = step(before, input, clock.now(), script)
    dialogue = result.dialogue
    if (result.heard !== undefined) emit(unrecognisedIn(script, before, result.heard))
    if (result.isSectionDone === true) emit({ type: 'sectionDone' })
    if (result.ask !== undefined) ask(result.ask)
    if (result.say === undefined) return
    listening.stop()
    speech.say(result.say.text, result.say.place)
  }

  function ask(asked: Ask): void {
    if (brain === undefined) {
      take({ type: 'modelFailed' })
      return
    }
    ignoreTurn = takeTurn(asked, {
      brain,
      speech,
      take,
      speaks: listening.stop,
      falls() {
        if (!dialogue.isSpeaking) listen()
      },
    })
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
      ignoreTurn()
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
