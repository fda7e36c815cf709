import { beforeEach, describe, expect } from 'vitest'
import { limits } from '#shared/contract/limits.ts'
import { createAccountExpiryApp } from '#functions/account-expiry/app.ts'
import { accountExpiry } from '#functions/account-expiry/expire.ts'
import { unprovedSeconds } from '#functions/accounts/lifetimes.ts'
import { createLog } from '#functions/http/log.ts'
import { systemRandom } from '#functions/ports.ts'
import { credentialsOf } from '#infra/local/account/principals.ts'
import { localConfig } from '#infra/local/functions/config.ts'
import { aCandidate, aNetwork, caller, goodPassword, tokenIn, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import { postWithFile } from '#tests/support/cv-upload.ts'
import { cvPdf } from '#tests/support/documents.ts'
import { aJob, putJobs } from '#tests/support/jobs.ts'
import { everyRow } from '#tests/support/rows.ts'
import { interviewKeys, runningInterview, uploadPart } from '#tests/support/rooms.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { startWindow } from '#tests/support/window.ts'

let stack: TestStack
let call: Call
test.beforeAll(async ({ stack: given }) => {
  stack = given
  call = caller(stack)
  await putJobs(stack, [aJob()])
})
beforeEach(() => {
  stack.ses.inbox.clear()
  startWindow(stack, limits.signInPerAccount)
})

const newPassword = 'nine nodes and 1 switch'
const lettersTo = (email: string) => stack.ses.inbox.list().filter(({ to }) => to.includes(email))
const signIn = (email: string, password = goodPassword, address = aNetwork()) =>
  call('POST /auth/login', { json: { email, password }, address })
const statusOf = async (token: string): Promise<number> => (await call('GET /auth/me', { token })).status
const profileOf = async (token: string) =>
  (await call('GET /auth/me', { token })).body['data'] as Record<string, unknown>

async function linkFor(email: string): Promise<string> {
  await call('POST /auth/forgot-password', { form: { email } })
  return /#reset=([\w-]+)/.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? ''
}

const reset = (token: string, address = aNetwork(), bearer?: string) =>
  call('POST /auth/reset-password', { json: { token, password: newPassword }, address, token: bearer })

describe('a look-alike address cannot be registered', () => {
  test.each([
    ['a full-width letter', '\uff56ictim@example.com'],
    ['a zero-width space', 'vic\u200btim@example.com'],
    ['a soft hyphen', 'vic\u00adtim@example.com'],
    ['a letter of another script', 'vi\u0441tim@example.com'],
    ['a domain in full-width letters', 'victim@\uff45xample.com'],
    ['two dots, to which SES does not deliver', 'vic..tim@example.com'],
  ])('with %s', async (_, email) => {
    const form = { name: 'Somebody Else', email, password: goodPassword }
    const { status, body } = await call('POST /auth/register', { form })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ loc: ['body', 'email'] }])
    const text = `Somebody Else\n${email}\nExperience\nEngineer, Example, 2019 - 2021`
    const read = await call('POST /cv/analyze-text', { json: { text } })
    expect(read.body['data']).not.toMatchObject({ userExists: true })
  })

  test('so the owner of the address opens an account and receives its letters', async () => {
    const { email } = await aCandidate(call, { email: 'Victim.Of.Nobody@Example.com' })
    await linkFor(email)
    // Letters go to the canonical spelling.
    expect(lettersTo('victim.of.nobody@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Welcome aboard'),
      expect.stringContaining('Set a new password'),
    ])
  })
})

describe('strangers do not lock the owner of an account out', () => {
  const wrong = (email: string, address: string) => signIn(email, 'not the right 1', address)

  test('from one network: it alone is refused after ten failures', async () => {
    const { email } = await aCandidate(call)
    const stranger = aNetwork()
    for (let time = 0; time < limits.signInPerAccount.most; time += 1)
      expect((await wrong(email, stranger)).status).toBe(401)
    expect((await signIn(email, goodPassword, stranger)).status).toBe(429)
    expect((await signIn(email)).status).toBe(200)
  })

  test('from many networks: who signed in before from a network goes on there', async () => {
    const { email } = await aCandidate(call)
    const home = aNetwork()
    expect((await signIn(email, goodPassword, home)).status).toBe(200)
    for (let time = 0; time < limits.signInByStrangers.most; time += 1)
      expect((await wrong(email, aNetwork())).status).toBe(401)
    const elsewhere = await signIn(email)
    expect(elsewhere.status).toBe(429)
    expect(elsewhere.headers.get('retry-after')).toBe(String(elsewhere.body['retry_after']))
    expect((await signIn(email, goodPassword, home)).status).toBe(200)
  })

  test('who proves the mailbox gets in at once, also where their own failures are counted', async () => {
    const { email } = await aCandidate(call)
    const home = aNetwork()
    for (let time = 0; time < limits.signInPerAccount.most; time += 1) await wrong(email, home)
    for (let time = 0; time < limits.signInByStrangers.most; time += 1) await wrong(email, aNetwork())
    expect((await signIn(email, goodPassword, home)).status).toBe(429)

    const phone = aNetwork()
    expect((await reset(await linkFor(email), phone)).status).toBe(200)
    // The strangers go on meanwhile.
    for (let time = 0; time < limits.signInByStrangers.most; time += 1) await wrong(email, aNetwork())
    expect((await wrong(email, aNetwork())).status).toBe(429)
    expect((await signIn(email, newPassword, phone)).status).toBe(200)
  })

  test('at the same time from many networks, no more passwords are judged than the limit allows', async () => {
    const { email } = await aCandidate(call)
    const answers = await Promise.all(
      Array.from({ length: limits.signInByStrangers.most + 10 }, () => wrong(email, aNetwork())),
    )
    const judged = answers.filter(({ status }) => status === 401)
    expect(judged.length).toBeLessThanOrEqual(limits.signInByStrangers.most)
    expect(judged.length).toBeGreaterThan(0)
  })

  test('an unknown address is limited like an account', async () => {
    const address = aNetwork()
    const email = 'nobody.at.all@example.com'
    for (let time = 0; time < limits.signInPerAccount.most; time += 1)
      expect((await wrong(email, address)).status).toBe(401)
    expect((await wrong(email, address)).status).toBe(429)
  })
})

/** A stranger registers the address with a CV, applies and begins an interview. */
async function squatted(fields: Record<string, string> = {}) {
  const email = `owner.${systemRandom.id().slice(0, 8)}@example.com`
  const registered = await postWithFile(
    stack,
    '/auth/register',
    { fileName: 'attacker.pdf', bytes: cvPdf({ email, name: 'The Stranger' }) },
    { fields: { name: 'The Stranger', email, phone: '+60 12-345 6789', password: goodPassword, ...fields } },
  )
  const token = tokenIn(registered)
  await call('PATCH /auth/me', { token, json: { about: 'https://evil.example', skills: ['phishing'] } })
  const sessionId = await runningInterview({ call, token, jobId: aJob().id })
  await uploadPart({ call, token, sessionId }, { part: 0, bytes: 'film' })
  return { email, token, sessionId }
}

describe('the first proof of a mailbox', () => {
  test('empties what a stranger put into the account before', async () => {
    const { email, token: strangers, sessionId } = await squatted()
    const answer = await reset(await linkFor(email))
    expect(answer.body['emptied']).toBe(true)
    expect(await statusOf(strangers)).toBe(401)

    const token = tokenIn(await signIn(email, newPassword))
    expect(await profileOf(token)).toMatchObject({
      email,
      name: email.split('@')[0],
      phone: '',
      about: '',
      skills: [],
      cv_url: null,
      cvFileName: null,
    })
    const { body } = await call('GET /auth/me/export', { token })
    expect(body['data']).toMatchObject({ applications: [], interviews: [], files: [] })
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    expect(JSON.stringify(await everyRow(stack))).not.toMatch(/attacker\.pdf|evil\.example|The Stranger/)
  })

  test('keeps what who is signed in to the account put into it', async () => {
    const { email, token } = await squatted()
    const answer = await reset(await linkFor(email), aNetwork(), token)
    expect(answer.body['emptied']).toBe(false)
    const mine = await profileOf(tokenIn(await signIn(email, newPassword)))
    expect(mine).toMatchObject({ name: 'The Stranger', cvFileName: 'attacker.pdf' })
    expect(mine).not.toHaveProperty('email_confirm_by')
  })

  test('by the link of the registration keeps what was registered', async () => {
    const { email } = await squatted({ password: '' })
    const link = /#reset=([\w-]+)/.exec(lettersTo(email)[0]?.text ?? '')?.[1] ?? ''
    expect((await reset(link)).status).toBe(200)
    expect(await profileOf(tokenIn(await signIn(email, newPassword)))).toMatchObject({
      cvFileName: 'attacker.pdf',
    })
  })

  test('happens once: a later reset keeps everything', async () => {
    const { email } = await squatted()
    await reset(await linkFor(email))
    const token = tokenIn(await signIn(email, newPassword))
    await call('PATCH /auth/me', { token, json: { title: 'Network Engineer' } })
    await reset(await linkFor(email))
    expect(await profileOf(tokenIn(await signIn(email, newPassword)))).toMatchObject({
      title: 'Network Engineer',
    })
  })
})

describe('confirming the e-mail address', () => {
  const linkIn = (email: string): string =>
    /\/dashboard\?confirm=([\w-]{43})/.exec(lettersTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  const confirm = (link: string, token: string | undefined) =>
    call('POST /auth/confirm-email', { json: { token: link }, token })

  test('needs the link and the sign-in, and works again and again', async () => {
    const { email, token } = await aCandidate(call)
    expect((await profileOf(token))['email_confirm_by']).toEqual(expect.any(String))
    expect((await confirm(linkIn(email), undefined)).status).toBe(401)
    expect((await confirm(linkIn(email), token)).status).toBe(200)
    expect(await profileOf(token)).not.toHaveProperty('email_confirm_by')
    expect((await confirm(linkIn(email), token)).status).toBe(200)
  })

  test('does not work with the link of another account, nor sets a password', async () => {
    const [one, other] = [await aCandidate(call), await aCandidate(call)]
    expect((await confirm(linkIn(one.email), other.token)).body['code']).toBe('link_spent')
    expect((await reset(linkIn(one.email))).body['code']).toBe('link_spent')
  })

  test('can be asked for again three times an hour', async () => {
    startWindow(stack, limits.confirmationLetter)
    const { email, token } = await aCandidate(call)
    const again = () => call('POST /auth/confirm-email/send', { token })
    for (let time = 0; time < limits.confirmationLetter.most; time += 1)
      expect((await again()).status).toBe(200)
    expect((await again()).status).toBe(429)
    expect(lettersTo(email)).toHaveLength(1 + limits.confirmationLetter.most)
    expect((await confirm(linkIn(email), token)).status).toBe(200)
  })
})

describe('an account whose mailbox nobody proves', () => {
  const expireAt = async (seconds: number): Promise<void> => {
    const addresses = { site: stack.site, dynamo: stack.dynamo, s3: stack.s3, ses: stack.ses.url }
    const clock = () => new Date(Date.now() + seconds * 1000)
    const world = { clock, random: systemRandom, log: createLog({}, () => {}) }
    await accountExpiry(
      createAccountExpiryApp(localConfig(addresses, credentialsOf('accountExpiry')), world),
    )()
  }

  test('is deleted after seven days with everything it holds, and frees the address', async () => {
    await stack.empty()
    await putJobs(stack, [aJob()])
    const { email, token, sessionId } = await squatted()
    await expireAt(unprovedSeconds - 60)
    expect(await statusOf(token)).toBe(200)
    await expireAt(unprovedSeconds + 60)
    expect(await statusOf(token)).toBe(401)
    expect(await interviewKeys(stack, sessionId)).toEqual([])
    expect(JSON.stringify(await everyRow(stack))).not.toContain(email)
    expect((await aCandidate(call, { email })).token).toBeDefined()
  })

  test('stays once it is proved', async () => {
    const { email } = await aCandidate(call)
    await reset(await linkFor(email))
    await expireAt(2 * unprovedSeconds)
    expect((await signIn(email, newPassword)).status).toBe(200)
  })
})
