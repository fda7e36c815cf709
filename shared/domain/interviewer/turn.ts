import * as z from 'zod/mini'
import { anyText } from '../text.ts'
import { maxAnswerLetters, maxSentences, maxTurns } from './turn-limits.ts'

/** What the model decides: a further question, the next one of the script, or help with the present one. */
export const nextSteps = ['follow_up', 'next', 'help'] as const
export type NextStep = (typeof nextSteps)[number]

/** `rephrase`: the candidate asked for the question in other words. */
export const turnKinds = ['answer', 'rephrase'] as const
export type TurnKind = (typeof turnKinds)[number]

/** Why the built-in line is said in place of the model's, or why a turn has fewer sentences than the model wrote. */
export const turnReasons = [
  /** No first words in time. */
  'slow',
  /** The model or its network failed. */
  'failed',
  /** 429: it has no capacity now. */
  'busy',
  /** It refused to answer. */
  'refused',
  /** Its answer is not `{ next, say, about? }`. */
  'schema',
  /** It wanted to say what the interviewer may not. */
  'not_allowed',
  /** More than 60 words. */
  'too_long',
  /** The answer speaks to a model, not to an interviewer. */
  'instruction',
  /** Interview, candidate or day have used what they may. */
  'cap',
  /** The candidate's mailbox is not proved. */
  'not_proved',
  /** The function that held the turn ended before it did. */
  'interrupted',
] as const
export type TurnReason = (typeof turnReasons)[number]

export const maxSaidWords = 60

export const turnNumber = z.int().check(z.minimum(1), z.maximum(maxTurns))
export const position = z.int().check(z.minimum(0), z.maximum(99))

/** What a page sends: where the conversation is, and what the candidate said. Nothing else of it reaches the model. */
export const askedTurn = z.object({
  number: turnNumber,
  section: position,
  question: position,
  kind: z.enum(turnKinds),
  answer: anyText(maxAnswerLetters, 0),
  /** The conductor has time for a further question, and has not asked too many. */
  mayFollowUp: z.boolean(),
})

/** How many sentences the page has said of earlier turns, which it tells with the next one. None means that it was too late. */
export const heardTurns = z.optional(
  z
    .array(z.object({ number: turnNumber, sentences: z.int().check(z.minimum(0), z.maximum(maxSentences)) }))
    .check(z.maxLength(maxTurns)),
)

export type AskedTurn = z.output<typeof askedTurn>

/** A turn that is over. */
export const answeredTurn = z.object({
  number: turnNumber,
  by: z.enum(['model', 'built-in']),
  reason: z.nullable(z.enum(turnReasons)),
  next: z.nullable(z.enum(nextSteps)),
  sentences: z.array(z.string()),
  /** What of the answer the model asks about, in its words. */
  about: z.nullable(z.string()),
  /** The model wanted to say more than was said. */
  isCut: z.boolean(),
})

export type AnsweredTurn = z.output<typeof answeredTurn>
