import type { Heard } from '../../machine/transcript.ts'
import type { Dialogue, Step } from './dialogue-state.ts'
import type { Input } from './dialogue.ts'

/** What the candidate says between the ends of two turns, or during a line. */
type Stretch = Readonly<{
  since: number
  until: number
  spokenMilliseconds: number
  /** Recognition wrote it down. */
  hasWords: boolean
  isDuringLine: boolean
  /** When the line ended during which it began, where the voice went on. */
  lineEndedAt: number | undefined
  /** The turn to which it belongs ended while the voice was up. */
  endedIn: Dialogue | undefined
}>

/** The candidate's voice as the transcript records it, apart from what it means for the turn. */
export type SpokenRecord = Readonly<{
  voiceSince: number | undefined
  stretch: Stretch | undefined
  lineBeganAt: number
}>

export const nothingSpoken: SpokenRecord = { voiceSince: undefined, stretch: undefined, lineBeganAt: 0 }

/** Speech without words, and the dialogue to which it belongs. */
export type Said = Readonly<{ heard: Heard; dialogue: Dialogue; isDuringLine: boolean }>

type Result = Readonly<{ record: SpokenRecord; said?: Said | undefined }>

/** Shorter sounds during a line, such as "mm-hm", are no entry. */
const minDuringLineMilliseconds = 700
/** A shorter sound is no word: a key pressed during a tone, or the moment in which the call ends. */
const minAnswerMilliseconds = 150
/** A voice that falls so soon after a line did not begin an answer: what the speakers play is heard with a delay. */
const graceMilliseconds = 500
/** A voice during more than this share of a line that is played is the interviewer's own, from the speakers. */
const echoShare = 0.5

const begun = (since: number, isDuringLine: boolean): Stretch => ({
  since,
  until: since,
  spokenMilliseconds: 0,
  hasWords: false,
  isDuringLine,
  lineEndedAt: undefined,
  endedIn: undefined,
})

const ofAnswer = (stretch: Stretch): Stretch => ({
  ...stretch,
  isDuringLine: false,
  lineEndedAt: undefined,
})

/** The stretch with what was said up to now. */
const upTo = ({ voiceSince }: SpokenRecord, stretch: Stretch, now: number): Stretch =>
  voiceSince === undefined
    ? stretch
    : {
        ...stretch,
        until: now,
        spokenMilliseconds: stretch.spokenMilliseconds + Math.max(0, now - voiceSince),
      }

function saidIn(stretch: Stretch, dialogue: Dialogue): Said | undefined {
  const { since, until, spokenMilliseconds, hasWords, isDuringLine, endedIn } = stretch
  const least = isDuringLine ? minDuringLineMilliseconds : minAnswerMilliseconds
  if (hasWords || spokenMilliseconds < least) return undefined
  return { heard: { since, until, spokenMilliseconds }, dialogue: endedIn ?? dialogue, isDuringLine }
}

function rose(record: SpokenRecord, at: number, { isSpeaking }: Dialogue): SpokenRecord {
  const { voiceSince = at, stretch = begun(at, isSpeaking) } = record
  return { ...record, voiceSince, stretch }
}

/** A voice that belongs to an ended turn, and went on after the line that followed: up to the line, and after it. */
function atLine(stretch: Stretch, since: number): [before: Stretch, after: Stretch] {
  const { lineEndedAt = since, spokenMilliseconds } = stretch
  const before = {
    ...stretch,
    until: lineEndedAt,
    spokenMilliseconds: spokenMilliseconds + lineEndedAt - since,
  }
  return [before, begun(lineEndedAt, false)]
}

function fell(record: SpokenRecord, at: number, dialogue: Dialogue): Result {
  const { stretch, voiceSince = at } = record
  if (stretch === undefined) return { record: { ...record, voiceSince: undefined } }
  const { lineEndedAt, endedIn } = stretch
  if (endedIn !== undefined && lineEndedAt !== undefined && at > lineEndedAt) {
    const [before, after] = atLine(stretch, voiceSince)
    const spoken = { ...after, until: at, spokenMilliseconds: at - lineEndedAt }
    return { record: { ...record, voiceSince: undefined, stretch: spoken }, said: saidIn(before, dialogue) }
  }
  const whole = upTo(record, stretch, at)
  const isOver = endedIn !== undefined || (lineEndedAt !== undefined && at <= lineEndedAt + graceMilliseconds)
  return isOver
    ? { record: { ...record, voiceSince: undefined, stretch: undefined }, said: saidIn(whole, dialogue) }
    : {
        record: {
          ...record,
          voiceSince: undefined,
          stretch: lineEndedAt === undefined ? whole : ofAnswer(whole),
        },
      }
}

/** The turn is over. A voice that is still up is recorded when it falls, which is when its end is known. */
function turnEnded(record: SpokenRecord, before: Dialogue): Result {
  const { stretch, voiceSince } = record
  if (stretch === undefined) return { record }
  if (voiceSince === undefined)
    return { record: { ...record, stretch: undefined }, said: saidIn(stretch, before) }
  return { record: { ...record, stretch: { ...ofAnswer(stretch), endedIn: stretch.endedIn ?? before } } }
}

type LineEnd = { now: number; isAudible: boolean; dialogue: Dialogue }

/** A voice that goes on after the line begins the answer. */
function lineEnded(record: SpokenRecord, { now, isAudible, dialogue }: LineEnd): Result {
  const { stretch, voiceSince, lineBeganAt } = record
  if (stretch === undefined) return { record }
  const rest: SpokenRecord =
    voiceSince === undefined
      ? { ...record, stretch: undefined }
      : { ...record, voiceSince: now, stretch: begun(now, false) }
  const whole = upTo(record, stretch, now)
  // A pause shows only some time later, so whether the voice goes on is known when it falls.
  if (stretch.endedIn !== undefined)
    return { record: { ...record, stretch: { ...stretch, lineEndedAt: stretch.lineEndedAt ?? now } } }
  const isEcho = isAudible && whole.spokenMilliseconds > echoShare * (now - lineBeganAt)
  if (isEcho) return { record: rest }
  return voiceSince === undefined
    ? { record: rest, said: saidIn(whole, dialogue) }
    : { record: { ...record, stretch: { ...stretch, lineEndedAt: now } } }
}

/** Words are recognised only after a line, so what was said during it has none. */
function wordsCame(record: SpokenRecord, dialogue: Dialogue): Result {
  const { stretch } = record
  if (stretch === undefined) return { record }
  const { since, lineEndedAt, endedIn } = stretch
  if (endedIn !== undefined && lineEndedAt !== undefined) {
    const [before, after] = atLine(stretch, record.voiceSince ?? since)
    const rest = { ...record, voiceSince: lineEndedAt, stretch: { ...after, hasWords: true } }
    return { record: rest, said: saidIn(before, dialogue) }
  }
  const spoken = { ...record, stretch: { ...ofAnswer(stretch), hasWords: true } }
  if (lineEndedAt === undefined) return { record: spoken }
  const before = { ...stretch, until: lineEndedAt, spokenMilliseconds: lineEndedAt - since }
  return { record: spoken, said: saidIn(before, dialogue) }
}

const wordsLost = (record: SpokenRecord, now: number): SpokenRecord =>
  record.stretch?.hasWords === true
    ? record.voiceSince === undefined
      ? { ...record, stretch: undefined }
      : { ...record, voiceSince: now, stretch: begun(now, false) }
    : record

type Moment = {
  input: Input
  before: Dialogue
  step: Step
  now: number
  /** The line that ends with this step was played, not only shown. */
  isAudible: boolean
}

/** The record after a step of the dialogue, and what of it is complete now. */
export function recorded(record: SpokenRecord, { input, before, step, now, isAudible }: Moment): Result {
  const { dialogue } = step
  if (input.type === 'voiceStarted') return { record: rose(record, input.at, dialogue) }
  if (input.type === 'voiceStopped') return fell(record, input.at, dialogue)
  if (input.type === 'wordsLost') return { record: wordsLost(record, now) }
  if (before.isSpeaking)
    return dialogue.isSpeaking ? { record } : lineEnded(record, { now, isAudible, dialogue })
  const heard = input.type === 'words' ? wordsCame(record, before) : { record }
  const isTurnOver = dialogue.isSpeaking || step.ask !== undefined
  const ended = isTurnOver ? turnEnded(heard.record, before) : heard
  const lineBeganAt = dialogue.isSpeaking ? now : record.lineBeganAt
  return { record: { ...ended.record, lineBeganAt }, said: ended.said ?? heard.said }
}

/** What was said last, where the conversation ends. */
export function lastSaid(record: SpokenRecord, dialogue: Dialogue, now: number): Said | undefined {
  const { stretch } = record
  return stretch === undefined ? undefined : saidIn(upTo(record, stretch, now), dialogue)
}
