import { enquiry, homeEnquiry, type Enquiry } from '#shared/domain/enquiry.ts'
import { contactApi } from '../../api/contact-client.ts'
import type { Event, Reading } from './enquiry-form.ts'
import { readEnquiry } from './enquiry-reading.ts'
import { submissionKeys } from './submission-key.ts'
import { submissionMessage } from './submission-message.ts'
import type { EnquiryPage } from './use-enquiry-form.ts'

// One for both forms: a person who leaves the page after a failure and comes back retries the same enquiry.
const keys = submissionKeys()

export const readEnquiryOf = (page: EnquiryPage, form: FormData): Reading =>
  readEnquiry(form, page === 'home' ? homeEnquiry : enquiry)

/** Sends an enquiry and says how it ended. What went wrong is for the console: the form shows nothing of it. */
export async function sendEnquiry(values: Enquiry): Promise<Event> {
  try {
    await contactApi.send({ body: values, idempotencyKey: keys.keyFor(values) })
  } catch (error) {
    console.warn(submissionMessage(error))
    return { type: 'failed' }
  }
  keys.accepted()
  return { type: 'accepted' }
}
