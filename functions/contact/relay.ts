import { confirmationEmail } from '../mail/confirmation-email.ts'
import { enquiryEmail } from '../mail/enquiry-email.ts'
import type { Email } from '../mail/email.ts'
import { isPermanentRefusal, type Envelope, type Mail } from '../mail/send.ts'
import { errorFields, type Log } from '../http/log.ts'
import { countMetric } from '../http/metrics.ts'
import type { Enquiries } from '../storage/enquiries.ts'
import type { Recipient, StoredEnquiry } from '../storage/stored-enquiry.ts'
import type { World } from '../world.ts'
import { afterFailure, mailing } from './backoff.ts'

export type Relay = World & {
  enquiries: Enquiries
  mail: Mail
  enquiriesTo: string
}

/** `not leased`: another run holds the enquiry, or it is sent. */
export type Delivery = 'sent' | 'waiting' | 'not leased'

/** SES limits e-mails per second, and a run must end before its function's timeout. */
const mostAtOnce = 5
const mostPerSweep = 200

/** E-mails the enquiries that are due. */
export async function sweep(relay: Relay): Promise<Delivery[]> {
  return deliverAll(await relay.enquiries.idsIn('pending', relay.clock(), mostPerSweep), relay)
}

/** E-mails these enquiries, except those that another run has leased. A failed one does not stop the others. */
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
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, ids.length) }, work))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} enquiries could not be leased.`)
  return results
}

/**
 * Leases, e-mails and marks one enquiry. Each e-mail is marked right after SES accepted it, so only a crash between
 * the two can send it twice.
 */
export async function deliver(id: string, relay: Relay): Promise<Delivery> {
  const now = relay.clock()
  const leased = await relay.enquiries.lease(id, now, new Date(now.getTime() + mailing.leaseSeconds * 1000))
  if (leased === undefined) return 'not leased'
  const log = relay.log.with({ enquiryId: id, attempt: leased.attempts })
  try {
    await mailCompany(leased, relay)
    await mailVisitor(leased, relay, log)
    await relay.enquiries.finish(id)
    log.info('enquiry mailed')
    return 'sent'
  } catch (error) {
    const next = afterFailure(leased.attempts, relay.clock(), relay.random.fraction())
    log.warn(next.outbox === 'dead' ? 'enquiry given up' : 'enquiry not mailed yet', errorFields(error))
    if (next.outbox === 'dead') countMetric('enquiriesGivenUp', relay.clock())
    await relay.enquiries.release(leased, next)
    return 'waiting'
  }
}

async function mailCompany(leased: StoredEnquiry, relay: Relay): Promise<void> {
  await mailOnce(leased, 'company', relay, enquiryEmail(leased.enquiry, leased.id, leased.receivedAt), {
    to: relay.enquiriesTo,
    // SES accepts only ASCII in a Reply-To. Without it the e-mail still arrives, and its text has the address.
    ...(/^[\x21-\x7e]+$/.test(leased.enquiry.email) ? { replyTo: leased.enquiry.email } : {}),
    tags: tagsOf(leased.id, 'company'),
  })
}

async function mailVisitor(leased: StoredEnquiry, relay: Relay, log: Log): Promise<void> {
  try {
    const email = confirmationEmail(leased.enquiry.enquiryType, leased.id)
    await mailOnce(leased, 'visitor', relay, email, {
      to: leased.enquiry.email,
      tags: tagsOf(leased.id, 'visitor'),
    })
  } catch (error) {
    // The company has the enquiry, so an undeliverable confirmation is not retried.
    if (!isPermanentRefusal(error)) throw error
    log.warn('confirmation refused', errorFields(error))
  }
}

async function mailOnce(
  leased: StoredEnquiry,
  recipient: Recipient,
  relay: Relay,
  email: Email,
  envelope: Envelope,
): Promise<void> {
  if (leased.sent[recipient] !== undefined) return
  const mailId = await relay.mail.send(email, envelope)
  await relay.enquiries.markSent(leased.id, recipient, mailId)
}

const tagsOf = (id: string, recipient: Recipient): Record<string, string> => ({ enquiry: id, recipient })
