import { describe, expect, test } from 'vitest'
import { amountText, payIn, payProblemsIn, payTextOf } from './pay-values.ts'

const typed = (values: Readonly<Record<string, string>>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ payCurrency: 'MYR', payPer: 'month', ...values }))
    form.set(name, value)
  return form
}

describe('the pay in the form of a position', () => {
  test('is undefined without an amount', () => {
    expect(payIn(typed({ payFrom: ' ', payTo: '' }))).toBeUndefined()
    expect(payProblemsIn(typed({ payFrom: '', payCurrency: 'ringgit' }))).toEqual({})
  })

  test.for([
    ['9000', 9000],
    [' 9,000 ', 9000],
    ['RM 9,000', 9000],
    ['12 500.50', 12_500.5],
    ['1,200,000', 1_200_000],
  ] as const)('reads %j as %d', ([text, from]) => {
    expect(payIn(typed({ payFrom: text }))).toEqual({ from, currency: 'MYR', per: 'month' })
  })

  test('takes a range and another currency for another period', () => {
    const form = typed({ payFrom: '60', payTo: '80', payCurrency: 'sgd', payPer: 'hour' })
    expect(payIn(form)).toEqual({ from: 60, to: 80, currency: 'SGD', per: 'hour' })
    expect(payProblemsIn(form)).toEqual({})
  })

  test('reads RM as MYR', () => {
    expect(payIn(typed({ payFrom: '9000', payCurrency: 'RM' }))).toMatchObject({ currency: 'MYR' })
  })

  test.for([
    [{ payFrom: 'competitive' }, 'payFrom', /a number/],
    [{ payFrom: '9,00' }, 'payFrom', /a number/],
    [{ payFrom: '0' }, 'payFrom', /a number/],
    [{ payTo: '9000' }, 'payFrom', /a number/],
    [{ payFrom: '9000', payTo: 'more' }, 'payTo', /a number/],
    [{ payFrom: '9000', payTo: '8000' }, 'payTo', /at least as high/],
    [{ payFrom: '2000000000' }, 'payFrom', /billion/],
    [{ payFrom: '9000', payCurrency: 'ringgit' }, 'payCurrency', /three letters/],
  ] as const)('refuses %j at its field', ([values, field, message]) => {
    expect(payProblemsIn(typed(values))).toEqual({ [field]: expect.stringMatching(message) })
  })

  test('writes an amount so that it is read as the same amount', () => {
    for (const amount of [60, 9000, 1_200_000, 12.5])
      expect(payIn(typed({ payFrom: amountText(amount) }))?.from).toBe(amount)
    expect([amountText(undefined), amountText('nine')]).toEqual(['', 'nine'])
  })

  test('keeps what is not a number as it was typed, for the field to show again', () => {
    expect(payIn(typed({ payFrom: 'nine thousand', payTo: '10000' }))).toMatchObject({
      from: 'nine thousand',
      to: 10_000,
    })
  })

  test('is previewed as text once it is valid', () => {
    expect(payTextOf(payIn(typed({ payFrom: '9000', payTo: '13000' })))).toBe('RM 9,000–13,000 a month')
    expect(payTextOf(payIn(typed({ payFrom: 'nine' })))).toBeUndefined()
    expect(payTextOf(undefined)).toBeUndefined()
  })
})
