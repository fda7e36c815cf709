import { confirmationLetter } from '../mail/confirmation-letter.ts'
import { enquiryLetter } from '../mail/enquiry-letter.ts'
import type { Letter as MailLetter } from '../mail/letter.ts'
import { isRefusedForGood, type Envelope, type Mail } from '../mail/send.ts'
import { errorFields, type Log } from '../http/log.ts'
import { countMetric } from '../http/metrics.ts'
import type { Enquiries } from '../storage/enquiries.ts'
import type { Letter, StoredEnquiry } from '../storage/stored-enquiry.ts'
import type { World } from '../world.ts'
import { afterFailure, mailing } from './backoff.ts'

/** What the relay works with. */
export type Relay = World & {
  enquiries: Enquiries
  mail: Mail
  enquiriesTo: string
}

export type Delivery = 'sent' | 'waiting' | 'not ours'

/** Few at once: the mail service allows some letters a second, and a run must end within its function's time. */
const atOnce = 5
const mostPerSweep = 200

/** Mails what is due. */
export async function sweep(relay: Relay): Promise<Delivery[]> {
  return deliverAll(await relay.enquiries.idsIn('pending', relay.clock(), mostPerSweep), relay)
}

/** Mails these enquiries, as far as nobody else has them in hand. One that cannot be taken up stops no other. */
export async function deliverAll(ids: readonly string[], relay: Relay): Promise<Delivery[]> {
  const waiting = [...ids]
  const results: Delivery[] = []
  const failures: unknown[] = []
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      await deliver(id, relay).then(
        (delivery) => results.push(delivery),
        (failure: unknown) => failures.push(failure),
      )
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, work))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} enquiries could not be taken up.`)
  return results
}

/**
 * Lease, mail, mark. Each letter is marked as it leaves, so that only a crash between the mail service's yes and
 * our note of it can send one twice.
 */
export async function deliver(id: string, relay: Relay): Promise<Delivery> {
  const now = relay.clock()
  const held = await relay.enquiries.lease(id, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
  if (held === undefined) return 'not ours'
  const log = relay.log.with({ enquiryId: id, attempt: held.attempts })
  try {
    await mailCompany(held, relay)
    await mailVisitor(held, relay, log)
    await relay.enquiries.finish(id)
    log.info('enquiry mailed')
    return 'sent'
  } catch (error) {
    const next = afterFailure(held.attempts, relay.clock(), relay.random.fraction())
    log.warn(next.outbox === 'dead' ? 'enquiry given up' : 'enquiry not mailed yet', errorFields(error))
    if (next.outbox === 'dead') countMetric('enquiriesGivenUp', relay.clock())
    await relay.enquiries.release(held, next)
    return 'waiting'
  }
}

async function mailCompany(held: StoredEnquiry, relay: Relay): Promise<void> {
  await mailOnce(held, 'company', relay, enquiryLetter(held.enquiry, held.id, held.receivedAt), {
    to: relay.enquiriesTo,
    // The mail service takes no other letters than these in an address; without a reply address the letter still
    // has to arrive, and the address stands in its text.
    ...(/^[\x21-\x7e]+$/.test(held.enquiry.email) ? { replyTo: held.enquiry.email } : {}),
    tags: tagsOf(held.id, 'company'),
  })
}

async function mailVisitor(held: StoredEnquiry, relay: Relay, log: Log): Promise<void> {
  try {
    const letter = confirmationLetter(held.enquiry.enquiryType, held.id)
    await mailOnce(held, 'visitor', relay, letter, {
      to: held.enquiry.email,
      tags: tagsOf(held.id, 'visitor'),
    })
  } catch (error) {
    // The company has the enquiry. An address that no mail can reach is no reason to try for days.
    if (!isRefusedForGood(error)) throw error
    log.warn('confirmation refused for good', errorFields(error))
  }
}

async function mailOnce(
  held: StoredEnquiry,
  letter: Letter,
  relay: Relay,
  content: MailLetter,
  envelope: Envelope,
): Promise<void> {
  if (held.sent[letter] !== undefined) return
  const mailId = await relay.mail.send(content, envelope)
  await relay.enquiries.markSent(held.id, letter, mailId)
}

const tagsOf = (id: string, letter: Letter): Record<string, string> => ({ enquiry: id, letter })
