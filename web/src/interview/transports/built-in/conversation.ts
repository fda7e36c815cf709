import type { Clock } from '../../runtime/clock.ts'
import type { CallEvent } from '../../ports/call-transport.ts'
import { answerIn, recognisedIn, unrecognisedIn } from './answer-events.ts'
import type { Model } from './model.ts'
import { step, type Input } from './dialogue.ts'
import { silentDialogue, type Dialogue, type Step } from './dialogue-state.ts'
import { createListening, type Listening, type Recogniser } from './listening.ts'
import type { Script } from './script.ts'
import { createSpeech, type Speech } from './speech.ts'
import { lastSaid, nothingSpoken, recorded, type SpokenRecord } from './spoken-record.ts'
import { createTurnTaking, type TurnTaking } from './turn-taking.ts'
import type { Voice } from './voice.ts'

type ConversationParts = {
  clock: Clock
  script: Script
  voice: Voice
  recogniser: Recogniser | undefined
  /** Asked where the script has a model. */
  model?: Model | undefined
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
  setTimeFactor: (factor: number) => void
}

const reportVoice = (
  { isSpeaking, at }: { isSpeaking: boolean; at: number },
  { emit, take }: Pick<ConversationParts, 'emit'> & { take: (input: Input) => void },
): void => {
  emit({ type: 'userSpeech', isSpeaking })
  take({ type: isSpeaking ? 'voiceStarted' : 'voiceStopped', at })
}

type Talk = {
  script: Script
  dialogue: Dialogue
  record: SpokenRecord
  isRunning: boolean
  isMicrophoneOn: boolean
}

type Doing = Pick<ConversationParts, 'emit'> & {
  speech: Speech
  listening: Listening
  turns: TurnTaking
  take: (input: Input) => void
}

const silence = {
  dialogue: silentDialogue,
  record: nothingSpoken,
  isRunning: false,
  isMicrophoneOn: false,
} as const satisfies Omit<Talk, 'script'>

/** The interview ended where the candidate stopped it after a danger: a goodbye does not continue it. */
const stoppedAfter = ({ isChoosing, choosingAfter }: Dialogue) => (isChoosing ? choosingAfter : undefined)

/** Steps the dialogue, and writes down what the candidate has said aloud up to then. */
function takeStep(
  talk: Talk,
  input: Input,
  now: number,
  { voice, emit }: Pick<ConversationParts, 'voice' | 'emit'>,
): Step {
  const { dialogue: before, script } = talk
  const result = step(before, input, now, script)
  const isAudible = voice.isAudible()
  const { record, said } = recorded(talk.record, { input, before, step: result, now, isAudible })
  talk.dialogue = result.dialogue
  const [was, is] = [stoppedAfter(before), stoppedAfter(result.dialogue)]
  if (was !== is) emit({ type: 'stoppedAsking', after: is })
  talk.record = record
  if (said !== undefined) emit(unrecognisedIn(script, said))
  return result
}

/** What the interviewer does after an input. */
function perform(result: Step, doing: Doing): void {
  const { emit, speech, listening, turns } = doing
  if (result.isSectionDone === true) emit({ type: 'sectionDone' })
  if (result.ask !== undefined) turns.ask(result.ask)
  if (result.extends === true) emit({ type: 'timeAsked' })
  if (result.deletes === true)
    emit({ type: 'deletionConfirmed', keepsApplication: result.dialogue.keepsApplication })
  if (result.say === undefined) return
  // A turn of the model that is still being asked for is no longer waited for.
  turns.ignore()
  listening.stop()
  speech.say(result.say.text, result.say.place)
}

function end(talk: Talk, now: number, { emit, speech, listening, turns }: Doing): void {
  // The recogniser gives its last words when it stops, while inputs still count.
  listening.stop()
  turns.ignore()
  const lastLine = talk.isRunning ? lastSaid(talk.record, talk.dialogue, now) : undefined
  if (lastLine !== undefined) emit(unrecognisedIn(talk.script, lastLine))
  talk.isRunning = false
  // The line that is being said stays in the transcript.
  if (talk.dialogue.isSpeaking) speech.interrupt({ wasRead: false })
  else speech.stop()
}

function type(text: string, talk: Talk, { emit, speech, take }: Doing): void {
  // A candidate who types during a line has read it.
  if (talk.dialogue.isSpeaking) speech.interrupt({ wasRead: true })
  emit(answerIn(talk.script, talk.dialogue, text, { final: true, isTyped: true }))
  take({ type: 'typed', text })
}

/** The candidate speaks while the interviewer does. Greeting and goodbye are said to their end. */
function speakOver(talk: Talk, { speech }: Doing, listen: () => void): void {
  const { stage, isSpeaking } = talk.dialogue
  if (!talk.isRunning || !talk.isMicrophoneOn || !isSpeaking || stage !== 'asking') return
  speech.interrupt({ wasRead: false })
  listen()
}

/** A candidate who speaks has read the line that is only shown. Its end is not waited for, except after the goodbye. */
function speakAfterReading(talk: Talk, { speech }: Doing, listen: () => void): void {
  const { stage, isSpeaking } = talk.dialogue
  if (!talk.isRunning || !talk.isMicrophoneOn || !isSpeaking || stage === 'closed') return
  speech.interrupt({ wasRead: true })
  listen()
}

/** What the model would be asked if the turn ended with these words. */
function askIfFinished({ dialogue, script }: Talk, text: string, now: number): Step['ask'] {
  const heard = text === '' ? dialogue : step(dialogue, { type: 'words', text }, now, script).dialogue
  return step(heard, { type: 'finished' }, now, script).ask
}

/** Runs the dialogue with a voice, a recogniser and a clock. It listens while the interviewer is silent. */
export function createConversation(parts: ConversationParts): Conversation {
  const { clock, voice, recogniser, model, emit, script } = parts
  const talk: Talk = { script, ...silence }

  function take(input: Input): void {
    if (!talk.isRunning) return
    perform(takeStep(talk, input, clock.now(), parts), doing)
  }
  const listening = createListening(recogniser, {
    heard(text, final) {
      emit(recognisedIn(talk.script, talk.dialogue, { text, final, now: clock.now() }))
      if (final) take({ type: 'words', text })
    },
    turnEnded: () => take({ type: 'finished' }),
    turnEnding(text) {
      const ask = talk.isRunning ? askIfFinished(talk, text, clock.now()) : undefined
      if (ask !== undefined) turns.guess(ask)
    },
    lost: () => take({ type: 'wordsLost' }),
  })
  const listen = (): void => {
    if (talk.isRunning && talk.isMicrophoneOn && !talk.dialogue.isSpeaking) listening.start()
  }
  const speech = createSpeech({ voice, emit, lineEnded: () => take({ type: 'lineEnded' }), lineSaid: listen })
  const prepare = (): void => {
    const { say } = step(talk.dialogue, { type: 'modelFailed' }, clock.now(), talk.script)
    if (say !== undefined) voice.prepare?.(say.text)
  }
  const turns = createTurnTaking({
    clock,
    model,
    speech,
    take,
    stopListening: listening.stop,
    listen,
    prepare,
  })
  const doing: Doing = { emit, speech, listening, turns, take }
  recogniser?.onInterruption?.(() => speakOver(talk, doing, listen))

  const voiceChanged = (isSpeaking: boolean, at: number): void => {
    if (isSpeaking && !voice.isAudible()) speakAfterReading(talk, doing, listen)
    if (talk.isMicrophoneOn || !isSpeaking) reportVoice({ isSpeaking, at }, { emit, take })
  }
  return {
    take,
    voiceChanged,
    begin: () => void (talk.isRunning = true),
    end: () => end(talk, clock.now(), doing),
    typed: (text) => type(text, talk, doing),
    setSections: (sections) => void (talk.script = { ...talk.script, sections }),
    setTimeFactor: (timeFactor) => void (talk.script = { ...talk.script, timeFactor }),
    setMicrophone(isOn) {
      talk.isMicrophoneOn = isOn
      if (isOn) return listen()
      listening.stop()
      voiceChanged(false, clock.now())
    },
  }
}
