import type { NextStep, TurnKind } from '#shared/interview/interviewer/turn.ts'
import type { Place } from '../../machine/transcript.ts'
import type { Answer } from './answer.ts'
import type { Sound } from './voice.ts'

/** What a model is asked: where the conversation is, and what the candidate said. */
export type Ask = Place & Readonly<{ kind: TurnKind; answer: string; mayFollowUp: boolean }>

/** What the built-in interviewer needs to continue without the model. */
export type Pending = Readonly<{ kind: TurnKind; answer: Answer; mayFollowUp: boolean }>

/** `next` is undefined where the page does not know what the model decided. */
export type Reply = Readonly<{ next: NextStep | undefined; isCut: boolean }>

export type Hearer = {
  /** The next sentence of the model's line. */
  sentence: (text: string, sound: Sound | undefined) => void
  /** No sentence follows; there was at least one. */
  ended: (reply: Reply) => void
  /** No sentence arrived in time. */
  failed: () => void
}

/** A turn that the model was asked for. */
export type Turn = {
  /** Ignores what is still to come. */
  ignore: () => void
  /** Reports how many of its sentences were said, which the next turn sends to the server. Without a call, none was. */
  said: (sentences: number) => void
}

/** A turn that the model was asked for before the candidate had certainly finished. */
export type Guess = {
  /** Whether the model may still answer. */
  isUsable: () => boolean
  /** The candidate has finished: passes on what the model has said already, and what comes. */
  adopt: (on: Hearer) => Turn
  /** The candidate went on: none of it is said, and the server learns that with the next turn. */
  drop: () => void
}

/** A model that answers one turn at a time. */
export type Model = {
  ask: (ask: Ask, on: Hearer) => Turn
  /** Undefined where no more guesses are allowed. */
  guess: (ask: Ask) => Guess | undefined
}
