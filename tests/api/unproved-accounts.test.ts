import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
import { countedIn } from '#tests/support/counted.ts'
import { accountDesk, newPassword, type AccountDesk } from '#tests/support/account-desk.ts'
import { caller, goodPassword, tokenIn, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { recruiterTool } from '#tests/support/recruiter-tool.ts'
import { filesOfInterview, filesSettled, interviewKeys } from '#tests/support/rooms.ts'
import { everyRow, rowOf } from '#tests/support/rows.ts'
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

  test('keeps them by the link of the registration, too', async () => {
    const { email } = await registered('none')
    expect((await desk.reset(desk.linkIn('reset', email))).body['emptied']).toBe(false)
    expect(await desk.profileBehind(email)).toMatchObject({ cvFileName: 'attacker.pdf' })
  })

  test('is emptied where the owner of the mailbox says that it is not theirs', async () => {
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

  test('does not tell of a decision that has not taken effect', async () => {
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

  test('is confirmed by the link of a letter alone; a sign-in that confirms goes on', async () => {
    const { email, token } = await registered('begun')
    const link = desk.linkIn('not-mine', email)
    expect((await desk.confirm(link, token)).status).toBe(200)
    expect(await desk.profileOf(token)).not.toHaveProperty('email_confirm_by')
    expect((await desk.confirm(link)).body['code']).toBe('link_spent')
    // Who is signed in to it may click again.
    expect((await desk.confirm(link, token)).status).toBe(200)
  })

  test('is confirmed without the sign-in that registered, which can be a stranger’s and ends', async () => {
    const { email, token: strangers, sessionId } = await registered()
    const other = await desk.registered({ jobId, interview: 'none' })
    // The owner of the mailbox is signed in to another account.
    expect((await desk.confirm(desk.linkIn('confirm', email), other.token)).status).toBe(200)
    expect(await desk.statusOf(strangers)).toBe(401)
    expect((await call('GET /auth/me/export', { token: strangers })).status).toBe(401)
    expect((await call('DELETE /auth/me', { token: strangers, json: {} })).status).toBe(401)
    expect(await desk.statusOf(other.token)).toBe(200)
    // The owner gets in by a link, and everything is there.
    expect((await desk.reset(await desk.resetLinkFor(email))).body['emptied']).toBe(false)
    expect(await applicationsOf(tokenIn(await desk.signIn(email, newPassword)))).toHaveLength(1)
    expect(await interviewKeys(stack, sessionId)).not.toEqual([])
  })
})

describe('an account whose password was chosen before the proof', () => {
  test('keeps what is in it for who signs in with that password, also while strangers fail elsewhere', async () => {
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

  test('changes nothing before its owner has chosen', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const link = await desk.resetLinkFor(email)
    for (const contents of [undefined, 'keep'] as const) {
      const answer = await desk.reset(link, contents === undefined ? {} : { contents })
      expect([answer.status, answer.body['code']]).toEqual([409, 'contents_undecided'])
    }
    expect(await desk.profileOf(token)).toMatchObject({ cvFileName: 'attacker.pdf' })
    expect((await desk.reset(link, { contents: 'empty' })).status).toBe(200)
  })

  test('keeps everything with a new password for the browser that is signed in to it', async () => {
    const { email, token } = await desk.registered({ jobId, interview: 'none' })
    const answer = await desk.reset(await desk.resetLinkFor(email), { bearer: token })
    expect(answer.body['emptied']).toBe(false)
    expect(await desk.profileBehind(email)).toMatchObject({ cvFileName: 'attacker.pdf' })
  })

  test('starts empty: the stranger has no way in, and nothing that was not begun with recruiters is left', async () => {
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

  test('is confirmed by a letter only together with a sign-in to it', async () => {
    const [one, other] = [
      await desk.registered({ jobId, interview: 'none' }),
      await desk.registered({ jobId, interview: 'none' }),
    ]
    const link = desk.linkIn('confirm', one.email)
    expect((await desk.confirm(link)).body['code']).toBe('sign_in_to_confirm')
    expect((await desk.confirm(link, other.token)).body['code']).toBe('sign_in_to_confirm')
    expect((await desk.reset(link, { contents: 'empty' })).body['code']).toBe('link_spent')
    expect((await desk.confirm(link, one.token)).status).toBe(200)
    expect(await desk.profileOf(one.token)).not.toHaveProperty('email_confirm_by')
  })
})

describe('starting empty with an interview that was begun', () => {
  test('leaves it to recruiters, without the address and marked as not proved', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'finished' })
    await filesSettled(stack, { userId, sessionId })
    expect((await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })).status).toBe(200)
    await filesSettled(stack, { userId, sessionId })

    const { body } = await call(`GET /recruiting/applications/${userId}--${jobId}`)
    expect(body['data']).toMatchObject({
      application: {
        candidate: { name: 'The Stranger', email: '', isAddressProved: false },
        interview: 'completed',
      },
      profile: { cvFileName: 'attacker.pdf' },
    })
    const keys = await interviewKeys(stack, sessionId)
    expect(keys.join(' ')).toContain('recording.webm')
    const files = await filesOfInterview(stack, sessionId)
    expect(files).toContain('Email address not proved')
    expect(files).not.toContain(email)
    const old = JSON.stringify(
      (await everyRow(stack)).filter(({ id, userId: of }) => id === userId || of === userId),
    )
    expect(old).not.toContain(email)
  })

  test('is told to recruiters by their tool, before and after', async () => {
    const { email, userId } = await desk.registered({ jobId, interview: 'finished' })
    const shown = async () =>
      (await recruiterTool(stack.site)('applications', 'show', `${userId}--${jobId}`)).stdout
    expect(await shown()).toContain(`${email}  (address not proved)`)
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    expect(await shown()).toContain('address not proved; letters are not sent')
    expect(await shown()).not.toContain(email)
  })

  test('sends no letter about it', async () => {
    const { email, userId } = await desk.registered({ jobId, interview: 'finished' })
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    stack.ses.inbox.clear()
    await call(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'reviewed' } })
    stack.passTime(11 * 60)
    stack.runSchedules()
    await eventually(
      () => rowOf(stack, 'applications', { userId, jobId }),
      (row) => row?.['status'] === 'reviewed' && row['letter'] === undefined,
    )
    expect(stack.ses.inbox.list()).toEqual([])
  })

  test('ends with the retention of interviews', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'finished' })
    await desk.reset(await desk.resetLinkFor(email), { contents: 'empty' })
    await desk.expireOn(179)
    expect(await rowOf(stack, 'users', { id: userId })).toBeDefined()
    await desk.expireOn(181)
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
    // The function that writes the files may have been at it; what it wrote is removed a minute after the deletion.
    stack.passTime(181 * 24 * 60 * 60)
    await eventually(
      () => {
        stack.passTime(60)
        return interviewKeys(stack, sessionId)
      },
      (keys) => keys.length === 0,
    )
    stack.shiftClock(0)
    // The owner of the mailbox has an account of their own by now.
    expect((await desk.signIn(email, newPassword)).status).toBe(200)
  })
})

describe('"Delete this account"', () => {
  test.each(['', goodPassword])('with the password "%s" frees the address', async (password) => {
    const { email, token, userId } = await desk.registered({ jobId, password, interview: 'none' })
    const link = desk.linkIn('not-mine', email)
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
      async () => desk.lettersTo(email).find(({ subject }) => subject.startsWith('We received')),
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
    expect((await call('POST /auth/not-mine', { json: { token: older } })).body['code']).toBe('link_spent')
    expect(await desk.statusOf(token)).toBe(200)
  })
})

describe('a mistyped address', () => {
  const correct = (token: string, email: string) => call('PATCH /auth/email', { token, json: { email } })

  test('is corrected once, with which the links in the other mailbox end', async () => {
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

describe('over time', () => {
  test('an account with nothing begun is deleted after two reminders, and frees the address', async () => {
    const { email, userId, sessionId } = await desk.registered({ jobId, interview: 'none' })
    const reminders = () =>
      desk.lettersTo(email).filter(({ subject }) => subject.startsWith('Please confirm'))
    await desk.expireOn(2)
    expect(reminders()).toHaveLength(0)
    for (const day of [3, 4, 5, 6, 6.5]) await desk.expireOn(day + 0.01)
    expect(reminders()).toHaveLength(2)
    for (const { text } of reminders()) expect(text).toContain('Delete this account: http')
    expect(await rowOf(stack, 'users', { id: userId })).toBeDefined()
    await desk.expireOn(7.01)
    expect(await rowOf(stack, 'users', { id: userId })).toBeUndefined()
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    const { body } = await call('POST /auth/check-existing-user', { json: { email } })
    expect(body['data']).toEqual({ exists: false })
  })

  test.each(['an interview that was begun', 'a decision of a recruiter'])(
    'one with %s survives day 8, also when its links have expired',
    async (begun) => {
      const isDecided = begun.startsWith('a decision')
      const { email, userId, token } = await desk.registered({
        jobId,
        password: '',
        interview: isDecided ? 'none' : 'finished',
      })
      if (isDecided) {
        await call(`PATCH /recruiting/applications/${userId}--${jobId}`, { json: { status: 'rejected' } })
        stack.passTime(11 * 60)
        stack.runSchedules()
        await eventually(
          () => rowOf(stack, 'applications', { userId, jobId }),
          (row) => row?.['status'] === 'rejected',
        )
      }
      for (const day of [3, 6, 7, 8]) await desk.expireOn(day + 0.01)
      const texts = desk.lettersTo(email).filter(({ subject }) => subject.startsWith('Please confirm'))
      expect(texts).toHaveLength(2)
      for (const { text } of texts) expect(text).not.toMatch(/we delete the account/)
      expect(await desk.statusOf(token)).toBe(200)
      await desk.reset(await desk.resetLinkFor(email), { contents: 'keep' })
      const mine = tokenIn(await desk.signIn(email, newPassword))
      expect(await applicationsOf(mine)).toHaveLength(1)
    },
  )

  test('a mailbox that refuses letters gets no reminder', async () => {
    const email = `bounce+${Date.now()}@simulator.amazonses.com`
    const { body } = await call('POST /auth/register', {
      form: { name: 'Nobody Here', email, password: goodPassword },
    })
    const { id } = (body['data'] as { user: { id: string } }).user
    await eventually(
      () => rowOf(stack, 'users', { id }),
      (row) => row?.['bouncedAt'] !== undefined,
    )
    for (const day of [3, 6]) await desk.expireOn(day + 0.01)
    expect(desk.lettersTo(email)).toHaveLength(1)
    await desk.expireOn(7.01)
    expect(await rowOf(stack, 'users', { id })).toBeUndefined()
  })
})

describe('a way in for who is refused for too many attempts', () => {
  const ask = (email: string) => call('POST /auth/sign-in-link', { json: { email } })

  test('is e-mailed, and the answer does not tell whether there is an account', async () => {
    const { email } = await desk.registered({ jobId, interview: 'none' })
    const [known, unknown] = [await ask(email), await ask('nobody.at.all@example.com')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(desk.linkIn('reset', email)).not.toBe('')
    expect(desk.lettersTo('nobody.at.all@example.com').map(({ subject }) => subject)).toEqual([
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

  test('is limited for an address alike with and without an account', async () => {
    startWindow(stack, limits.signInLink)
    const { email } = await desk.registered({ jobId, interview: 'none' })
    for (const address of [email, 'nobody.limited@example.com']) {
      for (let time = 0; time < limits.signInLink.max; time += 1)
        expect((await ask(address)).status).toBe(200)
      expect((await ask(address)).status).toBe(429)
    }
  })
})
