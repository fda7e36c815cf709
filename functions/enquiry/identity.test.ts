import { describe, expect, test } from 'vitest'
import type { Enquiry } from '#shared/enquiry/enquiry.ts'
import { enquiryIdentity } from './identity.ts'

const enquiry: Enquiry = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@example.com',
  company: '',
  jobTitle: '',
  subject: 'Eight nodes',
  enquiryType: 'General Inquiry',
  gpuTypes: [],
  message: 'We would like to lease eight nodes.',
  agreesToMarketing: false,
}

describe('what makes two requests one enquiry', () => {
  test('the same content under the same key', () => {
    expect(enquiryIdentity(enquiry, 'key')).toBe(enquiryIdentity({ ...enquiry }, 'key'))
  })

  test('content changed under the same key is a new enquiry', () => {
    expect(enquiryIdentity({ ...enquiry, message: 'We would like to lease nine nodes.' }, 'key')).not.toBe(
      enquiryIdentity(enquiry, 'key'),
    )
  })

  test('the same content under another key is a new enquiry', () => {
    expect(enquiryIdentity(enquiry, 'other')).not.toBe(enquiryIdentity(enquiry, 'key'))
  })
})
