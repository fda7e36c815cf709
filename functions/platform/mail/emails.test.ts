import { describe, expect, test } from 'vitest'
import { company, letterhead } from '#shared/company.ts'
import { confirmationEmail } from '#functions/enquiry/confirmation-email.ts'
import { enquiryEmail } from '#functions/enquiry/enquiry-email.ts'
import { referenceOf } from './reference.ts'

const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>&amp;'

const enquiry = {
  firstName: 'Aisyah',
  lastName: "D'Cruz",
  email: 'aisyah@example.com',
  company: hostile,
  jobTitle: hostile,
  subject: hostile,
  enquiryType: 'General Inquiry',
  gpuTypes: [hostile],
  message: `${hostile}\nsecond line`,
  agreesToMarketing: true,
}

describe('the e-mail that brings an enquiry to the company', () => {
  const email = enquiryEmail(enquiry, 'enquiry-1', '2026-11-21T09:00:00.000Z')

  test('markup in any field is escaped', () => {
    expect(email.html).not.toContain('<script')
    expect([...email.html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)).toEqual([
      expect.stringContaining(`src="${company.siteUrl}/letterhead.png"`),
    ])
    // Five fields, and the message once more as the preview.
    expect(email.html.match(/&lt;script&gt;/g)).toHaveLength(6)
    expect(email.html).toContain('D&#39;Cruz')
  })

  test('the text part holds every field unchanged', () => {
    for (const value of [
      ...Object.values(enquiry)
        .flat()
        .filter((value) => typeof value === 'string'),
      'enquiry-1',
    ]) {
      expect(email.text).toContain(value)
    }
    expect(email.text).toContain('Agrees to marketing: Yes')
  })

  test('a line break in the subject adds no header', () => {
    const { subject } = enquiryEmail({ ...enquiry, subject: 'Hello\r\nBcc: all@example.com' }, 'id', 'now')
    expect(subject).toBe('[Enquiry] Hello Bcc: all@example.com')
  })

  test('fields left empty are left out', () => {
    expect(enquiryEmail({ ...enquiry, company: '' }, 'id', 'now').text).not.toContain('Company:')
  })
})

describe('the head of an e-mail', () => {
  const letters = ['first', 'second'].map((id) => confirmationEmail(enquiry, id).html)

  test('has one image, the same in each e-mail, with the name as its alternative text', () => {
    const images = letters.map((html) => /<img[^>]*>/.exec(html)?.[0])
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toContain(`src="${company.siteUrl}${letterhead.path}"`)
    expect(images[0]).toContain(`alt="${company.shortName}"`)
  })
})

describe('the confirmation to a visitor', () => {
  const email = confirmationEmail(enquiry, 'enquiry-1')

  test('promises an answer within 24 hours, as the page does, and contains the phone number', () => {
    expect(email.text).toContain("we'll get back to you within 24 hours")
    expect(email.text).toContain(company.contact.phone)
    expect(email.text).toContain(referenceOf('enquiry-1'))
  })

  test('repeats a lease that was put together', () => {
    const message = 'GPUs: 64 (8 nodes of 8 GPUs)\nGPU: Nvidia HGX H200\nTerm: 3 months\n\nWe train a model.'
    const { text } = confirmationEmail({ ...enquiry, message }, 'id')
    expect(text).toContain(
      'You asked for: GPUs: 64 (8 nodes of 8 GPUs); GPU: Nvidia HGX H200; Term: 3 months.',
    )
    expect(text).not.toContain('We train')
  })

  test('repeats no user input', () => {
    for (const typed of [enquiry.firstName, enquiry.subject, enquiry.message])
      expect(email.text).not.toContain(typed)
  })
})
