import type { AnswerOf } from '#shared/contract/endpoint.ts'
import type { interviewer } from '#shared/contract/interviewer.ts'
import type { SpokenVoice } from '../external/polly.ts'
import { withOwnDeadline } from '../deadline.ts'
import type { StoredTurn, TurnKey } from '../storage/interviews/turns.ts'
import type { UsageOf } from '../storage/interviews/interviewer-usage.ts'
import type { InterviewerApp } from './app.ts'

const pollMilliseconds = 40
/** The turn's own request can arrive after this one. */
const arrivalMilliseconds = 3000
const waitMilliseconds = 12_000

type Answer = AnswerOf<typeof interviewer.sentence>['data']
export type SoundAnswer = { contentType: 'audio/mpeg'; base64: string } | null

type Wanted = {
  key: TurnKey
  index: number
  app: InterviewerApp
  speak: (text: string) => Promise<SoundAnswer>
}

/** Waits until the sentence is stored, or the turn is over without it. */
export const sentenceOf = (wanted: Wanted): Promise<Answer> => withOwnDeadline(() => waitFor(wanted))

const nothing: Answer = { sentence: null, isLast: true, by: null, reason: null }

async function waitFor({ key, index, app, speak }: Wanted): Promise<Answer> {
  const started = performance.now()
  for (;;) {
    const turn = await app.turns.byKey(key)
    const waited = performance.now() - started
    if (turn === undefined && waited > arrivalMilliseconds) return nothing
    const text = turn?.sentences[index]
    if (turn !== undefined && text !== undefined) {
      const audio = await speak(text)
      return { sentence: { text, audio }, ...stateOf(await freshest(turn, key, app), index) }
    }
    if (turn?.over !== undefined) return { sentence: null, ...stateOf(turn, index) }
    if (waited > waitMilliseconds) return nothing
    await app.pause(pollMilliseconds)
  }
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
