import * as z from 'zod/mini'
import { anyText } from '#shared/platform/text.ts'
import { maxAnswerLetters, maxSentences, maxTurns } from './turn-limits.ts'

/** What the model decides: a follow-up question, the next question of the script, or help with the present one. */
export const nextSteps = ['follow_up', 'next', 'help'] as const
export type NextStep = (typeof nextSteps)[number]

/** `rephrase`: the candidate asked for the question in other words. */
export const turnKinds = ['answer', 'rephrase'] as const
export type TurnKind = (typeof turnKinds)[number]

/** Why the built-in interviewer answered in place of the model, or why a turn has fewer sentences than the model wrote. */
export const turnReasons = [
  /** The first words did not arrive in time. */
  'slow',
  /** The model or its network failed. */
  'failed',
  /** 429: the model's service has no capacity. */
  'busy',
  /** The model declined to answer. */
  'refused',
  /** Its reply is not `{ next, say, about? }`. */
  'schema',
  /** The filter refused the line. */
  'not_allowed',
  /** More than 60 words. */
  'too_long',
  /** The answer speaks to a model, not to an interviewer. */
  'instruction',
  /** The answer speaks of danger, or withdraws a consent. */
  'danger',
  /** A cap of the interview, the mailbox or the day is used up. */
  'cap',
  /** The candidate's mailbox is not proved. */
  'not_proved',
  /** The function ended during the turn. */
  'interrupted',
] as const
export type TurnReason = (typeof turnReasons)[number]

export const maxSaidWords = 60

export const turnNumber = z.int().check(z.minimum(1), z.maximum(maxTurns))
export const position = z.int().check(z.minimum(0), z.maximum(99))

/** What a page sends: where the conversation is, and what the candidate said. Nothing else from the page reaches the model. */
export const askedTurn = z.object({
  number: turnNumber,
  section: position,
  question: position,
  kind: z.enum(turnKinds),
  answer: anyText(maxAnswerLetters, 0),
  /** Whether the conductor has time for a follow-up question and has not reached the section's maximum. */
  mayFollowUp: z.boolean(),
  /** The candidate has probably finished, and may go on. */
  isGuess: z.optional(z.boolean()),
})

/** How many sentences of each earlier turn the page has said; sent with the next turn. 0: the turn arrived too late to be said. */
export const heardTurns = z.optional(
  z
    .array(
      z.object({
        number: turnNumber,
        sentences: z.int().check(z.minimum(0), z.maximum(maxSentences)),
        /** The candidate went on: the turn was asked about a part of an answer. */
        isDropped: z.optional(z.boolean()),
      }),
    )
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
  /** The part of the answer that the model asks about, in the model's words. */
  about: z.nullable(z.string()),
  /** The model wrote more than was said. */
  isCut: z.boolean(),
})

export type AnsweredTurn = z.output<typeof answeredTurn>
