import { contact } from '#shared/enquiry/contract/contact.ts'
import { homeEnquiry, type Enquiry } from '#shared/enquiry/enquiry.ts'
import { contactApi } from '../../api/contact-client.ts'
import { formAction } from '../../form/action.ts'
import { enquiryWords } from './enquiry-words.ts'
import { submissionKeys } from './submission-key.ts'

// Module state, so that the same enquiry keeps its key if the visitor leaves the page after a failure and comes back.
const keys = submissionKeys()

/** Returns the enquiry's reference. */
async function send(body: Enquiry): Promise<string | undefined> {
  const { reference } = await contactApi.send({ body, idempotencyKey: keys.keyFor(body) })
  keys.accepted()
  return reference
}

export const sendEnquiry = formAction({
  endpoint: contact.send,
  words: enquiryWords,
  schema: contact.send.body,
  send,
})

/** The home page validates e-mail addresses more strictly. */
export const sendHomeEnquiry = formAction({
  endpoint: contact.send,
  words: enquiryWords,
  schema: homeEnquiry,
  send,
})
