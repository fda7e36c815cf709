import {
  maxAnswerLetters,
  maxDroppedTurns,
  maxSentences,
  maxTurns,
} from '#shared/interview/interviewer/turn-limits.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Ask, Model, Guess, Hearer, Reply } from '../built-in/model.ts'
import type { Holder, InterviewerCalls } from './calls.ts'

/** Counted from the end of the candidate's turn; after that the built-in line is said. */
export const firstSentenceMilliseconds = 2_500
/** Between two sentences, and until the turn is over. What is missing then is left out. */
export const nextSentenceMilliseconds = 6_000
/** The call for a sentence can arrive before that of its turn. */
const retryMilliseconds = 100

type Calls = Pick<InterviewerCalls, 'turn' | 'sentence' | 'turns'>
type Parts = Holder & {
  clock: Clock
  calls: Calls
  /** Another page has asked before, so the numbers continue. */
  goesOn: boolean
}
type Answered = Awaited<ReturnType<Calls['turn']>>['data']

/** The model behind the server's turns: docs/decisions/102-the-page-asks-a-model.md */
export function createTurns(parts: Parts): Model {
  const numberOf = createNumbers(parts)
  const heard = createHeard()
  /** Calls that the server has not answered yet, and guesses that were dropped. */
  let [open, dropped] = [0, 0]
  const begin = (asked: Ask, isGuess: boolean): Guess => {
    const turn = createTurn(parts.clock)
    const spokenTurn = heard.begin()
    open += 1
    void run(asked, parts, { isGuess, numberOf, turn, heard, said: spokenTurn })
      .catch(() => turn.end(unknownReply))
      .finally(() => (open -= 1))
    return {
      isUsable: () => !turn.hasFailed(),
      adopt(on) {
        turn.begin(on)
        return { ignore: turn.ignore, said: (sentences) => void (spokenTurn.sentences = sentences) }
      },
      drop() {
        dropped += 1
        spokenTurn.isDropped = true
        turn.ignore()
      },
    }
  }
  return {
    ask: (asked, on) => begin(asked, false).adopt(on),
    guess: (asked) => (open < maxOpenCalls && dropped < maxDroppedTurns ? begin(asked, true) : undefined),
  }
}

/** The server lets three calls of an interview wait; one of them is for the turn that is asked when the candidate has finished. */
const maxOpenCalls = 2

type Said = { number?: number; sentences: number; isDropped?: true }

/** How many sentences of each turn were said, until the server has received it. */
function createHeard() {
  let unsent: Said[] = []
  return {
    begin(): Said {
      const spokenTurn: Said = { sentences: 0 }
      unsent.push(spokenTurn)
      return spokenTurn
    },
    /** Of the turns before this one. */
    before: (present: Said) =>
      unsent.flatMap((spokenTurn) =>
        spokenTurn === present || spokenTurn.number === undefined
          ? []
          : [
              {
                number: spokenTurn.number,
                sentences: Math.min(spokenTurn.sentences, maxSentences),
                ...(spokenTurn.isDropped && { isDropped: true }),
              },
            ],
      ),
    received(numbers: readonly { number: number }[]): void {
      unsent = unsent.filter((spokenTurn) => !numbers.some(({ number }) => number === spokenTurn.number))
    },
  }
}

const unknownReply: Reply = { next: undefined, isCut: true }

/** Numbers the turns. A page that continues an interview first requests the next number. */
function createNumbers({ calls, sessionId, goesOn }: Parts): () => Promise<number> {
  let next = goesOn ? undefined : 1
  return async () => {
    next ??= (await calls.turns({ params: { id: sessionId } })).data.next
    const number = next
    next += 1
    if (number > maxTurns) throw new Error('The interview has had all turns of a model.')
    return number
  }
}

/** Tells its listener from `begin` on, and no more after the turn was ignored, has failed or has ended. */
function createTurn(clock: Clock) {
  let state: 'waiting' | 'speaking' | 'over' = 'waiting'
  let stopTimer = (): void => {}
  let untold: ((on: Hearer) => void)[] = []
  let on: Hearer | undefined
  let hasSentences = false
  const begun = Promise.withResolvers<void>()
  const tell = (event: (on: Hearer) => void): void => {
    if (on === undefined) untold.push(event)
    else event(on)
  }
  const limit = (): void => {
    stopTimer()
    if (on === undefined) return
    const milliseconds = state === 'waiting' ? firstSentenceMilliseconds : nextSentenceMilliseconds
    stopTimer = clock.after(milliseconds, () => turn.end(unknownReply))
  }
  const close = (): void => {
    stopTimer()
    state = 'over'
    begun.resolve()
  }
  const turn = {
    isOver: () => state === 'over',
    hasFailed: () => state === 'over' && !hasSentences,
    /** Resolves once somebody listens. */
    begun: begun.promise,
    begin(hearer: Hearer): void {
      on = hearer
      if (state !== 'over') limit()
      begun.resolve()
      const events = untold
      untold = []
      // The caller has the turn before it hears of it.
      if (events.length > 0) queueMicrotask(() => events.forEach((event) => tell(event)))
    },
    ignore: (): void => {
      close()
      untold = []
      on = ignoring
    },
    end(reply: Reply): void {
      const before = state
      close()
      if (before === 'speaking') tell(({ ended }) => ended(reply))
      if (before === 'waiting') tell(({ failed }) => failed())
    },
    sentence(text: string, base64: string | undefined): void {
      if (state === 'over') return
      state = 'speaking'
      hasSentences = true
      limit()
      tell(({ sentence }) => sentence(text, base64 === undefined ? undefined : { base64 }))
    },
  }
  return turn
}

const ignoring: Hearer = { sentence() {}, ended() {}, failed() {} }

type Turn = ReturnType<typeof createTurn>

async function run(
  { section, question, kind, answer, mayFollowUp }: Ask,
  { calls, clock, sessionId, callId }: Parts,
  {
    isGuess,
    numberOf,
    turn,
    heard,
    said: present,
  }: {
    isGuess: boolean
    numberOf: () => Promise<number>
    turn: Turn
    heard: ReturnType<typeof createHeard>
    said: Said
  },
): Promise<void> {
  const number = await numberOf()
  present.number = number
  const before = heard.before(present)
  const params = { id: sessionId }
  const asked = {
    number,
    section,
    question,
    kind,
    mayFollowUp,
    answer: answer.slice(-maxAnswerLetters),
    ...(isGuess && { isGuess }),
  }
  const whole = calls.turn({ params, body: { callId, heard: before, ...asked } }).then(({ data }) => {
    heard.received(before)
    return data
  })
  // For a turn without a sentence, this call is answered first.
  whole.then(
    ({ sentences }) => (sentences.length === 0 ? turn.end(unknownReply) : undefined),
    () => {},
  )
  const sentenceCount = await sentences({ turn, calls, clock, sessionId, callId, number })
  await finish(whole, sentenceCount, turn)
}

/** Fetches one sentence after the other with its sound; answers how many were said. */
async function sentences({
  turn,
  calls,
  clock,
  sessionId,
  callId,
  number,
}: Holder & { turn: Turn; calls: Calls; clock: Clock; number: number }): Promise<number> {
  for (let index = 0; ; index += 1) {
    // Each sentence has a sound to pay for: of a guess, only the first is fetched.
    if (index > 0) await turn.begun
    if (turn.isOver()) return index
    const params = { id: sessionId, number: String(number), index: String(index) }
    const data = await arrived(() => calls.sentence({ params, query: { callId } }), { turn, clock })
    if (turn.isOver() || !data?.sentence) return index
    turn.sentence(data.sentence.text, data.sentence.audio?.base64)
    if (data.isLast) return index + 1
  }
}

type Sentence = Awaited<ReturnType<Calls['sentence']>>

/** Asks again while the server has not received the turn yet, until the turn is over. */
async function arrived(
  ask: () => Promise<Sentence>,
  { turn, clock }: { turn: Turn; clock: Clock },
): Promise<Sentence['data'] | undefined> {
  for (;;) {
    const data = await ask().then(
      (answer) => answer.data,
      () => undefined,
    )
    if (turn.isOver() || data === undefined || data.sentence !== null || data.isLast) return data
    await new Promise<void>((resolve) => void clock.after(retryMilliseconds, resolve))
  }
}

/** Ends the turn. Sentences whose own call failed are said without sound. */
async function finish(whole: Promise<Answered>, sentenceCount: number, turn: Turn): Promise<void> {
  const answered = await whole
  for (const text of answered.sentences.slice(sentenceCount)) turn.sentence(text, undefined)
  turn.end({ next: answered.next ?? undefined, isCut: answered.isCut })
}
