import { malaysianTime } from '#shared/platform/malaysian-time.ts'
import type { KeptEnquiry } from './rows/stored-enquiry.ts'
import { escapeHtml, headerLine, htmlPage, type Email } from '#functions/platform/mail/email.ts'
import { referenceOf } from '#functions/platform/mail/reference.ts'

/** Mail clients truncate long subjects; the body contains the whole one. */
const subjectCharacters = 120

/** The e-mail to the company about an enquiry. */
export function enquiryEmail(enquiry: KeptEnquiry, id: string, receivedAt: string): Email {
  const rows = [
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
  ].filter((row): row is [string, string] => row[1] !== '')
  const heading = `New enquiry: ${enquiry.enquiryType}`
  return {
    subject: headerLine(`[Enquiry] ${enquiry.subject}`).slice(0, subjectCharacters),
    text: [...rows.map(([label, value]) => `${label}: ${value}`), '', enquiry.message, ''].join('\n'),
    html: htmlPage(
      heading,
      `<table role="presentation" style="border-collapse:collapse">${rows.map(tableRow).join('')}</table>` +
        `<p style="margin:24px 0 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(enquiry.message)}</p>`,
    ),
  }
}

const tableRow = ([label, value]: [string, string]): string =>
  `<tr><th align="left" valign="top" class="soft" style="padding:4px 16px 4px 0;color:#6b625a;font-weight:400">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`
