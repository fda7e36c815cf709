import { conductOf } from '#shared/position/section-kinds.ts'
import type { Danger } from '#shared/interview/interviewer/kind-of.ts'
import type { Place } from '../../machine/transcript.ts'
import type { Ask, Pending } from './model.ts'
import type { Script } from './script.ts'

export type Dialogue = Readonly<{
  /** What the interviewer waits for: nothing yet, readiness, an answer, a yes or no, a last word, or nothing more. */
  stage:
    | 'silent'
    | 'greeting'
    | 'asking'
    | 'confirmingStop'
    | 'choosingDeletion'
    | 'confirmingDeletion'
    | 'adding'
    | 'closed'
  /** The stage in which the candidate asked to stop, or in which the interviewer said goodbye. */
  stoppedIn: 'greeting' | 'asking' | 'adding'
  /** The question that was asked last. */
  place: Place
  /** The section that the room's clock has reached. */
  opened: number
  /** The interviewer says a line. */
  isSpeaking: boolean
  /** The time at which the candidate or the interviewer last stopped speaking. */
  quietSince: number
  /** When the candidate's voice rose; undefined while it is silent. */
  voiceSince: number | undefined
  /** When the candidate's voice first rose since the last line. */
  answerSince: number | undefined
  /** When it was last heard. */
  heardUntil: number
  /** How long the candidate has spoken since the last line. */
  spokenMilliseconds: number
  /** What was recognised since the last line. */
  words: readonly string[]
  /** `words` are a request, which a shorter pause ends than an answer. */
  isRequest: boolean
  /** The last line asked the question, so that the candidate may be thinking. */
  isFresh: boolean
  askedFor: 'nothing' | 'moment' | 'break'
  /** The candidate spoke of grief or fear, which no cheerful goodbye follows. */
  isTroubled: boolean
  /** The candidate spoke of danger or withdrew a consent: nothing is asked until they choose to continue. */
  isChoosing: boolean
  /** What the choices followed; a danger outweighs a withdrawn consent. */
  choosingAfter: Danger
  /** The deletion that is being confirmed keeps the application. */
  keepsApplication: boolean
  /** The line about adjustments for candidates with needs was said in full. */
  hasToldNeeds: boolean
  /** The candidate knows that the interview is in English. */
  hasToldLanguage: boolean
  /** The question that was open when the candidate went back to an earlier one. */
  returnsTo: Place | undefined
  prompts: number
  /** The further questions about this one. */
  followUps: number
  /** What the model was asked about, until its line, or the built-in one in its place, is said. */
  pending: Pending | undefined
  /** What the candidate said while the model was thinking: a part of the next answer to the same question. */
  lateWords: readonly string[]
  /** How often the question was repeated or put in other words. */
  repeats: number
  /** How often the candidate said something that is neither an answer nor a request. */
  digressions: number
  /** Questions in a row that got no answer. */
  unanswered: number
  /** How often a candidate who answered briefly was asked for more, in the whole interview. */
  mores: number
  /** Counts the lines, to vary them. */
  said: number
}>

export const silentDialogue: Dialogue = {
  stage: 'silent',
  stoppedIn: 'greeting',
  place: { section: 0, question: 0 },
  opened: 0,
  isSpeaking: false,
  quietSince: 0,
  voiceSince: undefined,
  answerSince: undefined,
  heardUntil: 0,
  spokenMilliseconds: 0,
  words: [],
  isRequest: false,
  isFresh: false,
  askedFor: 'nothing',
  isTroubled: false,
  isChoosing: false,
  choosingAfter: 'consent',
  keepsApplication: true,
  hasToldNeeds: false,
  hasToldLanguage: false,
  returnsTo: undefined,
  prompts: 0,
  followUps: 0,
  pending: undefined,
  lateWords: [],
  repeats: 0,
  digressions: 0,
  unanswered: 0,
  mores: 0,
  said: 0,
}

/** The dialogue after an input, and what the interviewer does. */
export type Step = Readonly<{
  dialogue: Dialogue
  say?: Readonly<{ text: string; place?: Place | undefined }>
  /** The model is asked for its turn. */
  ask?: Ask
  /** The candidate has confirmed the deletion of the interview. */
  deletes?: true
  /** The candidate gets extra time. */
  extends?: true
  /** Every question of the section was asked. */
  isSectionDone?: boolean
}>

export const questionAt = ({ sections }: Script, { section, question }: Place): string =>
  sections[section]?.questions[question] ?? ''

/** How the section of a place is conducted. */
export const conductAt = ({ sections }: Script, { section }: Place) => conductOf(sections[section] ?? {})

/** Earlier speech no longer counts. */
export const nothingHeard = {
  answerSince: undefined,
  spokenMilliseconds: 0,
  words: [],
  isRequest: false,
} as const satisfies Partial<Dialogue>

/** The interviewer's line has ended. Speech of the candidate during the line counts from its end. */
export function lineEnded(dialogue: Dialogue, now: number): Dialogue {
  const since = dialogue.voiceSince === undefined ? undefined : now
  return { ...dialogue, isSpeaking: false, quietSince: now, voiceSince: since, answerSince: since }
}

/** Says a line, after which earlier speech no longer counts. */
export const say = (
  dialogue: Dialogue,
  text: string,
  change: Partial<Dialogue> = {},
  place?: Place,
): Step => ({
  dialogue: {
    ...dialogue,
    ...nothingHeard,
    isSpeaking: true,
    said: dialogue.said + 1,
    ...change,
  },
  say: { text, place },
})

/** Says something about the question that is open. */
export const sayHere = (dialogue: Dialogue, text: string, change: Partial<Dialogue> = {}): Step =>
  say(dialogue, text, change, dialogue.stage === 'asking' ? dialogue.place : undefined)
