import { endOfTime } from '#functions/platform/dynamo/end-of-time.ts'
import type { contact } from '#shared/enquiry/contract/contact.ts'
import type { Handlers } from '#functions/platform/http/handlers.ts'
import { networkIdentity } from '#functions/platform/http/network.ts'
import { lettersOfDay, takeFirstLetter, noteLeftOut } from '#functions/account/access/first-letters.ts'
import { errorFields } from '#functions/platform/log/log.ts'
import type { ContactApp } from './app.ts'
import { referenceOf } from '#functions/platform/mail/reference.ts'
import { deliverAll } from '../relay.ts'
import { storeEnquiry } from '../store.ts'

const thanks = "Thank you for contacting us. We'll get back to you within 24 hours."

/** Enquiries that one call retries. */
const maxRevived = 100

export const routes: Handlers<typeof contact, ContactApp> = {
  // Answers once the enquiry is stored; the relay e-mails it when the table's stream reports the new row.
  // Above the sum of letters to strangers the visitor gets no confirmation.
  async send({ body, ipAddress, countersFor, idempotencyKey, log, refuse }, app) {
    const letters = lettersOfDay(networkIdentity(ipAddress))
    const taken = await takeFirstLetter(letters, app)
    const call = { counters: countersFor(), idempotencyKey, isConfirmed: taken.allowed }
    const stored = await storeEnquiry(body, call, app)
    if (taken.allowed && stored.kind !== 'stored') await taken.giveBack(letters)
    if (!taken.allowed) noteLeftOut(log, taken.full)
    if (stored.kind === 'rate_limited') {
      throw refuse('too_many_requests', { retryAfterSeconds: stored.retryAfterSeconds })
    }
    log.info(stored.kind === 'stored' ? 'enquiry stored' : 'enquiry known already', {
      enquiryId: stored.kind === 'stored' ? stored.id : undefined,
    })
    // A repeated enquiry has the reference of the first, which is in the e-mail that confirmed it.
    return stored.kind === 'stored'
      ? { success: true, message: thanks, reference: referenceOf(stored.id) }
      : { success: true, message: thanks }
  },

  async test({ log, refuse }, app) {
    const mail = await app.mail()
    await mail.probe().catch((error: unknown) => {
      log.warn('ses does not answer', errorFields(error))
      throw refuse('mail_unavailable')
    })
    return { success: true, data: { service: 'email', connected: true } }
  },

  async retry({ body, keepAct, log }, app) {
    const now = app.clock()
    const named = body?.ids ?? [
      ...(await app.enquiries.idsIn('dead', now, maxRevived)),
      ...(await app.enquiries.idsIn('pending', endOfTime, maxRevived)),
    ]
    const ids = named.slice(0, maxRevived)
    await keepAct.write({ on: ids.length === 1 ? (ids[0] ?? '') : '', detail: String(ids.length) })
    const revived: string[] = []
    for (const id of ids) if (await app.enquiries.revive(id, now)) revived.push(id)
    const results = await deliverAll(revived, { ...app, mail: await app.mail() })
    const sent = results.filter((result) => result === 'sent').length
    log.info('enquiries tried again', { count: revived.length })
    return { success: true, data: { retried: revived.length, sent, stillPending: revived.length - sent } }
  },
}
