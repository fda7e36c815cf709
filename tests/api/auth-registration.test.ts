import { describe, expect } from 'vitest'
import { limits } from '#functions/accounts/limits.ts'
import { aCandidate, aNetwork, caller, goodPassword, type Call } from '#tests/support/api.ts'
import { test } from '#tests/support/api-fixtures.ts'
import type { TestStack } from '#tests/support/stack.ts'
import { startWindow } from '#tests/support/window.ts'

let stack: TestStack
let call: Call
test.beforeAll(({ stack: given }) => {
  stack = given
  call = caller(stack)
})

/** How often one address is registered by many at once; more with `ROUNDS=1000`. */
const rounds = Number(process.env['ROUNDS'] ?? 20)
const atOnce = 20
const secondsPerRound = 2

const lettersTo = (email: string) => stack.ses.inbox.list().filter(({ to }) => to.includes(email))
const register = (fields: Record<string, string>, address = aNetwork()) =>
  call('POST /auth/register', {
    form: { name: 'Aisyah Rahman', password: goodPassword, ...fields },
    address,
  })

describe('opening an account', () => {
  test('signs in, keeps what was said, and welcomes by letter without any password in it', async () => {
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
    const [letter] = lettersTo(person.email)
    expect(letter?.subject).toContain('Welcome aboard')
    expect(letter?.text).toContain('/login')
    expect(letter?.text + String(letter?.html)).not.toContain(person.password)
    expect(letter?.text + String(letter?.html)).not.toContain('#reset=')
  })

  test('without a password mails a link to set one', async () => {
    const person = await aCandidate(call, { password: '' })
    const [letter] = lettersTo(person.email)
    expect(letter?.text).toMatch(/\/forgot-password#reset=[\w-]{43}/)
    expect(letter?.html).toMatch(/href="[^"]+\/forgot-password#reset=[\w-]{43}"/)
  })

  test('does not fail because the mail service does', async () => {
    stack.ses.faults.set({ kind: 'down' })
    const { status } = await register({ email: 'no.mail@example.com' })
    stack.ses.faults.set(null)
    expect(status).toBe(200)
  })

  test.each([
    ['name', { name: ' ' }, 'Please enter your name'],
    ['email', { email: 'nobody' }, 'Please enter a valid email (e.g., name@example.com)'],
    ['password', { password: 'short1' }, 'Password must be at least 8 characters'],
    ['password', { password: 'only letters' }, 'Password must contain both letters and numbers'],
    ['phone', { phone: 'call me' }, 'Please use only digits, spaces and + ( ) - . in the phone number'],
  ])('with a bad %s is refused and says what to do', async (field, change, message) => {
    const { status, body } = await register({ email: 'someone@example.com', ...change })
    expect(status).toBe(422)
    expect(body['detail']).toMatchObject([{ loc: ['body', field], msg: message }])
  })

  test.each([
    ['everybody tries', 'Password123'],
    ['is a walk over the keyboard', 'qwertyuiop1'],
    ['is the person’s own name', 'Rahman2024!'],
    ['is the person’s own address', 'someone.99'],
  ])('with a password that %s is refused', async (_, password) => {
    const { status, body } = await register({ email: 'someone@example.com', password })
    expect([status, body['code']]).toEqual([422, 'password_too_common'])
  })

  test('for an address that has one is refused, however the address is written', async () => {
    const { email } = await aCandidate(call)
    for (const spelling of [email, email.toUpperCase(), ` ${email} `]) {
      const { status, body } = await register({ email: spelling })
      expect([status, body['code']]).toEqual([409, 'email_taken'])
    }
  })

  test('the refusal says nothing of who has the account', async () => {
    const { email, id, name } = await aCandidate(call, { name: 'Somebody Quite Different' })
    const { body } = await register({ email })
    expect(JSON.stringify(body)).not.toContain(name)
    expect(JSON.stringify(body)).not.toContain(id)
  })

  test('is limited for each network', async () => {
    startWindow(stack, limits.registrationPerNetwork)
    const address = aNetwork()
    const attempts = await Promise.all(
      Array.from({ length: limits.registrationPerNetwork.most + 3 }, () =>
        register({ email: 'one@example.com', password: '' }, address),
      ),
    )
    expect(attempts.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  test(
    `of ${atOnce} people who register one address at once, one gets it (${rounds} rounds)`,
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

describe('asking whether an address has an account', () => {
  test('is answered yes and no', async () => {
    const { email } = await aCandidate(call)
    const ask = async (address: string) =>
      (await call('POST /auth/check-existing-user', { json: { email: address } })).body['data']
    expect(await ask(email.toUpperCase())).toEqual({ exists: true })
    expect(await ask('nobody.at.all@example.com')).toEqual({ exists: false })
  })

  test('is limited for each network, so that nobody reads the list of candidates', async () => {
    startWindow(stack, limits.lookupPerNetwork)
    const address = aNetwork()
    const answers = await Promise.all(
      Array.from({ length: limits.lookupPerNetwork.most + 2 }, () =>
        call('POST /auth/check-existing-user', { json: { email: 'x@example.com' }, address }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})
