import { company } from '#shared/company.ts'
import { escapeHtml, htmlPage, type Letter } from './letter.ts'

/**
 * The letter that tells a visitor that the enquiry arrived. It repeats nothing they typed but the kind of enquiry,
 * chosen from our own list: the address may be a stranger's, and a form must not carry mail to strangers.
 */
export function confirmationLetter(enquiryType: string, id: string): Letter {
  const { phone, email } = company.contact
  const paragraphs = [
    'Hello,',
    `thank you for contacting ${company.shortName}. Your enquiry about “${enquiryType}” has reached us, and we'll get back to you within 24 hours.`,
    `If it cannot wait, call ${phone} (${company.businessHours.support}) or write to ${email} and name the reference ${id}.`,
    'If you did not write to us, somebody entered your address by mistake: nothing more will follow.',
  ]
  return {
    subject: `We received your enquiry - ${company.shortName}`,
    text: [...paragraphs, company.fullName].join('\n\n'),
    html: htmlPage(
      'We received your enquiry',
      paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join(''),
    ),
  }
}
