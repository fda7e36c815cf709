import { answerPauseMilliseconds, silenceBeforePrompting } from '../../machine/silence.ts'
import { answered } from './answers.ts'
import { withLateWords } from './ask-model.ts'
import { dangerIn } from '#shared/interview/interviewer/kind-of.ts'
import { choosing, goBack, offerAgain } from './choices.ts'
import type { ContinuedAfter } from '../../ports/call-transport.ts'
import type { Place } from '../../machine/transcript.ts'
import { conductAt, lineEnded, say, sayHere, type Dialogue, type Step } from './dialogue-state.ts'
import { lines } from '#shared/interview/interviewer/built-in/lines.ts'
import { modelFailed, modelSaid, modelSpeaks, type Said } from './model-turn.ts'
import { askAgain, begin, close, goOn } from './questions.ts'
import { requestIn } from './understanding/requests.ts'
import type { Script } from './script.ts'

type GoOn = { type: 'goOn'; place: Place; after?: ContinuedAfter | undefined }

export type Input =
  | { type: 'greet' }
  /** Another page held the interview up to this question. */
  | GoOn
  | { type: 'openSection'; index: number }
  /** The interviewer's line was said to its end. */
  | { type: 'lineEnded' }
  /** `at`: when the voice rose or was last heard, which shows some time later. */
  | { type: 'voiceStarted' | 'voiceStopped'; at: number }
  /** Recognised speech. */
  | { type: 'words'; text: string }
  /** Recognition is lost while the candidate may still be speaking, which `spoken-record.ts` notes. */
  | { type: 'wordsLost' }
  | { type: 'typed'; text: string }
  /** The candidate pressed "Done answering". */
  | { type: 'finished' }
  | { type: 'ticked' }
  /** The candidate stays after the goodbye. */
  | { type: 'stayed' }
  /** The model's first sentence begins, or none arrived in time. */
  | { type: 'modelSpeaks' | 'modelFailed' }
  /** The model's line was said. */
  | ({ type: 'modelSaid' } & Said)

/** The pause that ends a request, or a reply to something other than an interview question. */
const replyPauseMilliseconds = 2_000

/** After this many questions without an answer the interviewer assumes that the candidate has left. */
const maxUnanswered = 3

function continued(dialogue: Dialogue, { place, after }: GoOn, script: Script): Step {
  if (after === undefined || after === 'interviewer') return askAgain(dialogue, script, { place, after })
  return offerAgain(choosing(askAgain(dialogue, script, { place }).dialogue, after), script)
}

/** The built-in interviewer: what it does after an input. It knows no devices, no voice and no clock. */
export function step(dialogue: Dialogue, input: Input, now: number, script: Script): Step {
  switch (input.type) {
    case 'greet':
      return dialogue.stage === 'silent'
        ? say(dialogue, script.greeting, { stage: 'greeting' })
        : { dialogue }
    case 'goOn':
      return dialogue.stage === 'silent' ? continued(dialogue, input, script) : { dialogue }
    case 'openSection':
      return { dialogue: { ...dialogue, opened: Math.max(dialogue.opened, input.index) } }
    case 'lineEnded':
      return { dialogue: lineEnded(dialogue, now) }
    case 'voiceStarted':
      return { dialogue: voiceStarted(dialogue, input.at) }
    case 'voiceStopped':
      return { dialogue: voiceStopped(dialogue, now, input.at) }
    case 'words':
      return isDangerWhilePending(dialogue, input.text)
        ? answered(dialogue, { text: input.text, spokenMilliseconds: 0 }, script)
        : { dialogue: wordsHeard(dialogue, input.text, now) }
    case 'wordsLost':
      return { dialogue }
    case 'typed':
      return answered(
        dialogue,
        { text: typedText(dialogue, input.text), spokenMilliseconds: dialogue.spokenMilliseconds },
        script,
      )
    case 'stayed':
      return dialogue.stage === 'closed'
        ? goBack({ ...dialogue, unanswered: 0, isChoosing: false }, script, lines.stayed)
        : { dialogue }
    case 'finished':
      return dialogue.isSpeaking || dialogue.pending !== undefined
        ? { dialogue }
        : endAnswer(voiceStopped(dialogue, now, now), script)
    case 'ticked':
      return ticked(dialogue, now, script)
    case 'modelSpeaks':
      return { dialogue: modelSpeaks(dialogue) }
    case 'modelFailed':
      return modelFailed(dialogue, script)
    case 'modelSaid':
      return modelSaid(dialogue, input, now, script)
  }
}

function voiceStarted(dialogue: Dialogue, at: number): Dialogue {
  const { voiceSince = at, answerSince = at, isSpeaking } = dialogue
  return isSpeaking ? { ...dialogue, voiceSince } : { ...dialogue, voiceSince, answerSince }
}

function voiceStopped(dialogue: Dialogue, now: number, at: number): Dialogue {
  const { voiceSince, isSpeaking, spokenMilliseconds } = dialogue
  if (voiceSince === undefined) return dialogue
  const stopped = { ...dialogue, voiceSince: undefined }
  return isSpeaking
    ? stopped
    : {
        ...stopped,
        spokenMilliseconds: spokenMilliseconds + Math.max(0, at - voiceSince),
        heardUntil: at,
        quietSince: now,
      }
}

/** The model that is being asked may be about to ask further. */
const isDangerWhilePending = ({ pending, isSpeaking }: Dialogue, text: string): boolean =>
  pending !== undefined && !isSpeaking && dangerIn(text) !== undefined

/** A segment of a longer answer can sound like a request ("Let me think."), so the interviewer waits for the pause after it. */
function wordsHeard(dialogue: Dialogue, text: string, now: number): Dialogue {
  // The microphone can record the interviewer's own voice.
  if (dialogue.isSpeaking) return dialogue
  if (dialogue.pending !== undefined) return withLateWords(dialogue, text)
  const words = [...dialogue.words, text]
  return { ...dialogue, words, isRequest: requestIn(words.join(' ')) !== undefined, quietSince: now }
}

/** A typed request, or a danger, counts without the words that were recognised before it. */
const typedText = ({ words }: Dialogue, text: string): string =>
  requestIn(text) === undefined && dangerIn(text) === undefined ? [...words, text].join(' ') : text

/** Ends an answer, if there is one. */
function endAnswer(dialogue: Dialogue, script: Script): Step {
  const { words, spokenMilliseconds } = dialogue
  if (words.length > 0) return answered(dialogue, { text: words.join(' '), spokenMilliseconds }, script)
  return spokenMilliseconds === 0
    ? { dialogue }
    : answered(dialogue, { text: undefined, spokenMilliseconds }, script)
}

function ticked(dialogue: Dialogue, now: number, script: Script): Step {
  if (dialogue.pending !== undefined) return { dialogue }
  const { stage, isSpeaking, isRequest, voiceSince, quietSince, words, spokenMilliseconds } = dialogue
  if (stage === 'silent' || stage === 'closed' || isSpeaking || voiceSince !== undefined) return { dialogue }
  const silence = (now - quietSince) / script.timeFactor
  if (words.length > 0 || spokenMilliseconds > 0)
    return silence < (stage === 'asking' && !isRequest ? answerPauseMilliseconds : replyPauseMilliseconds)
      ? { dialogue }
      : endAnswer(dialogue, script)
  const { thinkingSeconds } = conductAt(script, dialogue.place)
  return silence < silenceBeforePrompting({ ...dialogue, thinkingSeconds })
    ? { dialogue }
    : prompt(dialogue, script)
}

/** The interviewer's line after a long silence. */
function prompt(dialogue: Dialogue, script: Script): Step {
  const { stage, prompts } = dialogue
  const again = { prompts: prompts + 1, isFresh: false }
  if (stage === 'confirmingDeletion' || stage === 'choosingDeletion') return offerAgain(dialogue, script)
  if (dialogue.askedFor === 'break' && stage !== 'confirmingStop') return sayHere(dialogue, lines.noHurry)
  if (stage === 'adding') return close(dialogue, lines.conclusion(script))
  if (stage === 'greeting')
    return prompts === 0 ? say(dialogue, lines.areYouReady, again) : begin(dialogue, script)
  if (stage === 'confirmingStop') return goBack(dialogue, script, lines.notEnded(script))
  const line = lines.prompts[prompts]
  if (line !== undefined) return sayHere(dialogue, line, again)
  const unanswered = dialogue.unanswered + 1
  return unanswered >= maxUnanswered
    ? close(dialogue, script.idle)
    : goOn({ ...dialogue, unanswered }, script, lines.noAnswer)
}
