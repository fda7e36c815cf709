import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { countedIn } from '#tests/support/counted.ts'
import { accountDesk } from '#tests/support/account-desk.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { aJob } from '#tests/support/jobs.ts'
import { startWindow } from '#tests/support/window.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpAccounts()

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
