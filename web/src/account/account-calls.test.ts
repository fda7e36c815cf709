import { describe, expect, test } from 'vitest'
import { register, requestReset, setPassword, signIn } from './account-calls.ts'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const good = { email: ' aisyah@example.com ', password: 'eight racks in 1 row' }

describe('signing in', () => {
  test('trims the e-mail address but not the password', () => {
    expect(signIn.read(form({ ...good, password: ' spaces 1 ' }))).toEqual({
      valid: true,
      body: { email: 'aisyah@example.com', password: ' spaces 1 ', remember: false },
    })
    expect(signIn.read(form({ ...good, remember: 'on' }))).toMatchObject({ body: { remember: true } })
  })

  test.each(['', 'aisyah', 'aisyah@', 'a b@example.com'])('refuses %j as an e-mail address', (email) => {
    expect(signIn.read(form({ ...good, email }))).toEqual({
      valid: false,
      problems: { email: 'Invalid email address' },
    })
  })

  test('asks for eight characters, but not for the other rules of new passwords', () => {
    expect(signIn.read(form({ ...good, password: 'seven77' }))).toEqual({
      valid: false,
      problems: { password: 'Password must be at least 8 characters' },
    })
    expect(signIn.read(form({ ...good, password: 'onlyletters' }))).toMatchObject({ valid: true })
  })
})

describe('requesting a reset link', () => {
  test('needs an e-mail address', () => {
    expect(requestReset.read(form({ email: '  ' }))).toEqual({
      valid: false,
      problems: { email: 'Please enter your email address' },
    })
    expect(requestReset.read(form(good))).toEqual({ valid: true, body: { email: 'aisyah@example.com' } })
  })
})

describe('a new password', () => {
  test('is valid when it meets the rules and the confirmation is equal', () => {
    expect(
      setPassword({ token: 'token', contents: undefined }).read(
        form({ password: good.password, confirmation: good.password }),
      ),
    ).toEqual({
      valid: true,
      body: { password: good.password },
    })
  })

  test.each<[string, string, Record<string, string>]>([
    ['short 1', 'short 1', { password: 'Password must be at least 8 characters' }],
    ['only letters', 'only letters', { password: 'Password must contain both letters and numbers' }],
    [
      'only letters',
      'only letter',
      {
        password: 'Password must contain both letters and numbers',
        confirmation: 'Please type the same password again',
      },
    ],
    [good.password, 'another 1', { confirmation: 'Please type the same password again' }],
    ['', '', { password: 'Password must be at least 8 characters' }],
  ])('%j, confirmed as %j, is not', (password, confirmation, problems) => {
    expect(
      setPassword({ token: 'token', contents: undefined }).read(form({ password, confirmation })),
    ).toEqual({ valid: false, problems })
  })
})

describe('registering', () => {
  const person = { ...good, name: ' Aisyah Rahman ', phone: '' }

  test('needs a name and an e-mail address', () => {
    expect(register.read(form({ name: '', email: '', phone: '', password: '' }))).toEqual({
      valid: false,
      problems: { name: 'Please enter your name', email: 'Please enter your email address' },
    })
  })

  test('needs neither phone nor password, but validates both when they are entered', () => {
    expect(register.read(form({ ...person, password: '' }))).toMatchObject({ valid: true })
    expect(register.read(form({ ...person, phone: 'call me', password: 'short' }))).toEqual({
      valid: false,
      problems: {
        phone: 'Please use only digits, spaces and + ( ) - . in the phone number',
        password: 'Password must be at least 8 characters',
      },
    })
  })

  test('trims the name', () => {
    expect(register.read(form(person))).toMatchObject({ body: { name: 'Aisyah Rahman' } })
  })
})
