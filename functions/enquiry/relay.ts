import { emailKey } from '#shared/platform/email-key.ts'
import { mailboxIdentity } from '#functions/platform/limits/mailbox-identity.ts'
import { confirmationEmail } from './confirmation-email.ts'
import { enquiryEmail } from './enquiry-email.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { isPermanentRefusal } from '#functions/platform/mail/mail-refusals.ts'
import type { Envelope } from '#functions/platform/mail/send.ts'
import { errorFields, type Log } from '#functions/platform/log/log.ts'
import * as outbox from '#functions/platform/outbox/deliver.ts'
import type { Counter } from '#functions/platform/limits/guards.ts'
import type { Recipient, StoredEnquiry } from './rows/stored-enquiry.ts'
import type { Relay } from './relay-app.ts'

/** The outbox of the contact form. */
export const mailerOf = (relay: Relay): outbox.Mailer<string, StoredEnquiry> => ({
  clock: relay.clock,
  random: relay.random,
  log: relay.log,
  what: 'enquiry',
  outbox: relay.enquiries,
  fieldsOf: (id) => ({ enquiryId: id }),
  send: (leased, log) => send(leased, relay, log),
  givenUp: 'EnquiriesGivenUp',
  waits: 'EnquiriesWait',
})

/** E-mails the enquiries that are due. */
export const sweep = (relay: Relay): Promise<outbox.Delivery[]> => outbox.sweep(mailerOf(relay))

/** E-mails these enquiries, except those that another run has leased. */
export const deliverAll = (ids: readonly string[], relay: Relay): Promise<outbox.Delivery[]> =>
  outbox.deliverAll(ids, mailerOf(relay))

export const deliver = (id: string, relay: Relay): Promise<outbox.Delivery> =>
  outbox.deliver(id, mailerOf(relay))

/** Each e-mail is marked right after SES accepted it, so only a crash between the two can send it twice. */
async function send(leased: StoredEnquiry, relay: Relay, log: Log): Promise<'sent'> {
  await mailCompany(leased, relay)
  await mailVisitor(leased, relay, log)
  await relay.enquiries.finish(leased.id)
  return 'sent'
}

async function mailCompany(leased: StoredEnquiry, relay: Relay): Promise<void> {
  await mailOnce(leased, 'company', relay, enquiryEmail(leased.enquiry, leased.id, leased.receivedAt), {
    to: relay.enquiriesTo,
    // SES accepts only ASCII in a Reply-To. Without it the e-mail still arrives, and its text has the address.
    ...(/^[\x21-\x7e]+$/.test(leased.enquiry.email) ? { replyTo: leased.enquiry.email } : {}),
    tags: tagsOf(leased.id, 'company'),
  })
}

/** The form accepts another person's e-mail address, so a mailbox gets few confirmations. The enquiry is kept in any case. */
async function mailVisitor(leased: StoredEnquiry, relay: Relay, log: Log): Promise<void> {
  if (leased.sent.visitor !== undefined) return
  const counters = [confirmationsTo(leased.enquiry.email)]
  const taken = await relay.limiter.take(counters)
  if (!taken.allowed) return log.warn('confirmation left out', { limits: 'enquiryConfirmation' })
  try {
    const email = confirmationEmail(leased.enquiry, leased.id)
    await mailOnce(leased, 'visitor', relay, email, {
      to: emailKey(leased.enquiry.email),
      tags: tagsOf(leased.id, 'visitor'),
    })
  } catch (error) {
    await taken.giveBack(counters)
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

const confirmationsTo = (email: string): Counter => ({
  name: 'enquiryConfirmation',
  key: mailboxIdentity(email),
})

const tagsOf = (id: string, recipient: Recipient): Record<string, string> => ({ enquiry: id, recipient })
