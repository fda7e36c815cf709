import { itemSize, type Store, type Write } from './dynalite.ts'
import { perform, type Performed } from './draft.ts'
import type { Image } from './collecting-store.ts'
import {
  invalid,
  refusalCode,
  transactionCancelled,
  type CancellationReason,
  type Refusal,
} from './refusals.ts'
import { alreadyDone, fingerprintOf, rememberToken } from './request-tokens.ts'
import { operationOf, readRequest, stepsOf, writeRequest, type Step } from './transaction-request.ts'

const maxBytes = 4 * 1024 * 1024

const runAll = (store: Store, steps: readonly Step[]): Promise<Performed[]> =>
  Promise.all(steps.map(({ kind, action }) => perform(store, operationOf(kind), action)))

/** AWS refuses the whole transaction for these, instead of listing cancellation reasons. */
const refusesAll = (refusal: Refusal): boolean =>
  refusalCode(refusal) === 'ResourceNotFoundException' ||
  /cannot contain an empty (string|binary) value/.test(refusal.message)

function reasonOf(performed: Performed, { action }: Step): CancellationReason {
  if (!('refusal' in performed)) return { Code: 'None' }
  const { refusal, found } = performed
  if (refusesAll(refusal)) throw refusal
  if (refusalCode(refusal) !== 'ConditionalCheckFailedException')
    return { Code: 'ValidationError', Message: refusal.message }
  const wantsItem = action.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && found !== undefined
  return {
    Code: 'ConditionalCheckFailed',
    Message: refusal.message,
    ...(wantsItem && { Item: found }),
  }
}

function cancelUnlessAllDone(performed: readonly Performed[], steps: readonly Step[]): void {
  const reasons = steps.map((step, index) => {
    const outcome = performed[index]
    if (outcome === undefined) throw new Error('An action of a transaction was not run')
    return reasonOf(outcome, step)
  })
  if (reasons.some((reason) => reason.Code !== 'None')) throw transactionCancelled(reasons)
}

/**
 * The caller holds the exclusive lock. All actions read the state before the transaction, which is correct because
 * no two of them touch the same item. If all succeed, their writes are committed in one batch; otherwise none is.
 */
export async function transactWrite(store: Store, body: unknown, now: Date): Promise<Image[]> {
  const request = writeRequest(store, body)
  const token = request.ClientRequestToken
  const fingerprint = fingerprintOf(request.TransactItems)
  const steps = await stepsOf(store, request)
  if (token !== undefined && (await alreadyDone(store, token, fingerprint, now))) return []

  const performed = await runAll(store, steps)
  cancelUnlessAllDone(performed, steps)
  const writing = performed.filter((_, index) => steps[index]?.kind !== 'ConditionCheck')
  const images = writing.flatMap((outcome) => outcome.images)
  const bytes = images.reduce((sum, { after }) => sum + (after ? itemSize(after) : 0), 0)
  if (bytes > maxBytes) throw invalid('The items of a transaction cannot exceed 4 MB together')

  const writes: Write[] = writing.flatMap((outcome) => outcome.writes)
  if (token !== undefined) writes.push(rememberToken(token, fingerprint, now))
  await store.db.batch(writes)
  return images
}

/** Cancels a transaction whose conditions fail, and writes nothing. The caller holds the exclusive lock. */
export async function checkConditions(store: Store, body: unknown): Promise<void> {
  // dynalite's validation changes the request.
  const steps = await stepsOf(store, writeRequest(store, structuredClone(body)))
  cancelUnlessAllDone(await runAll(store, steps), steps)
}

/** The caller holds the exclusive lock, so that no write happens between two of the reads. */
export async function transactGet(store: Store, body: unknown): Promise<{ Responses: object[] }> {
  const steps = await stepsOf(store, readRequest(store, body))
  const performed = await runAll(store, steps)
  cancelUnlessAllDone(performed, steps)
  return { Responses: performed.map((outcome) => ('answer' in outcome ? outcome.answer : {})) }
}
