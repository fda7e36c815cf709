import { maxAnswerLetters, maxSentences, maxTurns } from '#shared/domain/interviewer/turn-limits.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Ask, Brain, Reply } from '../built-in/brain.ts'
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
type Hearer = Parameters<Brain['ask']>[1]
type Answered = Awaited<ReturnType<Calls['turn']>>['data']

/** The model behind the server's turns: docs/decisions/102-the-page-asks-a-model.md */
export function createTurns(parts: Parts): Brain {
  const numberOf = createNumbers(parts)
  const heard = createHeard()
  return {
    ask(asked, on) {
      const turn = createTurn(parts.clock, on)
      const said = heard.begin()
      void run(asked, parts, { numberOf, turn, heard, said }).catch(() => turn.end(unknownReply))
      return { ignore: turn.ignore, said: (sentences) => void (said.sentences = sentences) }
    },
  }
}

type Said = { number?: number; sentences: number }

/** How many sentences of each turn were said, until the server has received it. */
function createHeard() {
  let unsent: Said[] = []
  return {
    begin(): Said {
      const said: Said = { sentences: 0 }
      unsent.push(said)
      return said
    },
    /** Of the turns before this one. */
    before: (present: Said) =>
      unsent.flatMap((said) =>
        said === present || said.number === undefined
          ? []
          : [{ number: said.number, sentences: Math.min(said.sentences, maxSentences) }],
      ),
    received(numbers: readonly { number: number }[]): void {
      unsent = unsent.filter((said) => !numbers.some(({ number }) => number === said.number))
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

/** Calls no listener after the turn was ignored, has failed or has ended. */
function createTurn(clock: Clock, on: Hearer) {
  let state: 'waiting' | 'speaking' | 'over' = 'waiting'
  let stopTimer = (): void => {}
  const end = (reply: Reply): void => {
    const before = state
    turn.ignore()
    if (before === 'speaking') on.ended(reply)
    if (before === 'waiting') on.failed()
  }
  const turn = {
    isOver: () => state === 'over',
    ignore: (): void => {
      stopTimer()
      state = 'over'
    },
    end,
    sentence(text: string, base64: string | undefined): void {
      if (state === 'over') return
      state = 'speaking'
      stopTimer()
      stopTimer = clock.after(nextSentenceMilliseconds, () => end(unknownReply))
      on.sentence(text, base64 === undefined ? undefined : { base64 })
    },
  }
  stopTimer = clock.after(firstSentenceMilliseconds, () => end(unknownReply))
  return turn
}

type Turn = ReturnType<typeof createTurn>

async function run(
  { section, question, kind, answer, mayFollowUp }: Ask,
  { calls, clock, sessionId, callId }: Parts,
  {
    numberOf,
    turn,
    heard,
    said: present,
  }: { numberOf: () => Promise<number>; turn: Turn; heard: ReturnType<typeof createHeard>; said: Said },
): Promise<void> {
  const number = await numberOf()
  present.number = number
  const before = heard.before(present)
  const params = { id: sessionId }
  const asked = { number, section, question, kind, mayFollowUp, answer: answer.slice(-maxAnswerLetters) }
  const whole = calls.turn({ params, body: { callId, heard: before, ...asked } }).then(({ data }) => {
    heard.received(before)
    return data
  })
  // For a turn without a sentence, this call is answered first.
  whole.then(
    ({ sentences }) => (sentences.length === 0 ? turn.end(unknownReply) : undefined),
    () => {},
  )
  const said = await sentences({ turn, calls, clock, sessionId, callId, number })
  await finish(whole, said, turn)
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
async function finish(whole: Promise<Answered>, said: number, turn: Turn): Promise<void> {
  const answered = await whole
  for (const text of answered.sentences.slice(said)) turn.sentence(text, undefined)
  turn.end({ next: answered.next ?? undefined, isCut: answered.isCut })
}
