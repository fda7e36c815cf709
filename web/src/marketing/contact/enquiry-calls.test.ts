import { describe, expect, test } from 'vitest'
import { sendEnquiry, sendHomeEnquiry } from './enquiry-calls.ts'

const filled = (changes: Record<string, string> = {}): FormData => {
  const form = new FormData()
  const values = {
    firstName: ' Aisyah ',
    lastName: 'Rahman',
    email: 'aisyah@example.com',
    company: '',
    jobTitle: '',
    country: 'Malaysia',
    enquiryType: 'General Inquiry',
    subject: 'Eight H100 nodes',
    message: 'We would like to lease eight nodes.',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

describe('the content of the form', () => {
  test('is trimmed and sent without the country', () => {
    const form = filled()
    form.append('gpuTypes', 'Nvidia L40')
    form.append('gpuTypes', 'Nvidia HGX H200')
    form.set('agreesToMarketing', 'on')
    expect(sendEnquiry.read(form)).toEqual({
      valid: true,
      body: {
        firstName: 'Aisyah',
        lastName: 'Rahman',
        email: 'aisyah@example.com',
        company: '',
        jobTitle: '',
        enquiryType: 'General Inquiry',
        subject: 'Eight H100 nodes',
        gpuTypes: ['Nvidia L40', 'Nvidia HGX H200'],
        message: 'We would like to lease eight nodes.',
        agreesToMarketing: true,
      },
    })
  })

  test('has a problem for each required field of an empty form, in the order of the fields', () => {
    const reading = sendEnquiry.read(new FormData())
    expect(reading.valid ? [] : Object.entries(reading.problems)).toEqual([
      ['firstName', 'Please enter your first name'],
      ['lastName', 'Please enter your last name'],
      ['email', 'Please enter your email address'],
      ['subject', 'Please tell us what this is about'],
      ['enquiryType', 'Please select what you need help with'],
      ['message', 'Please describe how we can help you'],
    ])
  })

  test.each([
    ['a value of spaces', { firstName: '   ' }, { firstName: 'Please enter your first name' }],
    [
      'a digit in a name',
      { lastName: 'Rahman2' },
      { lastName: 'Please use only letters and common punctuation' },
    ],
    [
      'a word as an e-mail address',
      { email: 'aisyah' },
      { email: 'Please enter a valid email (e.g., name@example.com)' },
    ],
    [
      'one letter as a company',
      { company: 'R' },
      { company: 'Company name should be at least 2 characters' },
    ],
    ['a short subject', { subject: 'GPU' }, { subject: 'Subject should be at least 5 characters' }],
    [
      'a short message',
      { message: 'Hello' },
      { message: 'Please provide more details (at least 10 characters)' },
    ],
    [
      'an overlong message',
      { message: 'x'.repeat(5001) },
      { message: 'Message is too long (maximum 5000 characters)' },
    ],
  ])('%s is a problem', (_, changes, problems) => {
    expect(sendEnquiry.read(filled(changes))).toEqual({ valid: false, problems })
  })

  test('is validated by a stricter format of e-mail addresses on the home page only', () => {
    const form = filled({ email: "aisyah.o'brien@example.com" })
    expect(sendEnquiry.read(form).valid).toBe(true)
    expect(sendHomeEnquiry.read(form)).toEqual({
      valid: false,
      problems: { email: 'Please check your email format' },
    })
  })
})
