import type { AnswerOf } from '#shared/platform/contract/endpoint.ts'
import type { interviewer } from '#shared/interview/contract/interviewer.ts'
import type { SpokenVoice } from '../external/polly.ts'
import { withOwnDeadline } from '#functions/platform/world/deadline.ts'
import type { StoredTurn, TurnKey } from '../rows/turns.ts'
import type { UsageOf } from '../rows/interviewer-usage.ts'
import type { InterviewerApp } from './app.ts'

/** The first sentence of a model takes about a second; a longer wait asks DynamoDB less often. */
const firstPauseMilliseconds = 40
const maxPauseMilliseconds = 200
const pauseGrowth = 1.25
const waitMilliseconds = 12_000

type Answer = AnswerOf<typeof interviewer.sentence>['data']
export type SoundAnswer = { contentType: 'audio/mpeg'; base64: string } | null

type Sought = {
  key: TurnKey
  index: number
  app: InterviewerApp
  speak: (text: string) => Promise<SoundAnswer>
}

/** Not yet; the page calls again. */
const notYet: Answer = { sentence: null, isLast: false, by: null, reason: null }
const nothing: Answer = { ...notYet, isLast: true }

/**
 * Waits until the sentence is stored, or the turn is over without it. A turn that is not leased is not waited for: its own request can
 * arrive after this one, or never.
 */
export const sentenceOf = (sought: Sought): Promise<Answer> =>
  withOwnDeadline(async () => {
    const first = await look(sought)
    if (first !== 'pending') return first
    const { sessionId } = sought.key
    return (await sought.app.waitingCalls.during(sessionId, 'sentence', () => waitFor(sought))) ?? notYet
  })

async function waitFor(sought: Sought): Promise<Answer> {
  const started = performance.now()
  let pause = firstPauseMilliseconds
  while (performance.now() - started < waitMilliseconds) {
    await sought.app.pause(pause)
    pause = Math.min(pause * pauseGrowth, maxPauseMilliseconds)
    const answer = await look(sought)
    if (answer !== 'pending') return answer
  }
  return nothing
}

async function look({ key, index, app, speak }: Sought): Promise<Answer | 'pending'> {
  const turn = await app.turns.byKey(key)
  if (turn === undefined) return notYet
  const text = turn.sentences[index]
  if (text !== undefined) {
    const audio = await speak(text)
    return { sentence: { text, audio }, ...stateOf(await freshest(turn, key, app), index) }
  }
  return turn.over === undefined ? 'pending' : { sentence: null, ...stateOf(turn, index) }
}

/** While a sentence is spoken its turn usually ends. */
const freshest = async (
  turn: StoredTurn,
  key: TurnKey,
  app: Pick<InterviewerApp, 'turns'>,
): Promise<StoredTurn> => (turn.over === undefined ? ((await app.turns.byKey(key)) ?? turn) : turn)

const stateOf = ({ over, sentences }: StoredTurn, index: number): Omit<Answer, 'sentence'> => ({
  isLast: over !== undefined && index >= sentences.length - 1,
  by: over?.by ?? null,
  reason: over?.reason ?? null,
})

/** Says a text within what the interview may still cost; null where it is not said. */
export async function spokenWithin(
  text: string,
  {
    voice,
    of,
    app,
  }: { voice: SpokenVoice | undefined; of: UsageOf; app: Pick<InterviewerApp, 'usage' | 'clock'> },
): Promise<SoundAnswer> {
  if (voice === undefined) return null
  const now = app.clock()
  if ((await app.usage.reserve(of, { characters: text.length }, now)) !== undefined) return null
  const sound = await voice.say(text)
  if (sound === undefined) await app.usage.correct(of, { characters: -text.length }, now)
  return sound === undefined
    ? null
    : { contentType: sound.contentType, base64: Buffer.from(sound.bytes).toString('base64') }
}
