import { limits } from '#shared/platform/contract/limits.ts'
import type { Enquiry } from '#shared/enquiry/enquiry.ts'
import type { Dynamo } from '#functions/platform/dynamo/dynamo.ts'
import { storeStep } from './rows/stored-enquiry.ts'
import { countStep, onceFor, secondsLeft, type Counter } from '#functions/platform/limits/guards.ts'
import { writeTogether } from '#functions/platform/dynamo/transaction.ts'
import type { Clock, Random } from '#functions/platform/world/ports.ts'
import { enquiryIdentity, sameEnquirySeconds } from './identity.ts'

type Store = { dynamo: Dynamo; tables: { enquiries: string; guards: string }; clock: Clock; random: Random }

type Call = {
  counters: readonly Counter[]
  idempotencyKey: string | undefined
  /** Whether the visitor gets an e-mail. */
  isConfirmed: boolean
}

type Stored =
  | { kind: 'stored'; id: string }
  /** The same enquiry is stored already. */
  | { kind: 'known' }
  | { kind: 'rate_limited'; retryAfterSeconds: number }

/** In place of the id of an e-mail that is never sent. */
const leftOut = 'left-out'

/** Positions of the steps in the transaction, which a failed condition is reported by. */
const identityStep = 0
const firstCounterStep = 2

/** Stores an enquiry, its identity and the caller's counters in one transaction. */
export async function storeEnquiry(enquiry: Enquiry, call: Call, store: Store): Promise<Stored> {
  const now = store.clock()
  const id = store.random.id()
  const lifetime =
    call.idempotencyKey === undefined ? sameEnquirySeconds.byContent : sameEnquirySeconds.withKey
  const outcome = await writeTogether(
    store.dynamo,
    [
      onceFor(store.tables.guards, enquiryIdentity(enquiry, call.idempotencyKey), lifetime, now),
      storeStep(store.tables.enquiries, {
        id,
        receivedAt: now.toISOString(),
        sent: call.isConfirmed ? {} : { visitor: leftOut },
        enquiry,
      }),
      ...call.counters.map((counter) => countStep(store.tables.guards, counter, now)),
    ],
    store.random,
  )
  if (outcome.done) return { kind: 'stored', id }
  if (outcome.failed.has(identityStep)) return { kind: 'known' }
  const full = call.counters.filter((_, index) => outcome.failed.has(firstCounterStep + index))
  if (full.length > 0) {
    const waits = full.map(({ name }) => secondsLeft(limits[name], now))
    return { kind: 'rate_limited', retryAfterSeconds: Math.max(...waits) }
  }
  throw new Error('An enquiry with this new id exists already.')
}
