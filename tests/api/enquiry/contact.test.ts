import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { localSettings } from '#infra/local/account/settings.ts'
import { anEnquiry } from '#tests/support/enquiries.ts'
import { aCaller, enquiryDesk } from '#tests/support/enquiry-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { startWindow } from '#tests/support/window.ts'

const companyAddress = localSettings.enquiriesTo

let desk: ReturnType<typeof enquiryDesk>
setUpProduct()
test.beforeAll(() => {
  desk = enquiryDesk(stack)
})
beforeEach(() => stack.ses.inbox.clear())

describe('sending an enquiry', () => {
  test('answers thanks, e-mails the company and confirms to the visitor', async () => {
    const { status, body } = await desk.send(anEnquiry({ email: 'visitor@example.com' }))
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: "Thank you for contacting us. We'll get back to you within 24 hours.",
      reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    })
    const [email] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(email).toMatchObject({ subject: '[Enquiry] Eight H100 nodes', replyTo: ['visitor@example.com'] })
    expect(email?.text).toContain('We would like to lease eight nodes for three months.')
    const [confirmation] = await eventually(
      () => desk.mailsTo('visitor@example.com'),
      (mails) => mails.length === 1,
    )
    const { reference } = body as { reference: string }
    expect(email?.text).toContain(reference)
    expect(confirmation?.text).toContain(reference)
    expect(confirmation?.text).toContain("we'll get back to you within 24 hours")
    expect(confirmation?.tags['enquiry']).toBe(email?.tags['enquiry'])
  })

  test('twice with the same key is one enquiry', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'the-same-form' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.send(anEnquiry({ subject: 'Sent three times' }), caller)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await desk.settled()
    expect(desk.mailsTo('aisyah@example.com')).toHaveLength(1)
    expect(desk.mailsTo(companyAddress)).toHaveLength(1)
  })

  test('twice without a key is one enquiry as well', async () => {
    const caller = aCaller()
    const enquiry = anEnquiry({ email: 'twice@example.com', subject: 'The very same words' })
    await desk.send(enquiry, caller)
    await desk.send(enquiry, caller)
    await desk.settled()
    expect(desk.mailsTo('twice@example.com')).toHaveLength(1)
    expect(desk.mailsTo(companyAddress)).toHaveLength(1)
  })

  test('changed under the same key is a second enquiry, so that no text is lost', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'one-form' }
    await desk.send(anEnquiry({ subject: 'First thoughts' }), caller)
    await desk.send(anEnquiry({ subject: 'Second thoughts' }), caller)
    const emails = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 2,
    )
    expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
      '[Enquiry] First thoughts',
      '[Enquiry] Second thoughts',
    ])
  })

  test('keeps emoji, right-to-left text and line breaks as they are', async () => {
    const message = 'Hello 👩🏽‍💻\nمرحبا بالعالم\n再见'
    await desk.send(anEnquiry({ message }))
    const [email] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(email?.text).toContain(message)
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
    const [email] = await eventually(
      () => desk.mailsTo(companyAddress),
      (mails) => mails.length === 1,
    )
    expect(email?.html).not.toMatch(/<(script|b)\b|<img src=x/)
    expect(email?.html).toContain('&lt;script&gt;')
  })

  test('from an e-mail address to which SES cannot send is refused with a message that names the reason', async () => {
    const { status, body } = await desk.send(anEnquiry({ email: 'jörg@example.com' }))
    expect(status).toBe(400)
    expect(body['errors']).toEqual([
      {
        field: 'email',
        message:
          'Please use only plain letters, digits and signs in the email address (e.g., name@example.com)',
      },
    ])
  })
})

describe('a refused enquiry', () => {
  test('lists invalid fields with their messages, status 400', async () => {
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

  test('is 400 for invalid JSON, 415 for another type and 413 for a large body', async () => {
    expect((await desk.send('{"firstName":')).body).toMatchObject({ code: 'not_json' })
    expect((await desk.send('x', { ...aCaller(), headers: { 'content-type': 'text/plain' } })).status).toBe(
      415,
    )
    expect((await desk.send(anEnquiry({ message: 'x'.repeat(70_000) }))).status).toBe(413)
  })

  test('is 403 without the API key or the origin secret', async () => {
    expect((await desk.send(anEnquiry(), { headers: { 'x-api-key': 'wrong' } })).status).toBe(403)
    expect((await desk.send(anEnquiry(), { headers: { 'x-origin-verify': 'wrong' } })).status).toBe(403)
  })

  test('is neither stored nor e-mailed', async () => {
    await desk.settled()
    stack.ses.inbox.clear()
    await desk.send({ ...anEnquiry(), subject: '' })
    expect(await desk.waiting()).toEqual([])
    expect(stack.ses.inbox.list()).toEqual([])
  })
})

let senders = 0
/** From a mailbox of its own, because mailboxes have a limit, too. */
const byAnother = (change: Parameters<typeof anEnquiry>[0]) =>
  anEnquiry({ email: `sender${(senders += 1)}@example.com`, ...change })

describe('the limit of enquiries per network', () => {
  test(`is ${limits.enquiry.max} in ten minutes, with retry_after`, async () => {
    startWindow(stack, limits.enquiry)
    const caller = aCaller()
    const statuses: number[] = []
    for (let count = 0; count < limits.enquiry.max; count += 1) {
      statuses.push((await desk.send(byAnother({ subject: `Enquiry number ${count}` }), caller)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { status, headers, body } = await desk.send(byAnother({ subject: 'One too many' }), caller)
    expect(status).toBe(429)
    expect(body).toMatchObject({
      code: 'too_many_requests',
      message: 'Too many requests. Please try again in a few minutes.',
    })
    expect(Number(headers.get('retry-after'))).toBe(body['retry_after'])
    expect(Number(body['retry_after'])).toBeLessThanOrEqual(600)
    expect((await desk.send(byAnother({ subject: 'From elsewhere' }))).status).toBe(200)
  })

  test('counts accepted enquiries, and no invalid or repeated ones', async () => {
    const caller = { ...aCaller(), idempotencyKey: 'again' }
    const repeated = byAnother({ subject: 'Again and again' })
    for (let count = 0; count < limits.enquiry.max + 2; count += 1) {
      expect((await desk.send({ ...anEnquiry(), subject: '' }, caller)).status).toBe(400)
      expect((await desk.send(repeated, caller)).status).toBe(200)
    }
  })

  test('is exact for concurrent enquiries', async () => {
    startWindow(stack, limits.enquiry)
    const caller = aCaller()
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, count) =>
        desk.send(byAnother({ subject: `All at once ${count}` }), caller),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.enquiry.max)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - limits.enquiry.max)
  })
})

// The last test: the enquiries of shifted days stay pending.
test.each([
  ['without a key for ten minutes', aCaller(), 10 * 60],
  ['with a key for a day', { ...aCaller(), idempotencyKey: 'one-form' }, 24 * 60 * 60],
])('an enquiry is recognised %s', async (_, from, seconds) => {
  const enquiry = anEnquiry({ subject: `Known for ${seconds} seconds` })
  const isNew = async () => typeof (await desk.send(enquiry, from)).body['reference'] === 'string'
  expect(await isNew()).toBe(true)
  stack.passTime(seconds - 5)
  expect(await isNew()).toBe(false)
  stack.passTime(6)
  expect(await isNew()).toBe(true)
  stack.shiftClock(0)
})
