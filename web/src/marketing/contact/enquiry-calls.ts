import { contact } from '#shared/contract/contact.ts'
import { homeEnquiry, type Enquiry } from '#shared/domain/enquiry.ts'
import { contactApi } from '../../api/contact-client.ts'
import { formAction } from '../../form/action.ts'
import { enquiryWords } from './enquiry-words.ts'
import { submissionKeys } from './submission-key.ts'

// One for both forms: a visitor who leaves the page after a failure and comes back retries the same enquiry.
const keys = submissionKeys()

async function send(body: Enquiry): Promise<void> {
  await contactApi.send({ body, idempotencyKey: keys.keyFor(body) })
  keys.accepted()
}

// The country is not among the schema's fields: it is there for the visitor and never sent.
export const sendEnquiry = formAction({
  endpoint: contact.send,
  words: enquiryWords,
  schema: contact.send.body,
  send,
})

/** The form on the home page is stricter about the address. */
export const sendHomeEnquiry = formAction({
  endpoint: contact.send,
  words: enquiryWords,
  schema: homeEnquiry,
  send,
})
