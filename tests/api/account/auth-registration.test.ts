import { describe, expect } from 'vitest'
import { limits } from '#shared/platform/contract/limits.ts'
import { aCandidate, aNetwork, goodPassword, tokenIn } from '#tests/support/api.ts'
import { call, setUpProduct, stack, test } from '#tests/support/api-fixtures.ts'
import { mailsTo } from '#tests/support/inbox.ts'
import { isWideRun } from '#tests/support/wide-run.ts'
import { leaveCalls, startWindow } from '#tests/support/window.ts'

setUpProduct()

/** Rounds of concurrent registrations of one e-mail address; more with `ROUNDS=1000`. */
const rounds = Number(process.env['ROUNDS'] ?? (isWideRun ? 20 : 5))
const atOnce = 20
const secondsPerRound = 2

const emailsTo = (email: string) => mailsTo(stack, email)
const register = (fields: Record<string, string>, address = aNetwork()) =>
  call('POST /auth/register', {
    form: { name: 'Aisyah Rahman', password: goodPassword, ...fields },
    address,
  })

describe('opening an account', () => {
  test('signs in, stores the fields, and sends a welcome e-mail without the password', async () => {
    const person = await aCandidate(call, { phone: '+60 12-345 6789' })
    const { body } = await call('GET /auth/me', { token: person.token })
    expect(body['data']).toMatchObject({
      id: person.id,
      email: person.email,
      name: person.name,
      phone: '+60 12-345 6789',
      skills: [],
      cv_url: null,
    })
    const [email] = emailsTo(person.email)
    expect(email?.subject).toContain('Your candidate account')
    expect(email?.text).toContain('/login')
    expect(email?.text + String(email?.html)).not.toContain(person.password)
    expect(email?.text + String(email?.html)).not.toContain('#reset=')
  })

  test('without a password e-mails a link to set one', async () => {
    const person = await aCandidate(call, { password: '' })
    const [email] = emailsTo(person.email)
    expect(email?.text).toMatch(/\/forgot-password#reset=[\w-]{43}/)
    expect(email?.html).toMatch(/href="[^"]+\/forgot-password#reset=[\w-]{43}"/)
  })

  test('succeeds while SES is down, and signs in', async () => {
    stack.ses.faults.set({ kind: 'down' })
    const answer = await register({ email: 'no.mail@example.com' })
    stack.ses.faults.set(null)
    expect(answer.status).toBe(200)
    expect((await call('GET /auth/me', { token: tokenIn(answer) })).status).toBe(200)
    expect(emailsTo('no.mail@example.com')).toEqual([])
  })

  test.each([
    ['name', { name: ' ' }, 'Please enter your name'],
    ['email', { email: 'nobody' }, 'Please enter a valid email (e.g., name@example.com)'],
    ['password', { password: 'short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'only letters' }, 'Password must contain both letters and numbers'],
    ['phone', { phone: 'call me' }, 'Please use only digits, spaces and + ( ) - . in the phone number'],
  ])('with an invalid %s is refused with a message', async (field, change, message) => {
    const { status, body } = await register({ email: 'someone@example.com', ...change })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ loc: ['body', field], msg: message }])
  })

  test.each([
    ['is common', 'Password123'],
    ['is a row of keys', 'qwertyuiop1'],
    ["is the candidate's name", 'Rahman2024!'],
    ["is the candidate's e-mail address", 'someone.99'],
  ])('with a password that %s is refused', async (_, password) => {
    const { status, body } = await register({ email: 'someone@example.com', password })
    expect([status, body['code']]).toEqual([422, 'password_too_common'])
  })

  test('for an e-mail address with an account is refused in any spelling', async () => {
    const { email } = await aCandidate(call)
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      const { status, body } = await register({ email: spelling })
      expect([status, body['code']]).toEqual([409, 'email_taken'])
    }
  })

  test('the refusal contains nothing of the account', async () => {
    const { email, id, name } = await aCandidate(call, { name: 'Another Name Entirely' })
    const { body } = await register({ email })
    expect(JSON.stringify(body)).not.toContain(name)
    expect(JSON.stringify(body)).not.toContain(id)
  })

  test('is limited per network', async () => {
    startWindow(stack, limits.registration)
    const address = aNetwork()
    const again = () => register({ email: 'one@example.com', password: '' }, address)
    await again()
    await leaveCalls(stack, 'registration', 7)
    const attempts = await Promise.all(Array.from({ length: 10 }, again))
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test(
    `of ${atOnce} concurrent registrations of one address, one succeeds (${rounds} rounds)`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const email = `race.${round}@example.com`
        const answers = await Promise.all(
          Array.from({ length: atOnce }, (_, person) =>
            register({ email: person % 2 === 0 ? email : email.toUpperCase(), password: '' }),
          ),
        )
        const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
        expect(statuses).toEqual([200, ...Array<number>(atOnce - 1).fill(409)])
      }
    },
    rounds * secondsPerRound * 1000 + 10_000,
  )
})

describe('the check for an existing user', () => {
  test('answers true and false', async () => {
    const { email } = await aCandidate(call)
    const ask = async (address: string) =>
      (await call('POST /auth/check-existing-user', { json: { email: address } })).body['data']
    expect(await ask(email.toUpperCase())).toEqual({ exists: true })
    expect(await ask('nobody.at.all@example.com')).toEqual({ exists: false })
  })

  test('is limited per network, so that a script cannot list the candidates', async () => {
    startWindow(stack, limits.accountLookup)
    const address = aNetwork()
    const ask = () => call('POST /auth/check-existing-user', { json: { email: 'x@example.com' }, address })
    expect((await ask()).status).toBe(200)
    await leaveCalls(stack, 'accountLookup', 7)
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  })
})
