import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { accountDesk, newPassword } from '#tests/support/account-desk.ts'
import { aNetwork, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { proveMailbox } from '#tests/support/proved.ts'
import { everyRow } from '#tests/support/rows.ts'
import { startWindow } from '#tests/support/window.ts'

const max = limits.letterBeforeProof.max

const desk = accountDesk(stack, call)
setUpProduct(...Array.from({ length: max }, (_, number) => aJob({ id: `position-${number}` })))
beforeEach(() => {
  stack.ses.inbox.clear()
  startWindow(stack, limits.letterBeforeProof)
})

/** The e-mails to every spelling of a mailbox. */
const mailsToMailbox = (local: string) =>
  stack.ses.inbox.list().filter(({ to }) => to.some((address) => address.startsWith(local)))

async function register(email: string) {
  const answer = await call('POST /auth/register', {
    form: { name: 'Aisyah Rahman', email, password: goodPassword },
    address: aNetwork(),
  })
  expect(answer.status).toBe(200)
  const { id } = (answer.body['data'] as { user: { id: string } }).user
  return { id, token: tokenIn(answer) }
}

const noLetterWaits = () =>
  eventually(
    () => everyRow(stack),
    (rows) => !rows.some(({ letter }) => letter !== undefined),
  )

const linesLeftOut = () =>
  stack.logLines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === 'a letter was left out')

describe('the e-mails to a mailbox that is not proved', () => {
  test('are six an hour over repeated registrations, applications, links and deletions', async () => {
    stack.logLines.length = 0
    for (let round = 0; round < 3; round += 1) {
      const { token } = await register(`flooded+${round}@example.com`)
      for (let number = 0; number < max; number += 1)
        expect((await call(`POST /jobs/position-${number}/apply`, { token })).status).toBe(200)
      await noLetterWaits()
      await call('POST /auth/confirm-email/send', { token })
      await call('POST /auth/sign-in-link', { json: { email: `flooded+${round}@example.com` } })
      await call('PATCH /auth/update-password', {
        token,
        json: { current_password: goodPassword, new_password: newPassword },
      })
      const signedIn = tokenIn(await desk.signIn(`flooded+${round}@example.com`, newPassword))
      const deleted = await call('DELETE /auth/me', { token: signedIn, json: { password: newPassword } })
      expect(deleted.status).toBe(200)
    }
    expect(mailsToMailbox('flooded')).toHaveLength(max)
    expect(linesLeftOut().length).toBeGreaterThan(0)
    expect(JSON.stringify(linesLeftOut())).not.toContain('flooded')
  })

  test('are limited where the mailbox has no account, in all its spellings', async () => {
    for (let number = 0; number < max + 3; number += 1) {
      const answer = await call('POST /auth/sign-in-link', {
        json: { email: `nob.ody+${number}@example.com` },
        address: aNetwork(),
      })
      expect(answer.status).toBe(200)
    }
    expect(mailsToMailbox('nob')).toHaveLength(max)
  })

  test('are refused with the time to wait where a caller requests one, and possible in the next window', async () => {
    const email = 'asking@example.com'
    const { token } = await register(email)
    for (let number = 1; number < max; number += 1) await register(`asking+${number}@example.com`)
    const refused = [
      await call('POST /auth/forgot-password', { form: { email } }),
      await call('POST /auth/confirm-email/send', { token }),
    ]
    for (const { status, body, headers } of refused) {
      expect([status, body['code']]).toEqual([429, 'too_many_attempts'])
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    stack.passTime(limits.letterBeforeProof.windowSeconds)
    expect(await desk.resetLinkFor(email)).not.toBe('')
  })

  test('are not limited for an account that is proved', async () => {
    const email = 'proved@example.com'
    const { id, token } = await register(email)
    await proveMailbox(stack, id)
    for (let number = 1; number <= max; number += 1) await register(`proved+${number}@example.com`)
    stack.ses.inbox.clear()
    expect(await desk.resetLinkFor(email)).not.toBe('')
    expect((await call('POST /auth/sign-in-link', { json: { email } })).status).toBe(200)
    expect((await call('POST /jobs/position-0/apply', { token })).status).toBe(200)
    await eventually(
      () => desk.mailsTo(email),
      (letters) => letters.length === 3,
    )
  })

  test('include reminders: one that is left out is not sent the next day', async () => {
    for (let number = 0; number < max; number += 1) await register(`reminded+${number}@example.com`)
    startWindow(stack, limits.letterBeforeProof)
    await register('reminded@example.com')
    stack.ses.inbox.clear()
    await desk.expireOn(3.1)
    await desk.expireOn(3.2)
    expect(mailsToMailbox('reminded')).toHaveLength(max)
  })
})
