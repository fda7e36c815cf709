import { company } from '#shared/company.ts'
import { orderIn } from '#shared/enquiry/lease.ts'
import type { KeptEnquiry } from './rows/stored-enquiry.ts'
import type { Email } from '#functions/platform/mail/email.ts'
import { linkedEmail } from '#functions/platform/mail/linked-email.ts'
import { referenceOf } from '#functions/platform/mail/reference.ts'

/**
 * Tells a visitor that the enquiry arrived. It repeats no input but the enquiry type and the lease, whose words come from fixed
 * lists: the form accepts any e-mail address, so input in an e-mail would let the form send spam.
 */
export function confirmationEmail(
  { enquiryType, message }: Pick<KeptEnquiry, 'enquiryType' | 'message'>,
  id: string,
): Email {
  const order = orderIn(message)
  const { phone, email } = company.contact
  const before = [
    'Hello,',
    `Thank you for contacting ${company.shortName}. Your enquiry about “${enquiryType}” has reached us, and we'll get back to you within 24 hours, counted on working days.`,
    ...(order.length === 0 ? [] : [`You asked for: ${order.join('; ')}.`]),
    `If it can't wait, call ${phone} (${company.businessHours.support}) or write to ${email} and quote the reference ${referenceOf(id)}.`,
    'If you did not contact us, someone entered your address by mistake. You will not hear from us again.',
  ]
  return linkedEmail({
    subject: 'We received your enquiry',
    heading: 'We received your enquiry',
    before,
    after: [],
  })
}
