import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { countedIn } from '#tests/support/counted.ts'
import { accountDesk, type AccountDesk } from '#tests/support/account-desk.ts'
import { caller, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { startWindow } from '#tests/support/window.ts'

const jobId = aJob().id

let stack: TestStack
let call: Call
let desk: AccountDesk
test.beforeAll(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  desk = accountDesk(stack, call)
  await putJobs(stack, [aJob()])
})
beforeEach(() => {
  stack.ses.inbox.clear()
  startWindow(stack, limits.signInPerAccount)
})

describe('a sign-in link', () => {
  const ask = (email: string) => call('POST /auth/sign-in-link', { json: { email } })

  test('is e-mailed, and the answer is the same with and without an account', async () => {
    const { email } = await desk.registered({ jobId, interview: 'none' })
    const [known, unknown] = [await ask(email), await ask('nobody.at.all@example.com')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(desk.linkIn('reset', email)).not.toBe('')
    expect(desk.mailsTo('nobody.at.all@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('There is no account with this address'),
    ])
  })

  test('is answered the same when SES does not answer', async () => {
    const { email } = await desk.registered({ jobId, interview: 'none' })
    stack.ses.faults.set({ kind: 'down' })
    stack.logLines.length = 0
    const [known, unknown] = [await ask(email), await ask('nobody.again@example.com')]
    stack.ses.faults.set(null)
    expect(countedIn(stack.logLines)).toEqual(['AccountLettersFailed', 'AccountLettersFailed'])
    const { requestId: _, ...refusal } = known.body
    expect(unknown.body).toMatchObject(refusal)
    expect([known.status, unknown.status, refusal['code']]).toEqual([503, 503, 'mail_unavailable'])
  })

  test('is limited for an address, alike with and without an account', async () => {
    startWindow(stack, limits.signInLink)
    const { email } = await desk.registered({ jobId, interview: 'none' })
    for (const address of [email, 'nobody.limited@example.com']) {
      for (let time = 0; time < limits.signInLink.max; time += 1)
        expect((await ask(address)).status).toBe(200)
      expect((await ask(address)).status).toBe(429)
    }
  })
})
