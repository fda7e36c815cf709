import type { AnsweredTurn, AskedTurn, TurnReason } from '#shared/interview/interviewer/turn.ts'
import { dangerIn } from '#shared/interview/interviewer/kind-of.ts'
import { safetyLines } from '#shared/interview/interviewer/built-in/lines.ts'
import { maxDroppedTurns } from '#shared/interview/interviewer/turn-limits.ts'
import { speaksToModel } from '#shared/interview/interviewer/speaks-to-model.ts'
import { withOwnDeadline } from '#functions/platform/world/deadline.ts'
import { countedTokens, estimatedTokens } from '../external/model.ts'
import type { Log } from '#functions/platform/log/log.ts'
import { candidateOf } from '../rooms/candidate.ts'
import { sectionsOf } from '../rooms/sections.ts'
import { isAddressProved, type StoredUser } from '#functions/account/rows/stored-user.ts'
import type { StoredSession } from '#functions/application/session/stored-session.ts'
import { usageOf } from '../rows/interviewer-usage.ts'
import type { StoredTurn, TurnKey, TurnOver } from '../rows/turns.ts'
import { askModel, type ModelTurn } from './ask-model.ts'
import type { InterviewerApp, Services } from './app.ts'
import { conversationOf, groundsOf } from './history.ts'
import { instructionsFor, knownFacts, privateInstructions } from './instructions.ts'

/** Longer than a model may take, so that the lease of a turn that runs never ends before it. */
const leaseMilliseconds = 15_000
const pollMilliseconds = 60

type Ask = {
  key: TurnKey
  turn: AskedTurn
  session: StoredSession
  services: Services
  app: InterviewerApp
  log: Log
}

export const answered = ({ number, sentences, over }: StoredTurn): AnsweredTurn => ({
  number,
  by: over?.by ?? 'built-in',
  reason: over?.reason ?? null,
  next: over?.next ?? null,
  sentences,
  about: over?.about ?? null,
  isCut: over?.isCut ?? false,
})

/**
 * Answers a turn once: of repeated and concurrent calls one asks the model, and all answer what it stored. Undefined where too many calls
 * of the interview wait.
 */
export const takeTurn = (ask: Ask): Promise<AnsweredTurn | undefined> =>
  withOwnDeadline(() => ask.app.waitingCalls.during(ask.key.sessionId, 'turn', () => takeOnce(ask)))

async function takeOnce(ask: Ask): Promise<AnsweredTurn> {
  const { key, turn, app } = ask
  const now = app.clock()
  const leasedUntil = new Date(now.getTime() + leaseMilliseconds).toISOString()
  const lease = { ...turn, callId: key.callId, at: now.toISOString(), leasedUntil }
  if (await app.turns.lease(key, lease, now)) await askOnce(ask, now)
  return answered(await awaitFinishedTurn(key, app))
}

/** Waits for the function that holds the turn. Where that one ended without finishing it, the built-in interviewer takes the turn. */
export async function awaitFinishedTurn(
  key: TurnKey,
  app: Pick<InterviewerApp, 'turns' | 'pause' | 'clock'>,
): Promise<StoredTurn> {
  for (;;) {
    const stored = await app.turns.byKey(key)
    if (stored === undefined) throw new Error('The turn was deleted while it was asked.')
    if (stored.over !== undefined) return stored
    const now = app.clock()
    if (now.toISOString() > stored.leasedUntil)
      await app.turns.end(key, builtIn('interrupted', now, stored.sentences.length > 0))
    else await app.pause(pollMilliseconds)
  }
}

const builtIn = (reason: TurnReason, now: Date, wasBegun = false): TurnOver => ({
  by: wasBegun ? 'model' : 'built-in',
  reason,
  next: null,
  about: null,
  isCut: wasBegun,
  at: now.toISOString(),
})

async function askOnce(ask: Ask, now: Date): Promise<void> {
  const { key, turn, session, services, app, log } = ask
  const user = await app.users.byId(session.userId)
  const reason = beforeModel(turn, user, services)
  if (reason !== undefined || user === undefined || services.model === undefined) {
    await app.turns.end(key, builtIn(reason ?? 'failed', now))
    return
  }
  const [job, turns] = await Promise.all([app.jobs.byId(session.jobId), app.turns.of(session.id)])
  if (turn.isGuess === true && turns.filter(({ isDropped }) => isDropped).length >= maxDroppedTurns) {
    await app.turns.end(key, builtIn('cap', now))
    return
  }
  const sections = sectionsOf(job, session.timeFactor)
  const facts = {
    emergencyContacts: app.emergencyContacts,
    job,
    jobTitle: session.jobTitle,
    sections,
    candidate: candidateOf(user),
  }
  const earlier = turns.filter(({ at, number }) => at <= now.toISOString() && number !== turn.number)
  const conversation = conversationOf(turn, {
    instructions: instructionsFor(facts),
    turns: earlier,
    sections,
  })
  const account = usageOf(session, user)
  const tokens = estimatedTokens(conversation)
  const capped = await app.usage.reserve(account, { tokens }, now)
  if (capped !== undefined) {
    if (capped === 'day') log.warn('model not asked: the daily limit is reached', {}, 'InterviewerUsedUp')
    else log.warn('model not asked: the limit of the interview or the mailbox is reached', { of: capped })
    await app.turns.end(key, builtIn('cap', now))
    return
  }
  const modelTurn = await askModel({
    model: services.model,
    conversation,
    turn,
    instructions: privateInstructions(facts),
    safetyLines: safetyLines(app.emergencyContacts),
    grounds: groundsOf(turn, { turns: earlier, known: knownFacts(facts) }),
    say: (sentence) => app.turns.addSentence(key, sentence),
  })
  await app.turns.end(key, overOf(modelTurn, app.clock()), factsOf(modelTurn, services.model.modelId))
  await app.usage.correct(account, { tokens: countedTokens(tokens, modelTurn.tokens) - tokens }, now)
  logTurn(log, modelTurn)
}

/** Why the model is not asked. */
function beforeModel(
  turn: AskedTurn,
  user: StoredUser | undefined,
  { model }: Services,
): TurnReason | undefined {
  if (model === undefined || user === undefined) return 'failed'
  if (!isAddressProved(user)) return 'not_proved'
  if (dangerIn(turn.answer) !== undefined) return 'danger'
  return speaksToModel(turn.answer) ? 'instruction' : undefined
}

const overOf = ({ next, sentences, about, reason }: ModelTurn, now: Date): TurnOver =>
  sentences.length === 0
    ? builtIn(reason ?? 'schema', now)
    : { by: 'model', reason, next, about, isCut: reason !== null, at: now.toISOString() }

const factsOf = (modelTurn: ModelTurn, modelId: string) => ({
  modelId,
  raw: modelTurn.raw,
  ...(modelTurn.tokens && { inputTokens: modelTurn.tokens.input, outputTokens: modelTurn.tokens.output }),
  ...(modelTurn.firstTextMilliseconds !== undefined && {
    firstTextMilliseconds: modelTurn.firstTextMilliseconds,
  }),
  ...(modelTurn.firstSentenceMilliseconds !== undefined && {
    firstSentenceMilliseconds: modelTurn.firstSentenceMilliseconds,
  }),
})

/** A failure of the model counts towards the operator's alarm; a sentence that was not allowed does not. */
function logTurn(log: Log, { reason, sentences }: ModelTurn): void {
  const isFailure = reason === 'failed' || reason === 'busy' || reason === 'slow'
  if (isFailure && sentences.length === 0)
    log.warn('a turn of the model failed', { reason }, 'ModelTurnsFailed')
  else log.info('turn answered', { reason: reason ?? 'none', sentences: sentences.length })
}
