import type { Enquiry } from '#shared/domain/enquiry.ts'
import type { Dynamo } from '../storage/dynamo.ts'
import { storeStep } from '../storage/stored-enquiry.ts'
import { countWithin, onceFor, secondsLeft } from '../storage/guards.ts'
import { writeTogether } from '../storage/transaction.ts'
import type { Clock, Random } from '../ports.ts'
import { networkIdentity } from '../http/network.ts'
import { enquiryIdentity } from './identity.ts'
import { enquiriesPerAddress, sameEnquirySeconds } from './limits.ts'

type Store = { dynamo: Dynamo; tables: { enquiries: string; guards: string }; clock: Clock; random: Random }

type Caller = { address: string; idempotencyKey: string | undefined }

export type Stored =
  | { outcome: 'stored'; id: string }
  /** The same enquiry came before: it is stored, and must not be stored again. */
  | { outcome: 'known' }
  | { outcome: 'too many'; retryAfterSeconds: number }

/** The places of the steps in the transaction, by which a refusal is told apart. */
const place = { identity: 0, limit: 1 } as const

/** Keeps an enquiry, its identity and the caller's count together or not at all. */
export async function storeEnquiry(enquiry: Enquiry, caller: Caller, store: Store): Promise<Stored> {
  const now = store.clock()
  const id = store.random.id()
  const lifetime =
    caller.idempotencyKey === undefined ? sameEnquirySeconds.byContent : sameEnquirySeconds.withKey
  const network = `contact#${networkIdentity(caller.address)}`
  const outcome = await writeTogether(
    store.dynamo,
    [
      onceFor(store.tables.guards, enquiryIdentity(enquiry, caller.idempotencyKey), lifetime, now),
      countWithin(store.tables.guards, network, enquiriesPerAddress, now),
      storeStep(store.tables.enquiries, { id, receivedAt: now.toISOString(), enquiry }),
    ],
    store.random,
  )
  if (outcome.done) return { outcome: 'stored', id }
  if (outcome.failed.has(place.identity)) return { outcome: 'known' }
  if (outcome.failed.has(place.limit)) {
    return { outcome: 'too many', retryAfterSeconds: secondsLeft(enquiriesPerAddress, now) }
  }
  throw new Error('An enquiry with this new id exists already.')
}
