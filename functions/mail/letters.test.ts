import { describe, expect, test } from 'vitest'
import { company } from '#shared/company.ts'
import { confirmationLetter } from './confirmation-letter.ts'
import { enquiryLetter } from './enquiry-letter.ts'

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

describe('the letter that brings an enquiry to the company', () => {
  const letter = enquiryLetter(enquiry, 'enquiry-1', '2026-11-21T09:00:00.000Z')

  test('markup in any field is inert', () => {
    expect(letter.html).not.toMatch(/<(img|script)/)
    expect(letter.html.match(/&lt;script&gt;/g)).toHaveLength(5)
    expect(letter.html).toContain('D&#39;Cruz')
  })

  test('the text part holds everything as it was typed', () => {
    for (const value of [
      ...Object.values(enquiry)
        .flat()
        .filter((value) => typeof value === 'string'),
      'enquiry-1',
    ]) {
      expect(letter.text).toContain(value)
    }
    expect(letter.text).toContain('Agrees to marketing: Yes')
  })

  test('a subject stays one line, whatever was typed', () => {
    const { subject } = enquiryLetter({ ...enquiry, subject: 'Hello\r\nBcc: all@example.com' }, 'id', 'now')
    expect(subject).toBe('[Enquiry] Hello Bcc: all@example.com')
  })

  test('fields left empty are left out', () => {
    expect(enquiryLetter({ ...enquiry, company: '' }, 'id', 'now').text).not.toContain('Company:')
  })
})

describe('the letter that tells a visitor that the enquiry arrived', () => {
  const letter = confirmationLetter('Technical Support', 'enquiry-1')

  test('promises what the page promises and says how to reach a person', () => {
    expect(letter.text).toContain("we'll get back to you within 24 hours")
    expect(letter.text).toContain(company.contact.phone)
    expect(letter.text).toContain('enquiry-1')
  })

  test('carries nothing a stranger could have written', () => {
    for (const typed of [enquiry.firstName, enquiry.subject, enquiry.message])
      expect(letter.text).not.toContain(typed)
  })
})
