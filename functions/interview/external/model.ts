/** A conversation as a model takes it. The candidate's words are in messages of the user alone. */
export type Conversation = {
  instructions: string
  messages: readonly { role: 'user' | 'assistant'; text: string }[]
  maxTokens: number
}

export type Tokens = { input: number; output: number }

const charactersPerToken = 3.5

/** The most tokens that a conversation is expected to take; the usage that the model reports corrects it. */
export const estimatedTokens = ({ instructions, messages, maxTokens }: Conversation): number => {
  const characters = messages.reduce((sum, { text }) => sum + text.length, instructions.length)
  return Math.ceil(characters / charactersPerToken) + maxTokens
}

/** What a model may report beyond its reservation: a service that reports cumulated tokens must not use up the caps of others. */
const maxTimesReserved = 2

/** The tokens that count: the model's own report where it is plausible, else the reservation. */
export function countedTokens(reserved: number, reported: Tokens | undefined): number {
  if (reported === undefined) return reserved
  const { input, output } = reported
  const isPlausible =
    [input, output].every((tokens) => Number.isInteger(tokens) && tokens >= 0) &&
    input + output <= reserved * maxTimesReserved
  return isPlausible ? input + output : reserved
}

export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'refused' }

/** A model that answers one turn of an interview, piece by piece. */
export type Model = {
  /** Names the model in the record of a turn. */
  modelId: string
  answer: (conversation: Conversation, signal: AbortSignal) => AsyncIterable<ModelEvent>
}

/** `busy`: it has no capacity now. Its message could repeat what was sent, so only its name is kept. */
export class ModelFailure extends Error {
  readonly reason: 'busy' | 'failed'
  readonly code: string

  constructor(reason: 'busy' | 'failed', code: string) {
    super(`The model answered ${code}.`)
    this.name = 'ModelFailure'
    this.reason = reason
    this.code = code
  }
}
