import { malaysianTime } from '#shared/platform/malaysian-time.ts'
import type { KeptEnquiry } from './rows/stored-enquiry.ts'
import { escapeHtml, headerLine, htmlPage, type Email } from '#functions/platform/mail/email.ts'
import { detailsTable } from '#functions/platform/mail/linked-email.ts'
import { referenceOf } from '#functions/platform/mail/reference.ts'

/** Mail clients truncate long subjects; the body contains the whole one. */
const subjectCharacters = 120
/** No inbox shows more of a letter beside its subject. */
const previewCharacters = 150

/** The e-mail to the company about an enquiry. */
export function enquiryEmail(enquiry: KeptEnquiry, id: string, receivedAt: string): Email {
  const details = [
    ['Name', `${enquiry.firstName} ${enquiry.lastName}`],
    ['Email', enquiry.email],
    ['Company', enquiry.company],
    ['Job title', enquiry.jobTitle],
    ['Enquiry type', enquiry.enquiryType],
    ['GPU types', enquiry.gpuTypes.join(', ')],
    ['Subject', enquiry.subject],
    ['Agrees to marketing', enquiry.agreesToMarketing ? 'Yes' : 'No'],
    ['Received', malaysianTime(receivedAt) ?? receivedAt],
    ['Reference', referenceOf(id)],
    ['Id', id],
  ].flatMap(([name = '', value = '']) => (value === '' ? [] : [{ name, value }]))
  const heading = `New enquiry: ${enquiry.enquiryType}`
  return {
    subject: headerLine(`[Enquiry] ${enquiry.subject}`).slice(0, subjectCharacters),
    text: [...details.map(({ name, value }) => `${name}: ${value}`), '', enquiry.message, ''].join('\n'),
    html: htmlPage(
      heading,
      `${detailsTable(details)}<p style="margin:24px 0 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(enquiry.message)}</p>`,
      { preview: enquiry.message.slice(0, previewCharacters) },
    ),
  }
}
