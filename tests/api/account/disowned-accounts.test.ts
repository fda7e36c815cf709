import { describe, expect } from 'vitest'
import { accountDesk } from '#tests/support/account-desk.ts'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { rowOf } from '#tests/support/rows.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpAccounts()

describe('"Delete this account"', () => {
  test.each(['', goodPassword])('with the password "%s" frees the address', async (password) => {
    const { email, token, userId } = await desk.registered({ jobId, password, interview: 'none' })
    // A registration answers before its letter is sent where SES takes more than half of the request's time.
    const link = await eventually(
      async () => desk.linkIn('not-mine', email),
      (token) => token !== '',
    )
    const answer = await call('POST /auth/not-mine', { json: { token: link } })
    expect(answer.status).toBe(200)
    expect(await desk.statusOf(token)).toBe(401)
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
    const { body } = await call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
    expect((await call('POST /auth/not-mine', { json: { token: link } })).body['code']).toBe('link_spent')
  })

  test('is not possible by the link of a letter about an application, which only confirms', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const about = await eventually(
      async () => desk.mailsTo(email).find(({ subject }) => subject.startsWith('We received')),
      (letter) => letter !== undefined,
    )
    const link = /#confirm=([\w-]{43})&to=/.exec(about?.text ?? '')?.[1] ?? ''
    expect((await desk.ask(link)).body['data']).toMatchObject({ canDisown: false })
    expect((await desk.ask(desk.linkIn('not-mine', email))).body['data']).toMatchObject({ canDisown: true })
    expect((await call('POST /auth/not-mine', { json: { token: link } })).body['code']).toBe('link_spent')
    expect((await desk.confirm(link, token)).status).toBe(200)
  })

  test('does not delete an account that is confirmed', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const older = desk.linkIn('confirm', email)
    await call('POST /auth/confirm-email/send', { token })
    await desk.confirm(desk.linkIn('confirm', email), token)
    expect((await desk.ask(older)).body['data']).toMatchObject({ claim: 'proved', canDisown: false })
    expect((await call('POST /auth/not-mine', { json: { token: older } })).body['code']).toBe('link_spent')
    expect(await desk.statusOf(token)).toBe(200)
  })
})

describe('a mistyped address', () => {
  const correct = (token: string, email: string) => call('PATCH /auth/email', { token, json: { email } })

  test('is corrected once, which ends the links in the other mailbox', async () => {
    const { email: mistyped, token } = await desk.registered({ jobId, interview: 'none' })
    const strangersLink = desk.linkIn('confirm', mistyped)
    const right = `right.${mistyped}`
    const answer = await correct(token, right)
    expect(answer.status).toBe(200)
    const next = tokenIn(answer)
    expect(await desk.statusOf(token)).toBe(401)
    expect(await desk.profileOf(next)).toMatchObject({ email: right, email_correctable: false })
    expect((await desk.ask(strangersLink)).body['code']).toBe('link_spent')
    expect((await desk.signIn(right)).status).toBe(200)
    expect((await correct(next, `other.${mistyped}`)).body['code']).toBe('email_not_correctable')
    expect((await desk.confirm(desk.linkIn('confirm', right), next)).status).toBe(200)
    const { body } = await call('POST /auth/check-existing-user', { json: { email: mistyped } })
    expect(body['data']).toEqual({ exists: false })
  })

  test('is not corrected into one that has an account, nor once it is confirmed', async () => {
    const [one, other] = [
      await desk.registered({ jobId, interview: 'none' }),
      await desk.registered({ jobId, interview: 'none' }),
    ]
    expect((await correct(one.token, other.email)).body['code']).toBe('email_taken')
    await desk.confirm(desk.linkIn('confirm', one.email), one.token)
    expect((await correct(one.token, `new.${one.email}`)).body['code']).toBe('email_not_correctable')
  })
})
