import { acceptSentence } from '#shared/interview/interviewer/accept.ts'
import type { Grounds } from '#shared/interview/interviewer/grounds/grounds.ts'
import { partialReply, replyIn } from '#shared/interview/interviewer/reply.ts'
import { completeSentences } from '#shared/interview/interviewer/sentences.ts'
import type { AskedTurn, NextStep, TurnReason } from '#shared/interview/interviewer/turn.ts'
import { ModelFailure, type Model, type Conversation, type Tokens } from '../external/model.ts'

/** From the request to the first sentence. With the page's own delay, the built-in line then follows within 2.5 s. */
export const firstSentenceMilliseconds = 2000
/** For the whole answer. Sentences that were said before stay in the record. */
const wholeMilliseconds = 9000
/** A reply of six sentences has a quarter of it. */
const maxReplyCharacters = 4000
/** What the record keeps of a reply that is too long; a row of DynamoDB has at most 400 kB. */
const maxRawCharacters = 8000

export type ModelTurn = {
  next: NextStep | null
  sentences: string[]
  about: string | null
  reason: TurnReason | null
  raw: string
  tokens: Tokens | undefined
  firstTextMilliseconds: number | undefined
  firstSentenceMilliseconds: number | undefined
}

type Asking = {
  model: Model
  conversation: Conversation
  turn: Pick<AskedTurn, 'mayFollowUp' | 'kind'>
  /** What a line may not quote. */
  instructions: string
  /** What a line may say in any case. */
  safetyLines: readonly string[]
  grounds: Grounds
  /** Stores a sentence that may be said; false where the turn has ended already. */
  say: (sentence: string) => Promise<boolean>
}

/** The state of an answer that is being read. */
type Reading = ModelTurn & { wasRead: number; isStopped: boolean; started: number }

/** Reads the model's answer as it arrives, and stores each sentence for the page as soon as it is complete and allowed. */
export async function askModel(asking: Asking): Promise<ModelTurn> {
  const abort = new AbortController()
  const reading: Reading = {
    next: null,
    sentences: [],
    about: null,
    reason: null,
    raw: '',
    tokens: undefined,
    firstTextMilliseconds: undefined,
    firstSentenceMilliseconds: undefined,
    wasRead: 0,
    isStopped: false,
    started: performance.now(),
  }
  const late = setTimeout(() => abort.abort(), firstSentenceMilliseconds)
  const timer = setTimeout(() => abort.abort(), wholeMilliseconds)
  try {
    await read(asking, reading, abort, () => clearTimeout(late))
  } catch (error) {
    if (!reading.isStopped) reading.reason = failureOf(error, abort.signal.aborted)
  } finally {
    clearTimeout(late)
    clearTimeout(timer)
    abort.abort()
  }
  const { wasRead: _, isStopped: __, started: ___, ...turn } = reading
  return turn
}

const failureOf = (error: unknown, wasLate: boolean): TurnReason => {
  if (wasLate) return 'slow'
  return error instanceof ModelFailure ? error.reason : 'failed'
}

const since = (started: number): number => Math.round(performance.now() - started)

async function read(
  asking: Asking,
  reading: Reading,
  abort: AbortController,
  begun: () => void,
): Promise<void> {
  // Ends the wait for a model that ignores the signal.
  const aborted = new Promise<never>((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true })
  })
  aborted.catch(() => {})
  const events = asking.model.answer(asking.conversation, abort.signal)[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([events.next(), aborted])
    if (next.done === true) break
    const event = next.value
    if (event.kind === 'tokens') reading.tokens = event.tokens
    if (event.kind === 'refused' && reading.sentences.length === 0) return stop(reading, 'refused')
    if (event.kind !== 'text') continue
    reading.firstTextMilliseconds ??= since(reading.started)
    reading.raw = (reading.raw + event.text).slice(0, maxRawCharacters)
    if (reading.raw.length > maxReplyCharacters) return stop(reading, 'too_long')
    await take(asking, reading, partialReply(reading.raw))
    if (reading.sentences.length > 0) begun()
    if (reading.isStopped) return
  }
  await takeWhole(asking, reading)
}

function stop(reading: Reading, reason: TurnReason): void {
  reading.reason = reason
  reading.isStopped = true
}

/** The conductor decides whether there is time for a follow-up question. */
const isStepAllowed = (next: NextStep, { mayFollowUp, kind }: Asking['turn']): boolean =>
  kind === 'rephrase' ? next === 'help' : next !== 'follow_up' || mayFollowUp

async function take(asking: Asking, reading: Reading, part: ReturnType<typeof partialReply>): Promise<void> {
  if (part === 'unknown') return
  if (part === 'invalid' || !isStepAllowed(part.next, asking.turn)) return stop(reading, 'schema')
  reading.next = part.next
  const whole = completeSentences(part.say, part.isSayComplete)
  for (const sentence of whole.slice(reading.wasRead)) {
    reading.wasRead += 1
    // The built-in script asks the next question.
    if (part.next === 'next' && sentence.includes('?')) return stop(reading, 'schema')
    const accepted = acceptSentence(sentence, {
      before: reading.sentences,
      instructions: asking.instructions,
      safetyLines: asking.safetyLines,
      grounds: asking.grounds,
    })
    if (accepted.kind === 'dropped') return stop(reading, accepted.reason)
    if (!(await asking.say(sentence))) return stop(reading, 'slow')
    reading.sentences.push(sentence)
    reading.firstSentenceMilliseconds ??= since(reading.started)
  }
}

/** Validates the whole answer; where it does not fit the schema, sentences that were not said yet are dropped. */
async function takeWhole(asking: Asking, reading: Reading): Promise<void> {
  const reply = replyIn(reading.raw)
  if (reply === undefined) return stop(reading, 'schema')
  reading.about = reply.about ?? null
  await take(asking, reading, { next: reply.next, say: reply.say, isSayComplete: true })
}
