import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { accountDesk, newPassword } from '#tests/support/account-desk.ts'
import { goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob } from '#tests/support/jobs.ts'
import { interviewKeys } from '#tests/support/rooms.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'

const jobId = aJob().id

const desk = accountDesk(stack, call)
setUpAccounts()

const applicationsOf = async (token: string) =>
  (await call('GET /auth/candidates/applications', { token })).body['applications'] as unknown[]

describe('an account without a password', () => {
  const registered = (interview: 'begun' | 'finished' | 'none' = 'finished') =>
    desk.registered({ jobId, password: '', interview })

  test('keeps profile, CV, application and interview when a password is set by "Forgot password"', async () => {
    const { email, sessionId } = await registered()
    const link = await desk.resetLinkFor(email)
    const asked = await desk.ask(link)
    expect(asked.body['data']).toEqual({
      claim: 'without_password',
      email,
      name: 'The Stranger',
      cvFileName: 'attacker.pdf',
      isWithRecruiters: true,
      isSignedIn: false,
      canDisown: false,
    })
    expect((await desk.reset(link, { contents: 'keep' })).body['emptied']).toBe(false)
    const token = tokenIn(await desk.signIn(email, newPassword))
    expect(await desk.profileOf(token)).toMatchObject({
      name: 'The Stranger',
      cvFileName: 'attacker.pdf',
      skills: ['phishing'],
    })
    expect(await desk.profileOf(token)).not.toHaveProperty('email_confirm_by')
    expect(await applicationsOf(token)).toHaveLength(1)
    expect(await interviewKeys(stack, sessionId)).not.toEqual([])
  })

  test('keeps them when the link of the registration sets it', async () => {
    const { email } = await registered('none')
    expect((await desk.reset(desk.linkIn('reset', email))).body['emptied']).toBe(false)
    expect(await desk.profileBehind(email)).toMatchObject({ cvFileName: 'attacker.pdf' })
  })

  test('is emptied where the owner of the mailbox chooses that', async () => {
    const { email, token: strangers, userId } = await registered('none')
    const answer = await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    expect(answer.body['emptied']).toBe(true)
    expect(await desk.statusOf(strangers)).toBe(401)
    expect(await desk.profileBehind(email)).toMatchObject({
      email,
      name: email.split('@')[0],
      phone: '',
      about: '',
      skills: [],
      cvFileName: null,
    })
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
  })

  test('does not show a decision that has not taken effect', async () => {
    const { email, userId } = await registered('none')
    const decided = { json: { status: 'rejected' } }
    expect((await call(`PATCH /recruiting/applications/${userId}--${jobId}`, decided)).status).toBe(200)
    const link = await desk.resetLinkFor(email)
    expect((await desk.ask(link)).body['data']).toMatchObject({ isWithRecruiters: false })
    stack.passTime(11 * 60)
    stack.runSchedules()
    await eventually(
      async () => (await desk.ask(link)).body['data'],
      (data) => (data as { isWithRecruiters: boolean }).isWithRecruiters,
    )
  })

  test('is confirmed by an e-mailed link; the sign-in that confirms stays', async () => {
    const { email, token } = await registered('begun')
    const link = desk.linkIn('not-mine', email)
    expect((await desk.confirm(link, token)).status).toBe(200)
    expect(await desk.profileOf(token)).not.toHaveProperty('email_confirm_by')
    expect((await desk.confirm(link)).body['code']).toBe('link_spent')
    // With a sign-in to the account, the link can be opened again.
    expect((await desk.confirm(link, token)).status).toBe(200)
  })

  test("is confirmed without the sign-in that registered, which ends because it can be a stranger's", async () => {
    const { email, token: strangers, sessionId } = await registered()
    const other = await desk.registered({ jobId, interview: 'none' })
    // The owner of the mailbox is signed in to another account.
    expect((await desk.confirm(desk.linkIn('confirm', email), other.token)).status).toBe(200)
    expect(await desk.statusOf(strangers)).toBe(401)
    expect((await call('GET /auth/me/export', { token: strangers })).status).toBe(401)
    expect((await call('DELETE /auth/me', { token: strangers, json: {} })).status).toBe(401)
    expect(await desk.statusOf(other.token)).toBe(200)
    // The owner sets a password by a link, and the account has its contents.
    expect((await desk.reset(await desk.resetLinkFor(email))).body['emptied']).toBe(false)
    expect(await applicationsOf(tokenIn(await desk.signIn(email, newPassword)))).toHaveLength(1)
    expect(await interviewKeys(stack, sessionId)).not.toEqual([])
  })
})

describe('an account whose password was chosen before the proof', () => {
  test('keeps its contents by that password, also while sign-ins from other networks are refused', async () => {
    const { email } = await desk.registered({ jobId, interview: 'finished' })
    for (let failed = 0; failed < limits.signInByStrangers.max; failed += 1)
      await desk.signIn(email, 'not the right 1')
    expect((await desk.signIn(email)).status).toBe(429)
    const link = await desk.resetLinkFor(email)
    expect((await desk.ask(link)).body['data']).toMatchObject({ claim: 'with_password' })
    const wrong = await call('POST /auth/keep-account', { json: { token: link, password: 'not this 1' } })
    expect([wrong.status, wrong.body['code']]).toEqual([401, 'wrong_credentials'])
    const kept = await call('POST /auth/keep-account', { json: { token: link, password: goodPassword } })
    expect(kept.status).toBe(200)
    const mine = await desk.profileOf(tokenIn(kept))
    expect(mine).toMatchObject({ name: 'The Stranger', cvFileName: 'attacker.pdf' })
    expect(mine).not.toHaveProperty('email_confirm_by')
    expect(await applicationsOf(tokenIn(kept))).toHaveLength(1)
  })

  test('is not changed before its owner has chosen to keep or empty it', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const link = await desk.resetLinkFor(email)
    for (const contents of [undefined, 'keep'] as const) {
      const answer = await desk.reset(link, contents === undefined ? {} : { contents })
      expect([answer.status, answer.body['code']]).toEqual([409, 'contents_undecided'])
    }
    expect(await desk.profileOf(token)).toMatchObject({ cvFileName: 'attacker.pdf' })
    expect((await desk.reset(link, { contents: 'empty' })).status).toBe(200)
  })

  test('keeps its contents with a new password from a browser that is signed in to it', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const answer = await desk.reset(await desk.resetLinkFor(email), { bearer: token })
    expect(answer.body['emptied']).toBe(false)
    expect(await desk.profileBehind(email)).toMatchObject({ cvFileName: 'attacker.pdf' })
  })

  test('is emptied: the stranger cannot sign in, and no row of the account is left', async () => {
    const { email, token: strangers, userId } = await desk.registered({ jobId, interview: 'none' })
    expect((await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })).status).toBe(200)
    expect(await desk.statusOf(strangers)).toBe(401)
    expect((await desk.signIn(email, goodPassword)).status).toBe(401)
    const token = tokenIn(await desk.signIn(email, newPassword))
    const { body } = await call('GET /auth/me/export', { token })
    expect(body['data']).toMatchObject({ applications: [], interviews: [], files: [] })
    const rows = (await everyRow(stack)).filter(
      ({ id, userId: of }) => id === userId || of === userId || String(id).startsWith(userId),
    )
    expect(rows).toEqual([])
  })

  test('is confirmed by an e-mailed link only together with a sign-in to it', async () => {
    const [one, other] = [
      await desk.registered({ jobId, interview: 'none' }),
      await desk.registered({ jobId, interview: 'none' }),
    ]
    const link = desk.linkIn('confirm', one.email)
    expect((await desk.confirm(link)).body['code']).toBe('sign_in_to_confirm')
    expect((await desk.confirm(link, other.token)).body['code']).toBe('sign_in_to_confirm')
    expect((await desk.reset(link, { contents: 'empty' })).body['code']).toBe('link_spent')
    stack.logLines.length = 0
    expect((await desk.confirm(link, one.token)).status).toBe(200)
    expect(stack.logLines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ event: 'e-mail address confirmed', userId: one.userId }),
    )
    expect(await desk.profileOf(one.token)).not.toHaveProperty('email_confirm_by')
  })
})
