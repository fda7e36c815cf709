import { beforeEach, describe, expect } from 'vitest'
import { enquiriesPerAddress } from '#functions/contact/limits.ts'
import { localSettings } from '#infra/local/settings.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { aCaller, enquiryDesk } from '#tests/support/enquiry-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { test } from '#tests/support/api-fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { startWindow } from '#tests/support/window.ts'

const companyAddress = localSettings.enquiriesTo

let stack: TestStack
let desk: ReturnType<typeof enquiryDesk>
test.beforeAll(({ stack: given }) => {
  stack = given
  desk = enquiryDesk(stack)
})
beforeEach(() => stack.ses.inbox.clear())

describe('sending an enquiry', () => {
  test('is thanked, reaches the company, and is confirmed to the visitor', async () => {
    const { status, body } = await desk.send(anEnquiry({ email: 'visitor@example.com' }))
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: "Thank you for contacting us. We'll get back to you within 24 hours.",
    })
    const [letter] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(letter).toMatchObject({ subject: '[Enquiry] Eight H100 nodes', replyTo: ['visitor@example.com'] })
    expect(letter?.text).toContain('We would like to lease eight nodes for three months.')
    const [confirmation] = await eventually(
      () => desk.mailsTo('visitor@example.com'),
      (mails) => mails.length === 1,
    )
    expect(confirmation?.text).toContain("we'll get back to you within 24 hours")
    expect(confirmation?.tags['enquiry']).toBe(letter?.tags['enquiry'])
  })

  test('twice with the same key is one enquiry', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'the-same-form' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.send(anEnquiry({ subject: 'Sent three times' }), caller)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await eventually(
      () => desk.mailsTo('aisyah@example.com'),
      (mails) => mails.length === 1,
    )
    expect(desk.mailsTo(companyAddress)).toHaveLength(1)
  })

  test('twice without a key is one enquiry as well', async () => {
    const caller = aCaller()
    const enquiry = anEnquiry({ email: 'twice@example.com', subject: 'The very same words' })
    await desk.send(enquiry, caller)
    await desk.send(enquiry, caller)
    await eventually(
      () => desk.mailsTo('twice@example.com'),
      (mails) => mails.length === 1,
    )
    expect(desk.mailsTo(companyAddress)).toHaveLength(1)
  })

  test('changed under the same key is a second enquiry, so that nothing written is lost', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'one-form' }
    await desk.send(anEnquiry({ subject: 'First thoughts' }), caller)
    await desk.send(anEnquiry({ subject: 'Second thoughts' }), caller)
    const letters = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 2,
    )
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      '[Enquiry] First thoughts',
      '[Enquiry] Second thoughts',
    ])
  })

  test('keeps emoji, right-to-left text and line breaks as they are', async () => {
    const message = 'Hello 👩🏽‍💻\nمرحبا بالعالم\n再见'
    await desk.send(anEnquiry({ message }))
    const [letter] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(letter?.text).toContain(message)
  })

  test('markup in any field is inert in the mail', async () => {
    const markup = '<script>alert(1)</script><img src=x onerror=alert(2)>'
    await desk.send(
      anEnquiry({
        company: markup,
        jobTitle: markup,
        subject: markup,
        message: markup,
        gpuTypes: ['<b>L40</b>'],
      }),
    )
    const [letter] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(letter?.html).not.toMatch(/<(script|img|b)\b/)
    expect(letter?.html).toContain('&lt;script&gt;')
  })

  test('to an address the mail service will never take still reaches the company', async () => {
    await desk.send(anEnquiry({ email: 'jörg@example.com', subject: 'Umlauts in my address' }))
    const [letter] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(letter?.text).toContain('jörg@example.com')
    expect(letter?.replyTo).toEqual([])
  })
})

describe('what is not accepted', () => {
  test('wrong fields are named with the text a person reads, status 400', async () => {
    const { status, body } = await desk.send({
      ...anEnquiry(),
      firstName: '',
      email: 'nobody',
      message: 'short',
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      success: false,
      code: 'invalid_enquiry',
      errors: [
        { field: 'firstName', message: 'Please enter your first name' },
        { field: 'email', message: 'Please enter a valid email (e.g., name@example.com)' },
        { field: 'message', message: 'Please provide more details (at least 10 characters)' },
      ],
    })
  })

  test.each([
    ['subject', 'Hello there\r\nBcc: everybody@example.com'],
    ['email', 'a@example.com\r\nBcc: everybody@example.com'],
    ['email', 'a@example.com, everybody@example.com'],
    ['firstName', 'Ann\nBcc: everybody@example.com'],
  ])('a header slipped into %s is refused', async (field, value) => {
    expect((await desk.send({ ...anEnquiry(), [field]: value })).status).toBe(400)
  })

  test('a body that is not JSON is 400, another type 415, too much 413', async () => {
    expect((await desk.send('{"firstName":')).body).toMatchObject({ code: 'not_json' })
    expect((await desk.send('x', { ...aCaller(), headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    )
    expect((await desk.send(anEnquiry({ message: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  test('without the API key, or around the edge, it is 403', async () => {
    expect((await desk.send(anEnquiry(), { headers: { 'x-api-key': 'wrong' } })).status).toBe(403)
    expect((await desk.send(anEnquiry(), { headers: { 'x-origin-verify': 'wrong' } })).status).toBe(403)
  })

  test('nothing refused is stored or mailed', async () => {
    await desk.settled()
    stack.ses.inbox.clear()
    await desk.send({ ...anEnquiry(), subject: '' })
    const found = await desk.waiting()
    expect(found).toEqual([])
    expect(stack.ses.inbox.list()).toEqual([])
  })
})

describe('the limit of enquiries from one address', () => {
  test(`is ${enquiriesPerAddress.most} in ten minutes, and says how long to wait`, async () => {
    startWindow(stack, enquiriesPerAddress)
    const caller = aCaller()
    const statuses: number[] = []
    for (let count = 0; count < enquiriesPerAddress.most; count += 1) {
      statuses.push((await desk.send(anEnquiry({ subject: `Enquiry number ${count}` }), caller)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { status, headers, body } = await desk.send(anEnquiry({ subject: 'One too many' }), caller)
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please try again in a few minutes.',
    })
    expect(Number(headers.get('retry-after'))).toBe(body['retry_after'])
    expect(Number(body['retry_after'])).toBeLessThanOrEqual(600)
    expect((await desk.send(anEnquiry({ subject: 'From elsewhere' }))).status).toBe(200)
  })

  test('counts only what was accepted: wrong and repeated enquiries use none of it', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'again' }
    for (let count = 0; count < enquiriesPerAddress.most + 2; count += 1) {
      expect((await desk.send({ ...anEnquiry(), subject: '' }, caller)).status).toBe(400)
      expect((await desk.send(anEnquiry({ subject: 'Again and again' }), caller)).status).toBe(200)
    }
  })

  test('is exact when everything arrives at once', async () => {
    startWindow(stack, enquiriesPerAddress)
    const caller = aCaller()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        desk.send(anEnquiry({ subject: `All at once ${count}` }), caller),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(enquiriesPerAddress.most)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - enquiriesPerAddress.most)
  })
})
