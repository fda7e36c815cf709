import { describe, expect, test } from 'vitest'
import { problemsOf } from '#shared/platform/contract/problems.ts'
import { enquiry, enquiryLengths, homeEnquiry, type Enquiry } from './enquiry.ts'

const valid = {
  firstName: 'Aisyah',
  lastName: 'Rahman',
  email: 'aisyah@example.com',
  company: '',
  jobTitle: '',
  subject: 'Eight H100 nodes',
  enquiryType: 'GPU Computing Solutions',
  gpuTypes: ['Nvidia HGX H100'],
  message: 'We would like to lease eight nodes.',
  agreesToMarketing: false,
} satisfies Enquiry

const messageFor = (
  change: Record<string, unknown>,
  schema: typeof enquiry = enquiry,
): string | undefined => {
  const result = schema.safeParse({ ...valid, ...change })
  return result.success ? undefined : problemsOf(result.error)[0]?.message
}

const characters = (count: number): string => 'a'.repeat(count)

describe('the rules of the enquiry form', () => {
  test.each([
    ['firstName', '', 'Please enter your first name'],
    ['firstName', '   ', 'Please enter your first name'],
    ['firstName', 'A', 'First name should be at least 2 characters'],
    ['firstName', characters(51), 'First name is too long (maximum 50 characters)'],
    ['firstName', 'R2D2', 'Please use only letters and common punctuation'],
    ['firstName', 'Ann\nBcc: x', 'First name should be a single line without control characters'],
    ['lastName', '', 'Please enter your last name'],
    ['lastName', 'B', 'Last name should be at least 2 characters'],
    ['lastName', characters(51), 'Last name is too long (maximum 50 characters)'],
    ['lastName', '<b>', 'Please use only letters and common punctuation'],
    ['email', '', 'Please enter your email address'],
    ['email', 'aisyah', 'Please enter a valid email (e.g., name@example.com)'],
    ['email', 'a@b', 'Please enter a valid email (e.g., name@example.com)'],
    ['email', 'a@example.com\r\nBcc: b@example.com', 'Please enter a valid email (e.g., name@example.com)'],
    ['email', 'a@example.com,b@example.com', 'Please enter a valid email (e.g., name@example.com)'],
    ['email', `${characters(90)}@example.com`, 'Email address is too long (maximum 100 characters)'],
    ['company', 'X', 'Company name should be at least 2 characters'],
    ['company', characters(101), 'Company name is too long (maximum 100 characters)'],
    ['jobTitle', 'X', 'Job title should be at least 2 characters'],
    ['jobTitle', characters(101), 'Job title is too long (maximum 100 characters)'],
    ['subject', '', 'Please tell us what this is about'],
    ['subject', 'GPUs', 'Subject should be at least 5 characters'],
    ['subject', characters(201), 'Subject is too long (maximum 200 characters)'],
    [
      'subject',
      'Hello there\r\nBcc: x@example.com',
      'Subject should be a single line without control characters',
    ],
    ['enquiryType', '', 'Please select what you need help with'],
    ['enquiryType', 'Something else', 'Please select what you need help with'],
    ['message', '', 'Please describe how we can help you'],
    ['message', 'Too short', 'Please provide more details (at least 10 characters)'],
    ['message', characters(5001), 'Message is too long (maximum 5000 characters)'],
  ])('%s %j is answered with "%s"', (field, value, message) => {
    expect(messageFor({ [field]: value })).toBe(message)
  })

  test('lengths are those of the specification', () => {
    expect(enquiryLengths).toEqual({
      firstName: { minimum: 2, maximum: 50 },
      lastName: { minimum: 2, maximum: 50 },
      email: { minimum: 1, maximum: 100 },
      company: { minimum: 2, maximum: 100 },
      jobTitle: { minimum: 2, maximum: 100 },
      subject: { minimum: 5, maximum: 200 },
      message: { minimum: 10, maximum: 5000 },
    })
  })

  test('lengths at their limits are accepted', () => {
    expect(messageFor({ firstName: 'Al', lastName: characters(50) })).toBeUndefined()
    expect(messageFor({ subject: 'Hello', message: characters(5000) })).toBeUndefined()
    expect(
      messageFor({ company: 'HP', jobTitle: characters(100), email: `${characters(88)}@example.com` }),
    ).toBeUndefined()
  })

  test('names of the region are accepted', () => {
    for (const name of ['Nur Aisyah', "D'Cruz", 'Siti-Nurhaliza', 'Müller', '陈伟', 'O’Brien', 'அருண்']) {
      expect(messageFor({ firstName: name, lastName: name }), name).toBeUndefined()
    }
  })

  test('values are trimmed before they are checked and stored', () => {
    const result = enquiry.parse({
      ...valid,
      firstName: '  Aisyah ',
      email: ' aisyah@example.com ',
      subject: ' Eight nodes ',
    })
    expect(result).toMatchObject({ firstName: 'Aisyah', email: 'aisyah@example.com', subject: 'Eight nodes' })
  })

  test('only the home form requires a plain e-mail address', () => {
    expect(messageFor({ email: "o'neil@example.com" })).toBeUndefined()
    expect(messageFor({ email: "o'neil@example.com" }, homeEnquiry)).toBe('Please check your email format')
  })

  test('every field that is wrong is named once, in the order of the form', () => {
    const result = enquiry.safeParse({})
    const fields = result.success ? [] : problemsOf(result.error).map(({ path }) => path.join('.'))
    expect(fields).toEqual(['firstName', 'lastName', 'email', 'subject', 'enquiryType', 'message'])
  })

  test('optional fields may be missing', () => {
    const { company: _c, jobTitle: _j, gpuTypes: _g, agreesToMarketing: _a, ...required } = valid
    expect(enquiry.parse(required)).toMatchObject({
      company: '',
      jobTitle: '',
      gpuTypes: [],
      agreesToMarketing: false,
    })
  })

  test('GPU types and marketing consent are not checked, but the length of the list is limited', () => {
    expect(messageFor({ gpuTypes: ['Nvidia Something New', 'X', characters(50)] })).toBeUndefined()
    expect(messageFor({ gpuTypes: [characters(51)] })).toBe('GPU type is too long (maximum 50 characters)')
    expect(messageFor({ gpuTypes: Array(20).fill('Nvidia L40') })).toBeUndefined()
    expect(messageFor({ gpuTypes: Array(21).fill('Nvidia L40') })).toBe('Please choose at most 20 GPU types')
  })

  test('emoji, right-to-left text and line breaks stay in a message as they are', () => {
    const message = 'Hello 👩🏽‍💻\n\tمرحبا بالعالم\n再见'
    expect(enquiry.parse({ ...valid, message }).message).toBe(message)
  })

  test('characters that cannot be stored or seen are removed from a message', () => {
    expect(
      enquiry.parse({ ...valid, message: 'Hello\u0000 world\r\nagain \ud800 and\u202e again' }).message,
    ).toBe('Hello world\nagain \ufffd and again')
  })

  test('unknown fields are dropped, also one named like a prototype', () => {
    const sent: unknown = JSON.parse(
      `{"__proto__":{"admin":true},"country":"Malaysia",${JSON.stringify(valid).slice(1)}`,
    )
    expect(enquiry.parse(sent)).toEqual(valid)
  })
})
