import { beforeEach, describe, expect } from 'vitest'
import { anEnquiry, behindTheEdge } from '#tests/support/enquiries.ts'
import { enquiryDesk } from '#tests/support/enquiry-desk.ts'
import { eventually } from '#tests/support/eventually.ts'
import { setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'

let desk: ReturnType<typeof enquiryDesk>
setUpProduct()
test.beforeAll(() => {
  desk = enquiryDesk(stack)
})
beforeEach(() => stack.ses.inbox.clear())

describe('what the functions log', () => {
  test("contains the enquiry's id and no user input", async () => {
    stack.logLines.length = 0
    await desk.send(anEnquiry({ email: 'private@example.com', subject: 'A private subject' }))
    await eventually(
      () => stack.logLines.join(''),
      (lines) => lines.includes('enquiry mailed'),
    )
    const lines = stack.logLines.join('')
    expect(lines).toMatch(/"event":"enquiry stored".*"enquiryId":"[0-9a-f]{32}"/)
    expect(lines).not.toMatch(/private|Aisyah|Rahman|eight nodes|203\.0\.113/)
  })
})

describe('the other calls of the group', () => {
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(stack.gateway + path, {
      method,
      headers: behindTheEdge(),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  test('the connectivity check answers 200 while SES answers', async () => {
    expect(await call('GET', '/api/contact/test')).toEqual({
      status: 200,
      body: { success: true, data: { service: 'email', connected: true } },
    })
  })

  test('and 503 while it does not', async () => {
    await desk.settled()
    stack.ses.faults.set({ kind: 'down' })
    const { status, body } = await call('GET', '/api/contact/test')
    stack.ses.faults.set(null)
    expect([status, body['message']]).toEqual([503, 'Cannot connect to email service'])
  })

  test('the health check answers 200 while DynamoDB answers', async () => {
    expect(await call('GET', '/api/health')).toEqual({
      status: 200,
      body: { success: true, data: { status: 'ok', release: 'local' } },
    })
  })

  test('a retry with nothing to do does nothing', async () => {
    await desk.settled()
    expect(await call('POST', '/api/contact/retry')).toMatchObject({
      body: { data: { retried: 0, sent: 0, stillPending: 0 } },
    })
  })

  test('a retry e-mails pending enquiries immediately', async () => {
    await desk.settled()
    stack.ses.faults.set({ kind: 'throttled' })
    await desk.send(anEnquiry({ email: 'waiting@example.com' }))
    await eventually(
      () => desk.waiting(),
      (ids) => ids.length === 1,
    )
    await eventually(
      () => stack.logLines.join(''),
      (lines) => lines.includes('enquiry not mailed yet'),
    )
    stack.ses.faults.set(null)
    const answer = await eventually(
      () => call('POST', '/api/contact/retry', {}),
      ({ body }) => (body['data'] as { sent: number }).sent === 1,
    )
    expect(answer.body['data']).toEqual({ retried: 1, sent: 1, stillPending: 0 })
    expect(desk.mailsTo('waiting@example.com')).toHaveLength(1)
  })

  test('a retry of ids that do not exist does nothing', async () => {
    expect(await call('POST', '/api/contact/retry', { ids: ['nobody'] })).toMatchObject({
      body: { data: { retried: 0 } },
    })
  })
})
