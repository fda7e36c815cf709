import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { aCandidate, aNetwork, goodPassword } from '#tests/support/api.ts'
import { call, setUpAccounts, stack, test } from '#tests/support/api-fixtures.ts'
import { linkIn, mailsTo } from '#tests/support/inbox.ts'

setUpAccounts()

const newPassword = 'nine nodes and 1 switch'
const signIn = (email: string, password = goodPassword, address = aNetwork()) =>
  call('POST /auth/login', { json: { email, password }, address })

async function linkFor(email: string): Promise<string> {
  await call('POST /auth/forgot-password', { form: { email } })
  return linkIn(stack, 'reset', email)
}

type Reset = { address?: string; bearer?: string; contents?: 'keep' | 'empty' }
const reset = (token: string, { address = aNetwork(), bearer, contents }: Reset = {}) =>
  call('POST /auth/reset-password', {
    json: { token, password: newPassword, ...(contents === undefined ? {} : { contents }) },
    address,
    token: bearer,
  })

describe('a look-alike address cannot be registered', () => {
  test.beforeAll(async () => {
    for (const email of ['victim@example.com', 'vic.tim@example.com']) await aCandidate(call, { email })
  })

  // The CV reader turns full-width letters into ASCII letters, so it finds the plain address.
  test.each([
    ['a full-width letter', '\uff56ictim@example.com', true],
    ['a zero-width space', 'vic\u200btim@example.com', false],
    ['a soft hyphen', 'vic\u00adtim@example.com', false],
    ['a letter of another script', 'vi\u0441tim@example.com', false],
    ['a domain in full-width letters', 'victim@\uff45xample.com', true],
    ['two dots, to which SES does not deliver', 'vic..tim@example.com', false],
  ])('with %s', async (_, email, userExists) => {
    const form = { name: 'Another Person', email, password: goodPassword }
    const { status, body } = await call('POST /auth/register', { form })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ loc: ['body', 'email'] }])
    const text = `Another Person\n${email}\nExperience\nEngineer, Example, 2019 - 2021`
    const read = await call('POST /cv/analyze-text', { json: { text } })
    expect([read.status, read.body['data']]).toMatchObject([200, { userExists }])
  })

  test('so the owner of the address opens an account and receives its e-mails', async () => {
    const { email } = await aCandidate(call, { email: 'Owner.Of.Address@Example.com' })
    await linkFor(email)
    // E-mails go to the canonical spelling.
    expect(mailsTo(stack, 'owner.of.address@example.com').map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your candidate account'),
      expect.stringContaining('Set a new password'),
    ])
  })
})

describe('strangers do not lock the owner of an account out', () => {
  const wrong = (email: string, address: string) => signIn(email, 'not the right 1', address)

  test('from one network: after ten failures that network alone is refused', async () => {
    const { email } = await aCandidate(call)
    const stranger = aNetwork()
    for (let time = 0; time < limits.signInPerAccount.max; time += 1)
      expect((await wrong(email, stranger)).status).toBe(401)
    expect((await signIn(email, goodPassword, stranger)).status).toBe(429)
    expect((await signIn(email)).status).toBe(200)
  })

  test('from many networks: the owner still signs in from a network of an earlier sign-in', async () => {
    const { email } = await aCandidate(call)
    const home = aNetwork()
    expect((await signIn(email, goodPassword, home)).status).toBe(200)
    for (let time = 0; time < limits.signInByStrangers.max; time += 1)
      expect((await wrong(email, aNetwork())).status).toBe(401)
    const elsewhere = await signIn(email)
    expect(elsewhere.status).toBe(429)
    expect(elsewhere.headers.get('retry-after')).toBe(String(elsewhere.body['retry_after']))
    expect((await signIn(email, goodPassword, home)).status).toBe(200)
  })

  test('the owner gets in by an e-mailed link, also where their own failures are counted', async () => {
    const { email } = await aCandidate(call)
    const home = aNetwork()
    for (let time = 0; time < limits.signInPerAccount.max; time += 1) await wrong(email, home)
    for (let time = 0; time < limits.signInByStrangers.max; time += 1) await wrong(email, aNetwork())
    expect((await signIn(email, goodPassword, home)).status).toBe(429)

    const phone = aNetwork()
    expect((await reset(await linkFor(email), { address: phone, contents: 'empty' })).status).toBe(200)
    // The strangers continue meanwhile.
    for (let time = 0; time < limits.signInByStrangers.max; time += 1) await wrong(email, aNetwork())
    expect((await wrong(email, aNetwork())).status).toBe(429)
    expect((await signIn(email, newPassword, phone)).status).toBe(200)
  })

  test('by concurrent calls from many networks: no more passwords are checked than the limit allows', async () => {
    const { email } = await aCandidate(call)
    const answers = await Promise.all(
      Array.from({ length: limits.signInByStrangers.max + 10 }, () => wrong(email, aNetwork())),
    )
    const judged = answers.filter(({ status }) => status === 401)
    expect(judged.length).toBeLessThanOrEqual(limits.signInByStrangers.max)
    expect(judged.length).toBeGreaterThan(0)
  })

  test('an unknown address is limited like an account', async () => {
    const address = aNetwork()
    const email = 'nobody.at.all@example.com'
    for (let time = 0; time < limits.signInPerAccount.max; time += 1)
      expect((await wrong(email, address)).status).toBe(401)
    expect((await wrong(email, address)).status).toBe(429)
  })
})
