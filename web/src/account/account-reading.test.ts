import { describe, expect, test } from 'vitest'
import { readNewPassword, readRegistration, readResetRequest, readSignIn } from './account-reading.ts'

const form = (fields: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const good = { email: ' aisyah@example.com ', password: 'eight racks in 1 row' }

describe('signing in', () => {
  test('takes an address without the spaces around it, and a password as it is', () => {
    expect(readSignIn(form({ ...good, password: ' spaces 1 ' }))).toEqual({
      valid: true,
      values: { email: 'aisyah@example.com', password: ' spaces 1 ', remember: false },
    })
    expect(readSignIn(form({ ...good, remember: 'on' }))).toMatchObject({ values: { remember: true } })
  })

  test.each(['', 'aisyah', 'aisyah@', 'a b@example.com'])('does not take %j for an address', (email) => {
    expect(readSignIn(form({ ...good, email }))).toEqual({
      valid: false,
      problems: { email: 'Invalid email address' },
    })
  })

  test('asks for eight characters, and not for what newer passwords are made of', () => {
    expect(readSignIn(form({ ...good, password: 'seven77' }))).toEqual({
      valid: false,
      problems: { password: 'Password must be at least 8 characters' },
    })
    expect(readSignIn(form({ ...good, password: 'onlyletters' }))).toMatchObject({ valid: true })
  })
})

describe('asking for a link', () => {
  test('needs an address', () => {
    expect(readResetRequest(form({ email: '  ' }))).toEqual({
      valid: false,
      problems: { email: 'Please enter your email address' },
    })
    expect(readResetRequest(form(good))).toEqual({ valid: true, values: { email: 'aisyah@example.com' } })
  })
})

describe('a new password', () => {
  test('is taken when it keeps the rules and was typed twice', () => {
    expect(readNewPassword(form({ password: good.password, confirmation: good.password }))).toEqual({
      valid: true,
      values: { password: good.password },
    })
  })

  test.each<[string, string, Record<string, string>]>([
    ['short 1', 'short 1', { password: 'Password must be at least 8 characters' }],
    ['only letters', 'only letters', { password: 'Password must contain both letters and numbers' }],
    [good.password, 'another 1', { confirmation: 'Please type the same password again' }],
    ['', '', { password: 'Password must be at least 8 characters' }],
  ])('%j, confirmed as %j, is not', (password, confirmation, problems) => {
    expect(readNewPassword(form({ password, confirmation }))).toEqual({ valid: false, problems })
  })
})

describe('registering', () => {
  const person = { ...good, name: ' Aisyah Rahman ', phone: '' }

  test('needs a name and an address', () => {
    expect(readRegistration(form({ name: '', email: '', phone: '', password: '' }))).toEqual({
      valid: false,
      problems: { name: 'Please enter your name', email: 'Please enter your email address' },
    })
  })

  test('needs neither phone nor password, but looks at both when they are there', () => {
    expect(readRegistration(form({ ...person, password: '' }))).toMatchObject({ valid: true })
    expect(readRegistration(form({ ...person, phone: 'call me', password: 'short' }))).toEqual({
      valid: false,
      problems: {
        phone: 'Please use only digits, spaces and + ( ) - . in the phone number',
        password: 'Password must be at least 8 characters',
      },
    })
  })

  test('leaves out the spaces around a name', () => {
    expect(readRegistration(form(person))).toMatchObject({ values: { name: 'Aisyah Rahman' } })
  })
})
